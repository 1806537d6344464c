/// Data that is not what the tables can hold: the generator stops rather than write a table that lies.
struct GenerationError: Error, CustomStringConvertible {
  let fact: String

  var description: String { "CLDR's data has changed in kind: \(fact)" }
}
