/// Remembers which keys a file has given, and where, to find those given twice; keys are compared as ``KeyIndex`` does.
struct KeyRegister<Place> {
  private var keys = KeyIndex()
  private var places: [Place] = []

  /// Registers a key and returns the place it had before.
  mutating func register(_ key: String, at place: Place) -> Place? {
    let (number, isNew) = keys.insert(key)
    guard !isNew else {
      places.append(place)
      return nil
    }
    defer { places[number] = place }
    return places[number]
  }
}
