import Dragoman

@main struct OwnClasses {
  @MainActor static func main() throws {
    let localizer = Localizer(
      sources: [.dictionary(["en": ["a": "A"], "uk": ["a": "А-укр"]])], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]))
    let gauge = Gauge()
    gauge.localizedCaption = localizer.text("a")
    gauge.localized.unit = "\(localizer.text("a"))/s"
    gauge.setLocalized("picture", by: localizer) { gauge, localizer in gauge.picture = "\(localizer.language).png" }
    #if canImport(UIKit) || os(Linux)
      let card = Card()
      card.localize(key: "a", by: localizer)
      card.localizedFace.title = localizer.text("a")
      card.localizedFace.image = .named("absent", by: localizer)
    #endif
    try localizer.select("uk")
    precondition(gauge.caption == "А-укр" && gauge.unit == "А-укр/s" && gauge.picture == "uk.png")
    #if canImport(UIKit) || os(Linux)
      precondition(card.heading == "А-укр" && card.face?.title == "А-укр")
    #endif
    print("Classes of one's own follow the language.")
  }
}
