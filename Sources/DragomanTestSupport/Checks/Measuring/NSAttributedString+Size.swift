#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif os(macOS)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || os(macOS)
  extension NSAttributedString {
    /// The size of the whole text with its lines broken between words at a width.
    func size(within width: CGFloat) -> CGSize {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      // The type of the options has another name on each system.
      let box = wrapping.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      return CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
    }

    /// The text as it wraps: with the style of a label that cuts it off there would be one line to measure.
    private var wrapping: NSAttributedString {
      let text = NSMutableAttributedString(attributedString: self)
      text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
        let style = NSMutableParagraphStyle()
        if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
        style.lineBreakMode = .byWordWrapping
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
      return text
    }
  }
#endif
