/// Characters that Unicode keeps free for programs' own use; the compiler takes these in no literal.
public enum Noncharacter {
  /// U+FDD0.
  public static let first = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)
  /// U+FDEF.
  public static let last = String(decoding: [0xEF, 0xB7, 0xAF], as: UTF8.self)
}
