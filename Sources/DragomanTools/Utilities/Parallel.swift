import Dispatch
import Synchronization

/// Work on many things at once, on as many threads as the machine has cores.
enum Parallel {
  /// Calls something for each number below a count and returns when all is done.
  static func loop(_ count: Int, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }

  /// The results in the order of the elements.
  ///
  /// - Parameter onProgress: Told after each element how many are done; on any thread, one call at a time.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<(list: [Result?], done: Int)>((Array(repeating: nil, count: elements.count), 0))
    loop(elements.count) { index in
      let result = transform(elements[index])
      results.withLock {
        $0.list[index] = result
        $0.done += 1
        onProgress?($0.done, elements.count)
      }
    }
    return results.withLock { $0.list.compactMap(\.self) }
  }
}
