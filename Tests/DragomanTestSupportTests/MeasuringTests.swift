import DragomanTestSupport
import Foundation
import Testing

/// Texts in letters that are 10 points wide and lines that are 20 points high.
@Suite struct MeasuringTests {
  private func text(
    _ text: String, in width: CGFloat, _ height: CGFloat, lines: Int = 1, smallestScale: CGFloat = 1
  ) -> MeasuredText {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { CGFloat($0.count) * 10 }
    let wrapped = paragraphs.map { max(($0 / width).rounded(.up), 1) }.reduce(0, +)
    return MeasuredText(
      text, unwrapped: CGSize(width: paragraphs.max() ?? 0, height: CGFloat(paragraphs.count) * 20),
      wrapped: CGSize(width: min(paragraphs.max() ?? 0, width), height: wrapped * 20),
      given: CGSize(width: width, height: height), lines: lines, smallestScale: smallestScale)
  }

  @Test func aLineHasRoomIfItIsNoWiderAndNoHigher() {
    #expect(text("Save", in: 40, 20).hasRoom)
    #expect(!text("Saved", in: 40, 20).hasRoom)
    #expect(!text("Save", in: 40, 18).hasRoom)
    #expect(!text("Save", in: 0, 0).hasRoom)
  }

  @Test func whatIsLessThanAPointIsNotMissing() {
    #expect(text("Save", in: 39.5, 19.5).hasRoom)
    #expect(!text("Save", in: 38.5, 20).hasRoom)
  }

  @Test func nothingAlwaysHasRoom() {
    #expect(text("", in: 0, 0).hasRoom)
  }

  @Test func linesAreBrokenAsOftenAsTheyMayBe() {
    #expect(text("Save the file", in: 70, 40, lines: 2).hasRoom)
    #expect(text("Save the file", in: 70, 40, lines: 0).hasRoom)
    // Three lines: there is room for them, and there is not.
    #expect(text("Save all the files", in: 70, 60, lines: 0).hasRoom)
    #expect(!text("Save all the files", in: 70, 40, lines: 0).hasRoom)
    // There is room for three, and two are allowed.
    #expect(!text("Save all the files", in: 70, 60, lines: 2).hasRoom)
  }

  @Test func paragraphsAreLinesToo() {
    #expect(!text("Save\nfile", in: 100, 60).hasRoom)
    #expect(text("Save\nfile", in: 100, 40, lines: 2).hasRoom)
    #expect(!text("Save\nthe\nfile", in: 100, 60, lines: 2).hasRoom)
    #expect(text("Save\r\nfile", in: 200, 40, lines: 2).hasRoom)
  }

  @Test func aLineMayBeMadeSmaller() {
    #expect(text("Save as", in: 40, 20, smallestScale: 0.5).hasRoom)
    #expect(!text("Save as …", in: 40, 20, smallestScale: 0.5).hasRoom)
  }

  @Test func aFaultNamesTheViewsAroundItAndTheSizes() {
    let screen = MeasuredView(
      "settings", kind: "UIView",
      subviews: [
        MeasuredView(kind: "UILabel", text: text("Speichern", in: 60.5, 20)),
        MeasuredView(
          kind: "UIStackView",
          subviews: [
            MeasuredView(
              "save", kind: "UIButton", subviews: [MeasuredView(kind: "UILabel", text: text("Sichern", in: 60, 20))]),
            MeasuredView("ok", kind: "UILabel", text: text("OK", in: 60, 20)),
          ]),
        MeasuredView(
          kind: "UIView", isHidden: true, subviews: [MeasuredView(kind: "UILabel", text: text("Hidden", in: 0, 0))]),
      ])
    #expect(
      screen.textsWithoutRoom == [
        "settings > UILabel “Speichern”: needs 90 × 20, has 61 × 20",
        "settings > save > UILabel “Sichern”: needs 70 × 20, has 60 × 20",
      ])
  }

  @Test func sizesThatAreNoNumberStayAsTheyAre() {
    let text = MeasuredText("a", unwrapped: CGSize(width: CGFloat.infinity, height: 20), wrapped: .zero, given: .zero)
    let view = MeasuredView(kind: "Label", text: text)
    #expect(view.textsWithoutRoom == ["Label “a”: needs inf × 20, has 0 × 0"])
  }

  @MainActor @Test func everyLanguageIsMeasured() throws {
    final class Label: LocalizationTarget {
      var text = ""
    }
    let localizer = Localizer.inMemory(["en": ["save": "Save"], "de": ["save": "Speichern"]])
    let label = Label()
    label.localized.text = localizer.text("save")
    let faults = try localizer.layoutFaults { _ in
      MeasuredView("save", kind: "Label", text: text(label.text, in: 60, 20)).textsWithoutRoom
    }
    #expect(faults.map(\.description) == ["de: save “Speichern”: needs 90 × 20, has 60 × 20"])
  }
}
