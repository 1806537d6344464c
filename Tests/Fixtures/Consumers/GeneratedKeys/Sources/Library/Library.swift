import Dragoman

/// The title of the library, from its own bundle.
public func libraryTitle() -> String { title.string }

let title: LocalizedText = .title
