import Observation
import Synchronization

/// Reads the bodies of views as SwiftUI does: after their properties have been told the environment, and watching which
/// observable values they read.
@MainActor final class Renderer {
  private let changed = Changed()
  /// The types of the views whose bodies were read, in order.
  private(set) var read: [String] = []

  /// The types of the views whose bodies would be read anew.
  var invalidated: Set<String> { changed.names.withLock { $0 } }

  func render(_ view: some View, _ environment: EnvironmentValues) -> Rendering {
    if let view = view as? any ShownView { return view.show(in: self, environment) }
    for case let property as any EnvironmentReading in Mirror(reflecting: view).children.map(\.value) {
      property.read(environment)
    }
    let name = String(describing: type(of: view)).prefix { $0 != "<" }
    read.append(String(name))
    let body = withObservationTracking {
      view.body
    } onChange: { [changed] in
      changed.names.withLock { _ = $0.insert(String(name)) }
    }
    return render(body, environment)
  }

  func all(_ views: [any View], _ environment: EnvironmentValues) -> Rendering {
    var all = Rendering()
    for view in views { all.add(render(view, environment)) }
    return all
  }

  /// What has changed, told on any thread.
  private final class Changed: Sendable {
    let names = Mutex<Set<String>>([])
  }
}
