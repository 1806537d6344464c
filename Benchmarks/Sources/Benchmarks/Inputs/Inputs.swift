import Foundation

/// The files that are measured with, in one folder.
///
///     tables/NAME/entries.json            what is in the table
///     tables/NAME/bundle/uk.lproj/…       for Dragoman and Foundation
///     tables/NAME/compiled/uk.dragoman    the same, compiled, and read-only
///     tables/NAME/lines.tsv               for a Dictionary
///     messages/bundle/…                   messages and plurals
///     po/LOCALE/NAME.po, gettext/…        before and after msgfmt
///     icu-sources/NAME/uk.txt, icu/…      before and after genrb
///     links/0 …                           this folder under other names, for what loads a file once only
struct Inputs {
  static let linkCount = 4096

  let folder: URL

  var tables: [KeyTable] { (KeyTable.synthetic + KeyTable.real).map { $0.placed(in: folder) } }
  /// Two languages of 10,000 keys each.
  var twoLanguages: KeyTable { KeyTable.twoLanguages.placed(in: folder) }
  var messages: URL { folder.appending(path: "messages/bundle") }
  var gettext: URL { folder.appending(path: "gettext") }
  var icu: URL { folder.appending(path: "icu") }
  /// What localedef has made, which lasts longer than the rest.
  var locales: URL { folder.deletingLastPathComponent().appending(path: "locales") }

  /// The path of this folder under another name.
  func link(_ number: Int) -> String { "\(folder.path)/links/\(number)" }
}
