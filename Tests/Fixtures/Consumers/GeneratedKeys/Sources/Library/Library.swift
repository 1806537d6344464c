/// The title of the library, from its own bundle.
public func libraryTitle() -> String { L10n.title }
