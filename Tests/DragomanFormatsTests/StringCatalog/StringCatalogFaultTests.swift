import DragomanFormats
import Testing

@Suite struct StringCatalogFaultTests {
  static let sentences: [(fault: StringCatalogFault, sentence: String)] = [
    (.damagedEntry(.unterminatedString), "the string has no closing quote; the entry was left out"),
    (
      .damaged(.unterminatedString),
      "the string has no closing quote; what follows was left out up to the next entry"
    ),
    (.surplusBrace, "a brace too many stands before this; what it has cut off was left out"),
    (.missingBraceAtEnd, "a brace is missing before this"),
    (.noSourceLanguage, "the catalog does not say its source language"),
    (.notAnObject(field: "x"), "“x” should be an object in braces and is not used"),
    (.notText(field: "x"), "“x” should be a text in quotes and is not used"),
    (.noValue, "a text without a “value” is not used"),
    (.hopeless, "too much of the file is damaged; the rest was left out"),
  ]

  @Test(arguments: sentences.indices) func says(index: Int) {
    #expect(Self.sentences[index].fault.sentence == Self.sentences[index].sentence)
  }
}
