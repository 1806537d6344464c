#if os(Linux)
  import Foundation
  import TestResources

  /// What the compiler says of code as a page shows it, in which results are not used; nothing when it compiles. All
  /// files are one module, so that everything is said at once.
  func complaints(_ files: [URL], _ options: [String] = []) async throws -> String {
    try await SwiftCompiler.complaints(files, ["-wmo", "-suppress-warnings"] + options)
  }
#endif
