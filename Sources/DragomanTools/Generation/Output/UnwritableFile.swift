package import DragomanFormats

/// A file that could not be written, so that the job cannot be done.
package struct UnwritableFile: Error, Sendable, Hashable {
  package let path: String
  package let error: SystemError
}

extension UnwritableFile {
  /// The failure in one sentence.
  package var sentence: String { "cannot write \(path): \(error.name)" }
}
