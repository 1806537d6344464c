import Foundation
import Glibc

/// This program once more, for one sample of one case.
enum ChildProcess {
  /// The numbers that it prints.
  static func numbers(of name: CaseName, inputs: Inputs) throws -> [Double] {
    let command = "'\(CommandLine.arguments[0])' --inputs '\(inputs.folder.path)' --child '\(name)'"
    guard let output = popen(command, "r") else { throw NotHere("no process can be started") }
    var line = [CChar](repeating: 0, count: 4096)
    let hasLine = fgets(&line, Int32(line.count), output) != nil
    pclose(output)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard hasLine, !text.hasPrefix("!") else {
      throw NotHere(hasLine ? String(text.dropFirst().dropLast()) : "its process failed")
    }
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// What such a process does: measures, and prints the numbers or why there are none.
  static func run(_ item: Case, inputs: Inputs) {
    do {
      print(try measure(item, inputs: inputs).map { "\($0)" }.joined(separator: " "))
    } catch let error as NotHere {
      print("!\(error.reason)")
    } catch {
      print("!\(error)")
    }
  }

  private static func measure(_ item: Case, inputs: Inputs) throws -> [Double] {
    switch item.measure {
    case .time(let prepare): return try prepare().map { [Sampler($0).sample()] } ?? []
    case .memory(let prepare):
      guard let make = try prepare() else { return [] }
      let growth = try MemoryReading.growth(filesIn: inputs.folder, make)
      return [growth.heap, growth.fileBacked]
    }
  }
}
