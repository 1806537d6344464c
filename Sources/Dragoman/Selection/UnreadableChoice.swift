/// Something is stored where a choice should be, and it names no language.
struct UnreadableChoice: Error, CustomStringConvertible {
  let stored: String

  var description: String { "“\(stored)” is no language" }
}
