#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Looking into a folder is not written for this system.")
#endif

/// Says why a folder cannot be read, which Foundation's errors tell differently on each system.
package enum FolderAccess {
  /// Makes sure that there is a folder and that its names can be read.
  package static func check(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errno: errno) }
    close(descriptor)
  }
}
