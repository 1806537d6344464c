/// One thing the program does: it declares its arguments, and delegates the job to `DragomanTools`.
protocol Subcommand: SendableMetatype {
  /// Name, help, options and operands.
  static var declaration: SubcommandDeclaration { get }

  /// Takes from the arguments what the subcommand needs.
  init(_ values: ArgumentValues) throws(UsageError)

  /// Does the job. What is printed reaches the person only when this returns, and not at all when it throws.
  @MainActor func run(on console: Console) throws -> ExitStatus
}
