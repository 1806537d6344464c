#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Some variables of the environment as it is now.
  ///
  /// `ProcessInfo.environment` makes a dictionary of all of them, which takes a hundred times as long.
  enum EnvironmentVariables {
    /// The values, nil where a variable is not set.
    ///
    /// Each is copied at once: what `getenv` gives is good until the variable is set again.
    static func values(of names: [String]) -> [String?] {
      names.map { name in getenv(name).map { String(cString: $0) } }
    }
  }
#endif
