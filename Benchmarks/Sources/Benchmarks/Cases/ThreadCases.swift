/// One key on one thread and on two; the time of one call is that of the processor it ran on.
enum ThreadCases {
  static func make(_ inputs: Inputs) -> [Case] {
    inputs.tables.filter(\.isMain).flatMap { table in
      [(1, "1-thread"), (2, "2-threads")].flatMap { count, name in
        inputs.peers.map { peer in
          Case(peer.component, "hot-key", name) { try peer.hotKey(in: table).map { batch($0, onThreads: count) } }
        }
      }
    }
  }

  private static func batch(_ key: HotKey, onThreads count: Int) -> Batch {
    // As many calls as make a sample, so that the threads are started once for it.
    key.enter()
    let start = Clock.now
    Results.add(key.ask(10_000))
    let calls = max(10_000, Int(10_000 * Sampler.shortestSample / max(Clock.now - start, 1)))
    let ask = key.ask
    return Batch(operations: calls * count, enter: key.enter) { ParallelRun(count: count).run { ask(calls) } }
  }
}
