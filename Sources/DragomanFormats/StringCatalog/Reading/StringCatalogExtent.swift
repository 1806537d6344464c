/// Where an entry of a catalog stands and what passing over it has shown.
struct StringCatalogExtent {
  let key: JSONStringToken
  /// The place of its opening brace.
  let start: Int
  /// The place after its closing brace.
  var end: Int
  var hasExtractionState = false
}
