/// The categories into which languages sort numbers, by CLDR's names (UTS #35, "Language Plural Rules").
///
/// On a fast path `switch` over it: in another module `==` is a call through `Equatable`, and dearer than the rules.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
