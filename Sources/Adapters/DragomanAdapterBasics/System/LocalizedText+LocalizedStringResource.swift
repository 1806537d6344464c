#if canImport(Darwin)
  public import Dragoman
  public import Foundation

  extension LocalizedText {
    /// The text of a resource, which Foundation finds and formats in the language in force.
    public init(_ resource: LocalizedStringResource) {
      self = "\(resource.key, format: ResourceStyle(resource: resource))"
    }
  }

  extension LocalizedStringResource {
    /// A text as a resource, for system interfaces such as App Intents: the text in the language of now, which the
    /// system shows as it is.
    public init(_ text: LocalizedText) {
      self.init(stringLiteral: text.string)
    }
  }

  /// Hands the language that a text is resolved in over to a resource.
  private struct ResourceStyle: FormatStyle {
    var resource: LocalizedStringResource

    func format(_ key: String) -> String { String(localized: resource) }

    func locale(_ locale: Locale) -> ResourceStyle {
      var style = self
      style.resource.locale = locale
      return style
    }

    static func == (left: Self, right: Self) -> Bool { left.resource == right.resource }

    func hash(into hasher: inout Hasher) { hasher.combine(resource.key) }
  }
#endif
