extension CompiledCatalog {
  /// Whether two files have the same texts, for the same languages and devices. The default language of the folder, which
  /// is said where it was compiled, has no part in that.
  ///
  /// - Complexity: Linear in the size of the files.
  package static func haveSameTexts(_ left: [UInt8], _ right: [UInt8]) throws(CompiledCatalogFault) -> Bool {
    let (leftHead, rightHead) = (try head(of: left), try head(of: right))
    guard leftHead.place == rightHead.place, leftHead.places == rightHead.places,
      leftHead.devices == rightHead.devices, leftHead.tables.count == rightHead.tables.count
    else { return false }
    return zip(leftHead.tables, rightHead.tables).allSatisfy { leftTable, rightTable in
      leftTable.name == rightTable.name && left[leftTable.texts] == right[rightTable.texts]
        && left[leftTable.lastResorts] == right[rightTable.lastResorts]
    }
  }

  private static func head(of file: [UInt8]) throws(CompiledCatalogFault) -> Self {
    try Self(head: Array(file.prefix(try headSize(file, fileSize: file.count))), fileSize: file.count)
  }
}
