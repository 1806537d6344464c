import Foundation
public import Observation
import Synchronization

/// What the person chose: to follow the system, or one language.
///
/// There is one for the process, ``shared``; each ``Localizer`` follows it. It can be read on any thread, and is
/// observable. It is changed through a localizer, which knows what exists.
public final class LanguageSelection: Sendable, Observable {
  /// The choice of the process, kept in the standard defaults.
  public static let shared = LanguageSelection()

  /// What a person can choose.
  public enum Choice: Sendable, Hashable {
    /// The languages of the system, in their order.
    case system
    /// One language.
    case language(Language)
  }

  struct State {
    var choice: Choice
    /// Grows with each change, so that of two threads the later one has its way.
    var version = 0
    /// The last attempt to store a choice that succeeded; see ``choose(_:)``.
    var lastStored = 0
    var attempts = 0
    /// How many attempts are under way.
    var writers = 0
    /// Whether the store may hold something else since an attempt is under way.
    var isReloadDue = false
    /// What is stored for the next launch alone.
    var postponed: Choice?
    /// Why what is stored could not be read.
    var storeFault: String?
  }

  let state: Mutex<State>
  let followers = FollowerList()
  let refreshProgress = RefreshProgress()
  let store: any LanguageStoring
  private let given: PreferredLanguages?
  private let registrar = ObservationRegistrar()
  private let watching = Mutex<Task<Void, Never>?>(nil)

  /// Makes a selection over a store, with the person's languages of the system or, for tests and servers, a list of
  /// one's own.
  public init(store: some LanguageStoring = .standardDefaults, preferredLanguages: [Language]? = nil) {
    self.store = store
    given = preferredLanguages.map { PreferredLanguages(languages: $0, source: .system) }
    state = Mutex(State(reading: store))
    let task = followStore()
    watching.withLock { $0 = task }
  }

  deinit {
    watching.withLock { $0 }?.cancel()
  }

  /// What was chosen. Tracked by Observation.
  public var choice: Choice {
    registrar.access(self, keyPath: \.choice)
    return state.withLock(\.choice)
  }

  /// Tells observers that ``choice`` is another one.
  func signalChoice() {
    registrar.withMutation(of: self, keyPath: \.choice) {}
  }

  /// The person's languages, most wanted first, as the system has them; the choice is not among them.
  public var preferredLanguages: [Language] { preferences.languages }

  /// The person's languages, and where the list comes from.
  var preferences: PreferredLanguages { given ?? LanguageStores.Defaults.preferredLanguages }
}

extension LanguageSelection.State {
  fileprivate init(reading store: some LanguageStoring) {
    do {
      choice = .init(try store.read())
    } catch {
      choice = .system
      storeFault = String(describing: error)
    }
  }
}

extension LanguageSelection.Choice {
  init(_ stored: Language?) {
    self = stored.map(Self.language) ?? .system
  }

  /// What is stored for it.
  var language: Language? {
    if case .language(let language) = self { language } else { nil }
  }
}
