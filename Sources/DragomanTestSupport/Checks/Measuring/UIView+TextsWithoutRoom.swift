#if canImport(UIKit) && !os(watchOS)
  public import Dragoman
  public import UIKit

  extension Localizer {
    /// Shows every language on a screen, one after another, and gives the labels, buttons and texts that are cut off.
    ///
    /// ```swift
    /// controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    /// #expect(try localizer.layoutFaults(of: controller.view) == [])
    /// ```
    ///
    /// What is bound to the localizer is measured in each language; see ``layoutFaults(in:_:)``. The view has to have
    /// its size. A fault names the views by their `accessibilityIdentifier`.
    ///
    /// - Parameters:
    ///   - languages: Which languages are shown; nil shows all there are, pseudo-languages among them.
    ///   - view: The screen, or a part of it.
    /// - Throws: What `Localizer.select(_:)` throws.
    @MainActor public func layoutFaults(
      in languages: [Language]? = nil, of view: UIView
    ) throws(LanguageSelectionError) -> [LayoutFault] {
      try layoutFaults(in: languages) { _ in view.textsWithoutRoom }
    }
  }

  extension UIView {
    /// The texts in the view that are cut off, after it was laid out, as ``MeasuredView/textsWithoutRoom`` names them:
    /// those of labels, and so of buttons, bars and cells, and of text views that do not scroll.
    public var textsWithoutRoom: [String] {
      layoutIfNeeded()
      return measured.textsWithoutRoom
    }

    private var measured: MeasuredView {
      MeasuredView(
        accessibilityIdentifier, kind: String(describing: type(of: self)), isHidden: isHidden || alpha == 0,
        text: measuredText, subviews: subviews.map(\.measured))
    }

    private var measuredText: MeasuredText? {
      switch self {
      case let label as UILabel: label.attributedText.map { MeasuredText($0, in: label) }
      case let view as UITextView where !view.isScrollEnabled: MeasuredText(of: view)
      default: nil
      }
    }
  }

  extension MeasuredText {
    @MainActor fileprivate init(_ text: NSAttributedString, in label: UILabel) {
      // UIKit makes the letters of one line smaller, and only where it is told how small.
      let shrinks =
        label.adjustsFontSizeToFitWidth && label.numberOfLines == 1 && label.minimumScaleFactor > 0
      self.init(
        text.string, unwrapped: text.size(within: .greatestFiniteMagnitude),
        wrapped: text.size(within: label.bounds.width), given: label.bounds.size, lines: label.numberOfLines,
        smallestScale: shrinks ? label.minimumScaleFactor : 1)
    }

    @MainActor fileprivate init(of view: UITextView) {
      let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
      let needed = view.sizeThatFits(room)
      self.init(view.text ?? "", unwrapped: needed, wrapped: needed, given: view.bounds.size, lines: 0)
    }
  }
#endif
