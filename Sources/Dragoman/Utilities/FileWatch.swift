import Foundation

/// Tells when a file is written, replaced or removed.
///
/// Its folder is watched, since a file that is replaced is another file under the same name.
enum FileWatch {
  /// An element for each change of the file, and where the system does not tell them apart for each change in its
  /// folder; the watch ends with the stream. Ends at once where the folder cannot be watched.
  static func changes(of file: URL) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let watch = FolderWatch(of: file, onChange: { continuation.yield() }) else {
        return continuation.finish()
      }
      continuation.onTermination = { _ in watch.stop() }
    }
  }
}
