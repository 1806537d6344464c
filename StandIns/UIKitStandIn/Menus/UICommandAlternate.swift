public import Foundation

/// What a command is while keys are held.
@MainActor open class UICommandAlternate: NSObject {
  override init() { super.init() }
}
