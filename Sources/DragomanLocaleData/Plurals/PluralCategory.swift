/// The categories into which languages sort numbers, by CLDR's names (UTS #35, "Language Plural Rules").
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
