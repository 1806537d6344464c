#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Asking what lies at a path is not written for this system.")
#endif

/// What lies at a path, links followed.
package enum FileStatus: Sendable, Hashable {
  case file
  case folder
  /// A pipe, a device or a socket, which whoever opens it may wait for.
  case special

  /// Nil where nothing is there, or nothing that may be looked at.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }

  /// Whether the system says that there is nothing at a path, not even a link that leads nowhere.
  package static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }
}
