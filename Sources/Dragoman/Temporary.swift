import DragomanFormats
import Foundation
enum FolderLanguage { static func language(_ s: String) -> Language? { Language(identifier: s) } }
struct SystemLanguages { var languages: [Language] = [.english]; static var current: Self { Self() } }
struct LanguageLocales: Sendable { let numbers: Locale; let dates: Locale
  struct Person { static var current: Person { Person() } }
  init(_ l: Language, person: Person?) { numbers = Locale(identifier: l.identifier); dates = numbers } }
struct AcceptLanguage { init(_ s: String) {} ; func bestMatch(among: [String], default: String) -> Int? { nil } }
extension Language { var parents: [Language] { [] } }
enum StringsDictReader { static func read(_ b: [UInt8], limits: FormatLimits, into s: inout some TableSink) {} }
enum PropertyListTableReader { static func read(_ b: [UInt8], limits: FormatLimits, into s: inout some TableSink) {} }
extension FileFailure { var sentence: String { "" } }
