package import Dragoman
package import DragomanFormats

/// All files of a bundle that have texts under one name.
package struct ProjectTable: Sendable {
  package let name: String
  /// As a person calls the bundle's folder.
  package let bundle: String
  package let sourceLanguage: Language
  /// The files, each once, in the order of languages, of each language from the file that gives way to the one that
  /// wins.
  package let files: [ProjectFile]
  /// The storyboards and the like that have the source texts in themselves.
  package let interfaceFiles: [String]

  init(
    name: String, bundle: String, sourceLanguage: Language, files: [(Language, TableListing.File)],
    interfaceFiles: [String]
  ) {
    self.name = name
    self.bundle = bundle
    self.sourceLanguage = sourceLanguage
    self.interfaceFiles = interfaceFiles
    var merged: [ProjectFile] = []
    var places: [String: Int] = [:]
    for (language, file) in files {
      let reading = ProjectFile.Reading(language: language, catalogLanguage: file.catalogLanguage)
      if let place = places[file.path] {
        merged[place].readings.append(reading)
      } else {
        places[file.path] = merged.count
        merged.append(ProjectFile(file, reading))
      }
    }
    self.files = merged
  }

  /// The languages that have a file, sorted by tag.
  package var languages: [Language] {
    Set(files.flatMap { $0.readings.map(\.language) }).sorted { $0.identifier < $1.identifier }
  }

  /// Whether the texts of the source language are elsewhere than in tables: in a storyboard, or in an `Info.plist`.
  package var hasSourceElsewhere: Bool {
    !interfaceFiles.isEmpty || Self.tablesOfOtherFiles.contains(name.lowercased())
  }

  /// Whether its texts are those for keys of an `Info.plist`. The case differs, since Apple's disks do not care.
  package var isOfInfoPlist: Bool { name.lowercased() == "infoplist" }

  private static let tablesOfOtherFiles: Set = ["infoplist", "appshortcuts", "root"]
}

/// A file of a table.
package struct ProjectFile: Sendable {
  /// For which language the file is read, and what a String Catalog calls that language.
  package struct Reading: Sendable, Hashable {
    package let language: Language
    package let catalogLanguage: String?
  }

  package let path: String
  package let kind: FileKind
  /// One, or for a String Catalog those of its languages.
  package fileprivate(set) var readings: [Reading]
  private let file: TableListing.File

  fileprivate init(_ file: TableListing.File, _ reading: Reading) {
    path = file.path
    kind = file.kind
    readings = [reading]
    self.file = file
  }

  package func contents(limits: FormatLimits) throws(FileFailure) -> [UInt8] {
    try file.contents(limits: limits)
  }
}
