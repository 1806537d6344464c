/// What the messages are written with.
enum MessageArguments {
  static let count = 1024

  /// From 0 to 9,999,999.
  static let numbers: [Int] = {
    var random = SeededRandom(seed: 7)
    return (0..<count).map { _ in Int.random(in: 0...9_999_999, using: &random) }
  }()

  static let names: [String] = {
    let some = ["Olena", "Taras", "Bartholomew", "Zoe", "Rajesh Kumar", "Fatima", "Maximilian", "Ivan Franko"]
    return (0..<count).map { some[$0 % some.count] }
  }()
}
