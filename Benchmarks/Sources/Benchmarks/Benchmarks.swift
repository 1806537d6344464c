import Foundation
import Glibc

/// Measures Dragoman and others, and prints what came out.
@main enum Benchmarks {
  static func main() {
    do {
      exit(try run(try Options(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      let sentence = (error as? UsageError)?.sentence ?? "\(error)"
      FileHandle.standardError.write(Data("benchmarks: error: \(sentence)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    guard !options.folder.isEmpty else { throw UsageError(sentence: "this is started by Benchmarks/run") }
    let inputs = Inputs(folder: URL(filePath: options.folder))
    if options.writesInputs {
      try inputs.write()
      return 0
    }
    // The locales for the tests of gettext lie beside its files, and the environment chooses none of its languages.
    setenv("LOCPATH", inputs.locales.path, 1)
    unsetenv("LANGUAGE")
    let cases = AllCases.make(inputs)
    if let child = options.child {
      if let item = cases.first(where: { $0.name.description == child }) { ChildProcess.run(item, inputs: inputs) }
      return 0
    }
    return report(on: cases, inputs, options)
  }

  /// The exit status: 1 where a gate fails.
  private static func report(on cases: [Case], _ inputs: Inputs, _ options: Options) -> Int32 {
    var runner = Runner(inputs: inputs, rounds: options.rounds)
    runner.run(cases.filter(options.includes))
    let report = Report(measurements: runner.measurements, skipped: runner.skipped, gates: Gates.all)
    print(options.isJSON ? report.json : report.text)
    guard let slack = options.slack else { return 0 }
    let failed = report.verdicts.filter { $0.fails(slack: slack) }
    for verdict in failed {
      FileHandle.standardError.write(Data("benchmarks: error: missed: \(verdict.gate.title)\n".utf8))
    }
    return failed.isEmpty ? 0 : 1
  }
}
