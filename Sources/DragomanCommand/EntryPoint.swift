/// Where the program `dragoman` begins.
///
/// It stays synchronous: after the first `await` of an asynchronous main, Linux no longer runs the main actor on the
/// main thread, and what a language switch promises could not be shown as it is in an app.
@main
enum EntryPoint {
  @MainActor static func main() {
    Platform.openMissingStandardStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = Program.dragoman.run(arguments, on: .standard)
    Platform.exit(with: status)
  }
}
