extension PrintfPattern {
  /// Something wrong in a format itself.
  package enum Fault: Sendable, Hashable {
    /// A percent sign that begins no placeholder, with what follows it. It is shown; `%%` is how it should be written.
    case percentSign(String)
    /// `% @` or `% ld`, read as the placeholder that it was before something put a space in it.
    case damaged(String)
    /// `%arg`, which stands for an argument in the substitutions of a String Catalog alone. It is shown.
    case argumentName
    /// `%p` or `%n`, which would show or write memory.
    case pointer(String)
    /// A width or precision above ``PrintfMeasure/limit``, which is ignored.
    case measure(String)
  }
}
