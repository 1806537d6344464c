#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension Language {
    /// The direction of the language as views are told it.
    @available(*, deprecated, message: "write window.followLayoutDirection(), or ask isRightToLeft")
    public var semantic: UISemanticContentAttribute { isRightToLeft ? .forceRightToLeft : .forceLeftToRight }
  }
#endif
