/// Xcode's String Catalog.
package struct StringCatalog: Sendable {
  package struct Localization: Sendable, Hashable {}
}
