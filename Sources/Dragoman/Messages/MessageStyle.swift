/// What a call says of the way its message is written; nil leaves it to the localizer.
struct MessageStyle: Sendable, Hashable {
  var numbers: Localizer.Configuration.NumberStyle?
  var isolatesArguments: Bool?

  /// With what another style says where this one says nothing.
  func filled(from outer: Self) -> Self {
    Self(numbers: numbers ?? outer.numbers, isolatesArguments: isolatesArguments ?? outer.isolatesArguments)
  }
}
