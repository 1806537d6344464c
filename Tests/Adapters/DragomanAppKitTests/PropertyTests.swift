import Dragoman
import DragomanAppKit
import Testing

@MainActor @Suite struct PropertyTests {
  let test = TestLocalizer()

  @Test(arguments: PropertyCase.all) func isWrittenAtBindingAndAtEachSwitch(_ property: PropertyCase) throws {
    let probe = property.make()
    probe.bind(test.text("a"))
    #expect(probe.shown() == "A")
    for (language, text) in [("uk", "А-укр"), ("ar", "ا"), ("en", "A")] as [(Language, String)] {
      try test.localizer.select(language)
      #expect(probe.shown() == text)
    }
    #expect(probe.bound() == test.text("a"))
  }

  @Test(arguments: PropertyCase.all) func isLeftAloneWhenUnbound(_ property: PropertyCase) throws {
    let probe = property.make()
    probe.bind(test.text("a"))
    probe.bind(nil)
    try test.localizer.select("uk")
    #expect(probe.shown() == "A")
    #expect(probe.bound() == nil)
  }

  @Test(arguments: PropertyCase.all) func whatIsWrittenByHandStays(_ property: PropertyCase) throws {
    let probe = property.make()
    probe.bind(test.text("a"))
    probe.writeByHand("typed")
    try test.localizer.select("uk")
    #expect(probe.shown() == "typed")
  }

  @Test(arguments: PropertyCase.all) func theLastTextStands(_ property: PropertyCase) throws {
    let probe = property.make()
    for _ in 0..<49 { probe.bind(test.text("a")) }
    probe.bind(test.text("b"))
    try test.localizer.select("uk")
    #expect(probe.shown() == "Б-укр")
  }
}
