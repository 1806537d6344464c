import Foundation

/// What is needed of a file that `swift symbolgraph-extract` writes.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      /// The compiler's own name, the same in its index.
      let precise: String
    }

    struct Availability: Decodable {
      let domain: String?
      let introduced: Version?
    }

    struct Version: Decodable {
      let major: Int
      let minor: Int?
    }

    struct Location: Decodable {
      struct Position: Decodable {
        let line: Int
      }

      let uri: String
      let position: Position
    }

    struct Kind: Decodable {
      let identifier: String
    }

    struct Fragment: Decodable {
      let spelling: String
    }

    /// There or not is all that counts.
    struct DocComment: Decodable {}

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let availability: [Availability]?
    let location: Location?
    let docComment: DocComment?
    let declarationFragments: [Fragment]?

    var name: String { pathComponents.joined(separator: ".") }
  }

  let symbols: [Symbol]

  /// The files of symbol graphs in a folder: one for each module and each module that it extends.
  static func files(in folder: URL) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let graphs = files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    guard !graphs.isEmpty else { throw CheckFailure.nothingIn(folder: folder.path) }
    return graphs
  }

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }
}
