package import DragomanFormats

/// A file or a folder that could not be read at all, so that the job cannot be done.
package struct UnreadableFile: Error, Sendable, Hashable {
  package let path: String
  package let failure: FileFailure

  package init(path: String, failure: FileFailure) {
    self.path = path
    self.failure = failure
  }
}
