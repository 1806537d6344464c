import Dragoman
import DragomanFormats

/// What manifests and Xcode projects say of the language of the texts in their code.
struct DeclaredLanguages: Sendable {
  /// By the folder for whose contents it is said.
  private var languages: [(folder: String, language: Language)] = []
  /// What is said around the project.
  private var around: Language?

  init(_ files: ProjectFiles) {
    for path in files.paths.map(FilePath.init) {
      guard let language = Self.language(in: files.displayPath(of: path.text)) else { continue }
      // An Xcode project itself is a folder.
      languages.append((path.name == "Package.swift" ? path.folder : FilePath(path.folder).folder, language))
    }
    around = files.surroundings.lazy.compactMap(Self.language(around:)).first
  }

  /// What is said in a folder, or else around it.
  static func language(ofFolder path: String) -> Language? {
    let surroundings = Surroundings(of: path)
    return ([surroundings.own] + surroundings.folders).lazy.compactMap(language(around:)).first
  }

  private static func language(around folder: Surroundings.Folder) -> Language? {
    let files = ["Package.swift"] + folder.projects.map { "\($0)/project.pbxproj" }
    return files.lazy.compactMap { language(in: "\(folder.path)/\($0)") }.first
  }

  /// What a manifest or an Xcode project says; nil for another file.
  private static func language(in path: String) -> Language? {
    let words: String
    let comments: CodeScanner.Comments
    switch FilePath(path).name {
    case "Package.swift": (words, comments) = ("defaultLocalization:", .swift)
    case "project.pbxproj": (words, comments) = ("developmentRegion =", .propertyList)
    default: return nil
    }
    guard let bytes = try? FileContents.read(path) else { return nil }
    return language(in: bytes, after: Array(words.utf8), comments: comments)
  }

  /// The language said for a folder, or for the nearest one around it.
  func language(for folder: String) -> Language? {
    languages.filter { $0.folder.isEmpty || folder == $0.folder || folder.hasPrefix($0.folder + "/") }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }?.language ?? around
  }

  /// The language whose tag stands behind certain words in the code, in quotation marks or not.
  private static func language(
    in bytes: [UInt8], after words: [UInt8], comments: CodeScanner.Comments
  ) -> Language? {
    guard let first = words.first else { return nil }
    var code = CodeScanner(bytes, comments: comments)
    var offset = bytes.firstOffset(of: first, in: 0..<bytes.count)
    while offset < bytes.count {
      if bytes[offset...].starts(with: words), code.isCode(at: offset) {
        let rest = bytes[(offset + words.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
        let tag = rest.prefix { $0.isTagByte }
        if let language = LanguageFolder.language(String(decoding: tag, as: UTF8.self)) { return language }
      }
      offset = bytes.firstOffset(of: first, in: (offset + 1)..<bytes.count)
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isTagByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
