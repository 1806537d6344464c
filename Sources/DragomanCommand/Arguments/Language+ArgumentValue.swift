internal import Dragoman

extension Language: ArgumentValue {
  static var expectation: String { "a language tag such as uk or pt-BR" }

  init?(argument: String) {
    self.init(identifier: argument)
  }
}
