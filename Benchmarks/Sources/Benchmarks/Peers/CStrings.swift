import CPeers
import Glibc

/// Texts as C has them, as long as this object lives. What is handed on must not outlive it.
final class CStrings {
  let pointers: [UnsafePointer<CChar>]
  let keys: [peer_key]

  init(_ texts: [String]) {
    pointers = texts.compactMap { strdup($0).map { UnsafePointer($0) } }
    keys = pointers.map { peer_key(bytes: $0, length: strlen($0)) }
  }

  isolated deinit { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
}
