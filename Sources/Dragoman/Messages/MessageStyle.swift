/// What a call says of the way its message is written; nil leaves it to the localizer.
struct MessageStyle: Sendable, Hashable {
  var numbers: Localizer.Configuration.NumberStyle?
  var isolatesArguments: Bool?
  /// How many columns there are for a text that comes in several widths.
  var width: Int?

  /// With what another style says where this one says nothing.
  func filled(from outer: Self) -> Self {
    Self(
      numbers: numbers ?? outer.numbers, isolatesArguments: isolatesArguments ?? outer.isolatesArguments,
      width: width ?? outer.width)
  }
}
