public import Foundation

// The spellings of the libraries that Dragoman replaces, so that calls need not be rewritten.

extension String {
  /// The text for this key, with arguments by name, as SKLocalizable spells it. An argument that is no
  /// ``MessageArgument`` is shown by its description.
  public func localized(tableName: String?, bundle: Bundle? = nil, arguments: [String: Any]? = nil) -> String {
    localized(arguments.map(Self.named) ?? [:], table: tableName, bundle: bundle)
  }

  /// The text for this key, with arguments by name, as SKLocalizable spells it.
  public func localized(bundle: Bundle? = nil, arguments: [String: Any]?) -> String {
    localized(tableName: nil, bundle: bundle, arguments: arguments)
  }

  /// The text for this key, chosen by its numbers, as SKLocalizable spells it.
  public func localizedPlural(tableName: String? = nil, arguments: any MessageArgument...) -> String {
    localized(arguments: arguments, table: tableName)
  }

  private static func named(_ arguments: [String: Any]) -> [String: any MessageArgument] {
    arguments.mapValues { $0 as? any MessageArgument ?? String(describing: $0) }
  }
}

/// The text for a key, as KOLocalized spells it.
public func localized(
  _ key: String, _ arguments: any MessageArgument..., table: String? = nil, bundle: Bundle? = nil
) -> String {
  key.localized(arguments: arguments, table: table, bundle: bundle)
}

/// The text for a key, as KOLocalized spells it.
public func KOLocalized(_ key: String) -> String { key.localized }

/// The text for a key, as the first KOLocalized spells it.
public func KOLocalized(key: String) -> String { key.localized }

/// The text for a key, as KOLocalizedString spells it.
public func KOLocalizedString(_ key: String, comment: String = "") -> String { key.localized }
