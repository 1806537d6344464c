#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("The names of system errors are not known for this system.")
#endif

extension FileFailure {
  /// One sentence for a person, without a full stop at the end.
  package var sentence: String {
    switch self {
    case .unreadable(let number):
      "the file cannot be read: \(String(cString: strerror(number)))"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes, which is over the limit of \(limit)"
    case .unknownKind(""):
      "the name of the file is empty"
    case .unknownKind(let name):
      "\(name) is of no kind that is read here: .strings, .stringsdict, .xcstrings or .plist"
    }
  }
}
