extension Program {
  /// The program `dragoman`: a subcommand is there as soon as it does what it says.
  static let dragoman = Program(
    name: "dragoman",
    version: "0.1.0",
    abstract: "Tools for the people around a localized Swift program.",
    subcommands: [
      Demo.self, Get.self, Format.self, Plural.self, Dump.self, Languages.self, Match.self, Check.self, Stats.self,
      Generate.self, Compile.self,
    ]
  )
}
