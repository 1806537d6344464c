import Dragoman
import DragomanTools
import Foundation
import TestResources
import Testing

/// `dragoman languages` lists what a program can select in the same folder, and counts the texts it would show.
@Suite struct AgreementTests {
  static let catalog = """
    {"sourceLanguage":"uk","strings":{"k":{},"new":{"localizations":{"de":{"stringUnit":{"state":"new","value":"x"}}}}},
    "version":"1.0"}
    """

  static let folders: [[String: String]] = [
    ["Base.lproj/Localizable.strings": "k = base;", "uk.lproj/Localizable.strings": "k = uk;"],
    ["Localizable.plist": "{ menu = { k = x; }; }"],
    ["Localizable.plist": "{ k = x; }", "pt_BR_Localizable.plist": "{ k = x; }", "Other.plist": "{ k = x; }"],
    ["uk.lproj/picture.png": ""],
    ["uk.lproj/picture.png": "", "en.lproj/Localizable.strings": "k = en;"],
    ["Localizable.strings": "k = root;", "fr.lproj/Localizable.strings": "k = fr; l = fr;"],
    ["Localizable.xcstrings": catalog],
    [
      "Localizable.xcstrings": catalog, "mul.lproj/Other.xcstrings": catalog, "en.lproj/Localizable.strings": "k = en;",
    ],
    ["Localizable.xcstrings": "{ broken", "iw.lproj/Localizable.strings": "k = he;"],
    ["French.lproj/A.strings": "k = fr;", "ZH_hans.LPROJ/A.strings": "k = zh;", "qqq.lproj/A.strings": "k = doc;"],
    [
      "Info.plist": "{ CFBundleDevelopmentRegion = de; }", "de.lproj/A.strings": "k = 1;",
      "en.lproj/A.strings": "k = 1;",
    ],
    ["Info.plist": "{ CFBundleDevelopmentRegion = de; }", "Base.lproj/A.strings": "k = 1;"],
  ]

  @Test(arguments: folders) func languagesAreThoseOfTheRunTime(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let localizer = Localizer(sources: [.directory(folder.url)], selection: LanguageSelection(store: .memory)) { _ in }
    let report = try LanguageReport(folder: folder.url.path)
    #expect(report.rows.map(\.language) == localizer.languages)
    let source = report.rows.first { $0.language == localizer.defaultLanguage }
    #expect(source?.translated == (source?.keys == 0 ? nil : 1))
  }
}
