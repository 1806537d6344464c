internal import DragomanTools

extension ShownNumber: ArgumentValue {
  static var expectation: String { "a number such as 3, 1.50 or 1.2c6" }

  init?(argument: String) {
    self.init(argument)
  }
}
