/// Why a file could not be read at all: the job cannot be done, as opposed to something being wrong in the file.
package enum FileFailure: Error, Sendable, Hashable {
  /// The operating system refused, with its number of the error.
  case unreadable(errno: Int32)
  case tooLarge(bytes: Int, limit: Int)
  case unknownKind
}
