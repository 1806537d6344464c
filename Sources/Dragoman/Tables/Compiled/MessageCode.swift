import DragomanLocaleData

/// The bytes by which a compiled catalog tells the parts of a message apart. They never change their meaning.
enum MessageCode {
  enum Message {
    static let plain: UInt8 = 1
    static let format: UInt8 = 2
    static let variants: UInt8 = 3
  }

  enum Node {
    static let pattern: UInt8 = 0
    static let choice: UInt8 = 1
  }

  enum Piece {
    static let text: UInt8 = 0
    static let placeholder: UInt8 = 1
    static let variable: UInt8 = 2
  }

  enum Selector {
    static let plural: UInt8 = 0
    static let shownPlural: UInt8 = 1
    static let number: UInt8 = 2
    static let width: UInt8 = 3
  }

  enum Operand {
    static let position: UInt8 = 0
    static let names: UInt8 = 1
  }

  /// Those below are the plural categories.
  enum Key {
    static let number: UInt8 = 6
    static let width: UInt8 = 7
  }
}

// MARK: - Plural categories

extension MessageCode {
  private static let categories: [PluralCategory] = [.zero, .one, .two, .few, .many, .other]

  static func byte(of category: PluralCategory) -> UInt8 {
    UInt8(categories.firstIndex(of: category) ?? categories.count - 1)
  }

  static func category(_ byte: UInt8) -> PluralCategory? {
    categories.indices.contains(Int(byte)) ? categories[Int(byte)] : nil
  }
}

// MARK: - Faults of a text

extension MessageCode {
  static func parts(of fault: PrintfPattern.Fault) -> (code: UInt8, source: String) {
    switch fault {
    case .percentSign(let source): (0, source)
    case .damaged(let source): (1, source)
    case .argumentName: (2, "")
    case .pointer(let source): (3, source)
    case .measure(let source): (4, source)
    }
  }

  static func fault(_ code: UInt8, _ source: String) -> PrintfPattern.Fault? {
    switch code {
    case 0: .percentSign(source)
    case 1: .damaged(source)
    case 2: .argumentName
    case 3: .pointer(source)
    case 4: .measure(source)
    default: nil
    }
  }
}
