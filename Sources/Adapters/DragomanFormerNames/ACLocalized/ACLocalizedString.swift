public import Dragoman

/// A text that is resolved when it is read, as ACLocalized calls it.
@available(*, deprecated, renamed: "LocalizedText")
public typealias ACLocalizedString = LocalizedText

/// The text for a key, as ACLocalized calls it.
@available(*, deprecated, renamed: "LocalizedText")
public typealias ACLocalizedKeyString = LocalizedText

/// A text with attributes, as ACLocalized calls it.
@available(*, deprecated, renamed: "LocalizedText")
public typealias ACLocalizedAttributedString = LocalizedText

/// What all texts of ACLocalized are. It is no protocol any more: a type of one's own has a property that makes a text.
@available(*, deprecated, renamed: "LocalizedText")
public typealias ACLocalizedStringProtocol = LocalizedText
