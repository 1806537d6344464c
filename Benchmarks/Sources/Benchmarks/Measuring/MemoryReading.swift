import CPeers
import Foundation

/// How much memory is in use.
struct MemoryReading {
  /// What malloc has given out, in bytes.
  let heap: Double
  /// What lies in memory of the mapped files of a folder, in bytes.
  let fileBacked: Double

  init(filesIn folder: URL) {
    heap = Double(peer_heap_bytes())
    // A file of the system has no size, so it has to be read to its end.
    let smaps = FileHandle(forReadingAtPath: "/proc/self/smaps")?.readDataToEndOfFile() ?? Data()
    fileBacked = Self.resident(in: String(decoding: smaps, as: UTF8.self), under: folder.path)
  }

  /// The heap and the file-backed memory that `make` takes, and keeps.
  static func growth(filesIn folder: URL, _ make: () throws -> Any) rethrows -> (heap: Double, fileBacked: Double) {
    let before = MemoryReading(filesIn: folder)
    let kept = try make()
    let after = MemoryReading(filesIn: folder)
    return withExtendedLifetime(kept) { (after.heap - before.heap, after.fileBacked - before.fileBacked) }
  }

  /// The sum of the `Rss:` lines that follow the head line of a mapping of such a file.
  private static func resident(in smaps: String, under folder: String) -> Double {
    var isMeant = false
    var sum = 0.0
    for line in smaps.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first?.contains("-") == true { isMeant = line.contains(folder) }
      if isMeant, words.first == "Rss:", words.count > 1 { sum += 1024 * (Double(words[1]) ?? 0) }
    }
    return sum
  }
}
