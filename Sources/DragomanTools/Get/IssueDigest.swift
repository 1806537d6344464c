import Dragoman
import DragomanFormats

/// What is told of the issues that came up while a key was looked up: all of those about the key, and of the many
/// that the files may have besides only that they are there.
struct IssueDigest {
  private let told: [LocalizationIssue]
  private let others: [LocalizationIssue]

  init(_ issues: [LocalizationIssue], of key: String) {
    told = issues.filter { $0.concerns(key) }
    others = issues.filter { !$0.concerns(key) }
  }

  /// Whether the key itself was shown for want of a text.
  var tellsOfNoText: Bool { told.contains { Self.kindsWithoutText.contains($0.kind) } }

  private static let kindsWithoutText: Set<LocalizationIssue.Kind> = [.missingKey, .missingTable, .noTranslations]

  /// A line for each issue that is told, and one about the others.
  var lines: [String] { told.map(\.description) + (others.isEmpty ? [] : [lineAboutOthers]) }

  private var lineAboutOthers: String {
    let files = Set(others.compactMap(\.location?.file)).sorted().joined(separator: ", ")
    let place = files.isEmpty ? "" : " in \(files)"
    return others.count == 1
      ? "1 issue of another text\(place); 'dragoman dump FILE' shows it"
      : "\(others.count) issues of other texts\(place); 'dragoman dump FILE' lists them"
  }
}

extension LocalizationIssue {
  /// Whether the issue is about the key, or about something without which no key can be looked up.
  fileprivate func concerns(_ key: String) -> Bool {
    if let issueKey = self.key { return ExactString(issueKey) == ExactString(key) }
    return location == nil || kind == .unreadableFile
  }
}
