public import Foundation
import DragomanFormats
public import Observation

/// Answers "the text for this key" from its sources, in the language in force.
///
/// An app and each of its packages have a localizer of their own; all of them follow the same ``LanguageSelection``.
/// A localizer can be used on any thread. Nothing is read before its first use, and then no file is read twice.
public final class Localizer: Sendable, Observable {
  /// Which choice of a language it follows.
  public let selection: LanguageSelection
  let configuration: Configuration
  let reporter: IssueReporter
  let follower: LanguageFollower
  /// That of the follower, one step nearer to a look-up.
  let publication: SnapshotPublication
  private let foundResources = Once<ResourceIndex>()

  /// Makes a localizer.
  ///
  /// - Parameters:
  ///   - sources: Where its texts come from; an earlier one wins over a later one.
  ///   - defaultLanguage: The language of the texts shown when nothing else fits; nil takes what the sources say.
  ///   - selection: Which choice of a language it follows.
  ///   - configuration: How it formats, falls back and reads.
  ///   - onIssue: Is told each issue once, on the thread where it came up. Nil logs them in debug builds.
  public init(
    sources: [TranslationSource] = [.main], defaultLanguage: Language? = nil, selection: LanguageSelection = .shared,
    configuration: Configuration = Configuration(), onIssue: (@Sendable (LocalizationIssue) -> Void)? = nil
  ) {
    self.selection = selection
    self.configuration = configuration
    reporter = IssueReporter(handler: onIssue)
    follower = LanguageFollower(
      sources: sources, defaultLanguage: defaultLanguage, selection: selection, configuration: configuration,
      reporter: reporter)
    publication = follower.publication
    selection.followers.add(follower)
    follower.reportStoreFault()
  }

  deinit {
    selection.followers.remove(follower)
  }

  /// Makes a localizer over the resources of a bundle, such as `.module`; the other parameters are those of
  /// ``init(sources:defaultLanguage:selection:configuration:onIssue:)``.
  public convenience init(
    bundle: Bundle, defaultLanguage: Language? = nil, selection: LanguageSelection = .shared,
    configuration: Configuration = Configuration(), onIssue: (@Sendable (LocalizationIssue) -> Void)? = nil
  ) {
    self.init(
      sources: [.bundle(bundle)], defaultLanguage: defaultLanguage, selection: selection,
      configuration: configuration, onIssue: onIssue)
  }
}

extension Localizer {
  var sources: [TranslationSource] { follower.sources }
  var givenDefaultLanguage: Language? { follower.givenDefaultLanguage }

  /// Whether a bundle is among its sources.
  func covers(_ bundle: Bundle) -> Bool {
    sources.contains { $0.bundlePath == bundle.bundlePath }
  }

  /// What the sources have; found out once.
  var index: LocalizerIndex { follower.index }

  /// Where the files of the sources lie; found out once.
  var resources: ResourceIndex { foundResources.value { ResourceIndex(sources) }.value }

  /// The bundles among the sources.
  package var bundles: [Bundle] { sources.compactMap { $0.bundlePath.flatMap(Bundle.init(path:)) } }
}

extension LanguageFollower {
  /// What the sources have; found out once.
  var index: LocalizerIndex {
    let (index, isNew) = foundIndex.value {
      LocalizerIndex(
        sources, defaultLanguage: givenDefaultLanguage, offered: configuration.languages,
        limits: configuration.limits.formatLimits)
    }
    if isNew { index.issues.forEach(reporter.report) }
    return index
  }

  var shelf: TableShelf {
    let index = index
    return filledShelf.value {
      let device = DevicePreference(device: configuration.device)
      let loader = TableLoader(
        limits: configuration.limits.formatLimits, device: device, readsInPlace: configuration.readsTextsInPlace)
      return TableShelf(index: index, loader: loader)
    }.value
  }
}

extension Localizer.Configuration.Limits {
  var formatLimits: FormatLimits {
    var limits = FormatLimits()
    limits.bytes = fileSize
    limits.depth = depth
    limits.entries = entries
    return limits
  }
}
