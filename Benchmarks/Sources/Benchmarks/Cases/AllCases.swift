/// Everything that is measured.
enum AllCases {
  static func make(_ inputs: Inputs) -> [Case] {
    LookUpCases.make(inputs) + MessageCases.make(inputs) + LoadCases.make(inputs) + ThreadCases.make(inputs)
      + SwitchCases.make(inputs) + BindingCases.make() + FormatCases.make() + MemoryCases.make(inputs)
  }
}
