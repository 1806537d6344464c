internal import DragomanTools

extension Option where Value == String {
  /// Where the translations are; the current folder unless another is named.
  static var bundle: Self {
    let named = Option<String?>.optional(
      "bundle", "DIR", help: "A folder with .lproj folders or .xcstrings files in it, instead of the current one.")
    return Option(declaration: named.declaration) { arguments throws(UsageError) in try named.read(arguments) ?? "." }
  }
}

extension NoTranslations: CommandFailure {}
