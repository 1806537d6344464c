import Testing

import DragomanTools

@Suite struct StringOneLineTests {
  @Test func controlCharactersAreEscaped() {
    #expect("a\nb\r\tc\u{1B}[31m\u{2028}d".onOneLine == #"a\nb\r\tc\u{1B}[31m\u{2028}d"#)
  }

  @Test func lettersStay() {
    #expect("Ґанок 'é' مرحبا 👩‍👩‍👧".onOneLine == "Ґанок 'é' مرحبا 👩‍👩‍👧")
  }
}
