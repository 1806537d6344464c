extension String {
  var `localized`: String { self }
}
