extension FileFailure {
  /// One sentence for a person, without a full stop at the end; it does not say which file.
  package var sentence: String {
    switch self {
    case .unreadable(let number): "the file cannot be read: \(SystemError(code: number).name)"
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes, which is over the limit of \(limit)"
    case .unknownKind:
      "the file is of no kind that is read here, which are .strings, .stringsdict, .xcstrings and .plist"
    }
  }
}
