import DragomanFormats

extension CheckReport {
  /// The commands by which a run of GitHub Actions annotates a pull request, one a line.
  ///
  /// Files are named from the root of the repository on, as GitHub wants it, where they are in its work tree.
  ///
  /// Source: GitHub's documentation, "Workflow commands for GitHub Actions" and "Variables reference".
  ///
  /// - Parameter workspace: The work tree: what `GITHUB_WORKSPACE` says; without it paths are left as they are.
  package func gitHubCommands(workspace: String? = nil) -> [String] {
    let root = workspace.flatMap { $0.isEmpty ? nil : RepositoryRoot($0) }
    return findings.map { $0.gitHubCommand(path: root?.relativePath(of: $0.path) ?? $0.path) }
  }
}

extension Finding {
  fileprivate func gitHubCommand(path: String) -> String {
    let place = position ?? .start
    let properties = [
      "file=\(path.escaped(also: [":", ","]))", "line=\(place.line)", "col=\(place.column)", "title=\(rule)",
    ]
    return "::\(severity.rawValue) \(properties.joined(separator: ","))::\(message.escaped(also: []))"
  }
}

extension String {
  /// With what would end a command or a property of it written as `%0A` and the like.
  fileprivate func escaped(also marks: Set<Character>) -> String {
    reduce(into: "") { text, character in
      let isMark = marks.contains(character) || character == "%" || character.isNewline
      text += isMark ? character.percentEncoded : String(character)
    }
  }
}

extension Character {
  fileprivate var percentEncoded: String {
    utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
