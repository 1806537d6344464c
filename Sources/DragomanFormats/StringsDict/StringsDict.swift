/// Apple's property list of plural and other variants.
package enum StringsDict {
  package struct Entry: Sendable, Hashable {}
}
