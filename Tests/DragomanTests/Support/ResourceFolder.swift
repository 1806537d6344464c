@testable import Dragoman
import Foundation
import TestResources

/// A folder of files, and a localizer over it.
struct ResourceFolder {
  let folder: TemporaryFolder

  /// Each file says its own path.
  init(_ files: [String]) throws {
    folder = try TemporaryFolder(Dictionary(files.map { ($0, $0) }) { first, _ in first })
  }

  var source: TranslationSource { .directory(folder.url) }

  func localizer(device: String? = nil, system: [Language] = ["uk"]) -> TestLocalizer {
    Self.localizer([source], device: device, system: system)
  }

  static func localizer(
    _ sources: [TranslationSource], device: String? = nil, system: [Language] = ["uk"]
  ) -> TestLocalizer {
    var configuration = Localizer.Configuration.forTests
    configuration.device = device
    return TestLocalizer(sources, default: "en", system: system, configuration: configuration)
  }

  /// What a file that was found says; nil where none was.
  static func text(of url: URL?) -> String? {
    url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// A path of the folder where it lies on the disk.
  func url(_ path: String) -> URL { folder.url.appending(path: path) }
}
