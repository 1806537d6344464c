/// The names under which a resource may lie in a folder, the one that suits best first.
struct ResourceName: Sendable {
  /// From the folder down.
  let paths: [String]

  /// Nil where a part would lead out of the folder. The subdirectory may be written `flags/` too.
  init?(_ name: String, fileExtension: String?, subdirectory: String?, device: DeviceSuffix?) {
    guard ResourcePath(name) != nil else { return nil }
    let file = [name, fileExtension ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    let folder = subdirectory ?? ""
    let separator = folder.isEmpty || folder.hasSuffix("/") ? "" : "/"
    guard let path = ResourcePath(folder + separator + file) else { return nil }
    paths = [device?.adding(to: path.text), path.text].compactMap(\.self)
  }
}
