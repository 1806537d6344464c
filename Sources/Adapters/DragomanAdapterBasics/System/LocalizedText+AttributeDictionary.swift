#if canImport(Darwin)
  public import Dragoman
  public import Foundation

  extension LocalizedText {
    /// The text with attributes; those that a part of it has already are kept.
    public func attributes(_ attributes: [NSAttributedString.Key: Any]) -> LocalizedText {
      self.attributes(AttributeContainer(attributes))
    }
  }
#endif
