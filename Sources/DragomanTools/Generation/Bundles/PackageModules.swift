import DragomanFormats
import Foundation

/// The modules of packages by where their targets lie: in `Sources/NAME`, or where the manifest says.
struct PackageModules {
  /// The targets by the folders of the manifests; nil where there is none.
  private var packages: [String: PackageTargets?] = [:]

  /// The module of the target that a path lies in.
  ///
  /// - Parameter path: An absolute one.
  mutating func module(at path: String) -> String? {
    let parts = path.split(separator: "/")
    for count in parts.indices.reversed() {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      if let targets = targets(in: folder) { return targets.module(at: Array(parts[count...])) }
    }
    return nil
  }

  private mutating func targets(in folder: String) -> PackageTargets? {
    if let known = packages[folder] { return known }
    let bytes = try? FileContents.read(folder + "/Package.swift")
    let targets = bytes.map { PackageTargets(manifest: String(decoding: $0, as: UTF8.self)) }
    packages[folder] = .some(targets)
    return targets
  }
}

/// The targets of a package, as far as its manifest says them in so many words.
private struct PackageTargets {
  private let names: Set<String>
  private let paths: [[Substring]]

  init(manifest: String) {
    names = Set(manifest.matches(of: /[tT]arget\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) })
    paths = manifest.matches(of: /path:\s*"([^"\\]+)"/).map { $0.1.split(separator: "/") }
  }

  func module(at path: [Substring]) -> String? {
    let explicit = paths.filter { !$0.isEmpty && path.starts(with: $0) }.max { $0.count < $1.count }
    // Which target such a path is of is clear where they are called alike, and otherwise nothing is said.
    if let explicit { return explicit.last.flatMap { module(named: $0) } }
    guard path.count > 1, Self.folders.contains(String(path[0])) else { return nil }
    return module(named: path[1])
  }

  private func module(named name: Substring) -> String? {
    guard names.contains(String(name)) else { return nil }
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Source: "Target" in the documentation of SwiftPM's PackageDescription.
  private static let folders: Set = ["Sources", "Source", "src", "srcs", "Tests"]
}
