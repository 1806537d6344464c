/// One row of what is measured.
struct Case {
  let name: CaseName
  let measure: Measure
  /// Whether it needs a process of its own, since what it does cannot be undone.
  let isIsolated: Bool

  enum Measure {
    /// How long an operation takes. It is prepared when it is first measured; nil where the component has no such
    /// operation.
    case time(prepare: () throws -> Batch?)
    /// How much memory is taken by what the closure gives back.
    case memory(prepare: () throws -> (() throws -> Any)?)
  }

  init(
    _ component: String, _ operation: String, _ input: String, isIsolated: Bool = false,
    prepare: @escaping () throws -> Batch?
  ) {
    name = CaseName(component: component, operation: operation, input: input)
    measure = .time(prepare: prepare)
    self.isIsolated = isIsolated
  }

  /// Memory is always measured in a process of its own.
  init(memoryOf component: String, _ input: String, prepare: @escaping () throws -> (() throws -> Any)?) {
    name = CaseName(component: component, operation: "memory", input: input)
    measure = .memory(prepare: prepare)
    isIsolated = true
  }
}

extension Case {
  /// What its results are called.
  var resultNames: [CaseName] {
    switch measure {
    case .time: [name]
    case .memory: ["heap", "file-backed"].map { .init(component: name.component, operation: $0, input: name.input) }
    }
  }
}

/// Why something is not measured: a tool, a file or a library that is missing.
struct NotHere: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
