public import Foundation

/// Who is told how a person scrolls. What is optional in Objective-C is left out.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
