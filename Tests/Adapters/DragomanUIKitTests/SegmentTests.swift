import Dragoman
import DragomanUIKit
import Testing
import UIKitStandIn

@MainActor @Suite struct SegmentTests {
  let test = TestLocalizer()

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map(control.titleForSegment)
  }

  @Test func segmentsStayBoundWhenOthersComeAndGo() throws {
    let control = UISegmentedControl(localizedItems: [test.text("a"), test.text("c")])
    control.insertSegment(withLocalizedTitle: test.text("b"), at: 1, animated: false)
    try test.localizer.select("uk")
    #expect(titles(control) == ["А-укр", "Б-укр", "В-укр"])
    control.removeLocalizedSegment(at: 0, animated: false)
    try test.localizer.select("ar")
    #expect(titles(control) == ["ب", "ج"])
  }

  @Test func aSegmentThatIsGoneDoesNotWriteIntoTheLast() throws {
    let control = UISegmentedControl(localizedItems: [test.text("a"), test.text("b")])
    control.setLocalizedTitle(test.text("c"), forSegmentAt: 7)
    control.removeSegment(at: 1, animated: false)
    try test.localizer.select("uk")
    #expect(titles(control) == ["А-укр"])
  }

  @Test func scopesAreWrittenTogether() throws {
    let bar = UISearchBar()
    bar.localizedScopeButtonTitles = [test.text("a"), test.text("b")]
    try test.localizer.select("uk")
    #expect(bar.scopeButtonTitles == ["А-укр", "Б-укр"])
    bar.localizedScopeButtonTitles = [test.text("c")]
    #expect(bar.localizedScopeButtonTitles == [test.text("c")])
    try test.localizer.select("ar")
    #expect(bar.scopeButtonTitles == ["ج"])
  }
}
