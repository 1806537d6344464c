import Foundation

/// Code of a page as it is compiled: declarations as they stand, statements in a function.
struct Snippet: Sendable {
  /// What the code is written for, which says what has to be imported.
  enum Kind: CaseIterable {
    /// UIKit, SwiftUI, or nothing that is seen.
    case program
    case appKit
    case manifest
  }

  private let page: String
  private let line: Int
  private let lines: [String]

  init(page: String, line: Int, lines: [String]) {
    self.page = page
    self.line = line
    // What a page leaves out, and what only Apple's compiler has.
    self.lines = lines.map { $0.replacing("{ … }", with: "{ }").replacing(/@objc(?:\([\w:]*\))? ?/, with: "") }
  }

  var kind: Kind {
    let beginnings = ["import PackageDescription", ".executableTarget(", ".testTarget("]
    if lines.contains(where: { line in beginnings.contains(where: line.hasPrefix) }) {
      return .manifest
    }
    let isForTheMac = lines.contains { $0 == "import DragomanAppKit" || $0.contains("NSApplication") }
    return page.contains("AppKit") || isForTheMac ? .appKit : .program
  }

  /// Whether it cannot be compiled together with others, whose declarations might have the same names.
  var standsAlone: Bool { kind == .manifest || lines.contains(where: \.isOfFile) }

  /// The file that is compiled; what the compiler says of it has the lines of the page.
  func source(function name: String) -> String {
    guard kind != .manifest else { return manifest }
    let declarations = declarations
    let code = imports + at(line) + lines.enumerated().map { declarations.contains($0.offset) ? $0.element : "" }
    let statements = lines.enumerated().map {
      declarations.contains($0.offset) || $0.element.hasPrefix("import ") ? "" : $0.element
    }
    return (code + ["@MainActor func \(name)() async throws {"] + at(line) + statements + ["}"]).joined(separator: "\n")
  }

  private func at(_ line: Int) -> [String] { ["#sourceLocation(file: \"\(page)\", line: \(line))"] }

  /// A whole manifest, or some targets of one.
  private var manifest: String {
    let isWhole = lines.contains { $0.hasPrefix("let package") }
    let start = isWhole ? at(line) : ["import PackageDescription"] + at(line - 1) + ["let targets: [Target] = ["]
    return (start + lines + (isWhole ? [] : ["]"])).joined(separator: "\n")
  }

  /// The lines that belong to declarations which cannot stand in a function.
  private var declarations: IndexSet {
    var result = IndexSet()
    guard standsAlone else { return result }
    var isInside = false
    for (index, line) in lines.enumerated() {
      isInside = isInside || line.isOfFile || line.isDeclarationOfType
      if isInside { result.insert(index) }
      // A declaration ends on its own line, or at a brace that begins one.
      if line.hasPrefix("}")
        || (line.hasSuffix("}") && line.count { $0 == "{" } == line.count { $0 == "}" } && !line.hasPrefix(" "))
      {
        isInside = false
      }
    }
    return result
  }

  /// Apple's frameworks are compiled against what stands in for them.
  private var imports: [String] {
    let adapters = kind == .appKit ? ["AppKit"] : ["UIKit", "SwiftUI"]
    let known = ["Dragoman", "Foundation"] + adapters.flatMap { ["Dragoman\($0)", "\($0)StandIn"] }
    let own = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
    let others = own.map { ["UIKit", "AppKit", "SwiftUI"].contains($0) ? "\($0)StandIn" : $0 }
    return Set(known + others).sorted().map { "import \($0)" }
  }
}

extension String {
  /// Whether it begins what can only stand in a file.
  fileprivate var isOfFile: Bool {
    contains(/^(?:nonisolated |@MainActor )*(?:public|extension|protocol|@main|@Suite|@Test|actor)\b/)
  }

  fileprivate var isDeclarationOfType: Bool {
    contains(/^(?:public |final |nonisolated |@MainActor |@Observable )*(?:class|struct|enum)\b/)
  }
}
