#if os(macOS)
  public import AppKit
  public import Dragoman

  extension Localizer {
    /// Shows every language on a screen, one after another, and gives the labels and buttons that are cut off.
    ///
    /// ```swift
    /// controller.view.frame = NSRect(x: 0, y: 0, width: 480, height: 270)
    /// #expect(try localizer.layoutFaults(of: controller.view) == [])
    /// ```
    ///
    /// What is bound to the localizer is measured in each language; see ``layoutFaults(in:_:)``. The view has to have
    /// its size. A fault names the views by their `accessibilityIdentifier`.
    ///
    /// - Parameters:
    ///   - languages: Which languages are shown; nil shows all there are, pseudo-languages among them.
    ///   - view: The content of a window, or a part of it.
    /// - Throws: What `Localizer.select(_:)` throws.
    @MainActor public func layoutFaults(
      in languages: [Language]? = nil, of view: NSView
    ) throws(LanguageSelectionError) -> [LayoutFault] {
      try layoutFaults(in: languages) { _ in view.textsWithoutRoom }
    }
  }

  extension NSView {
    /// The texts in the view that are cut off, after it was laid out, as ``MeasuredView/textsWithoutRoom`` names them:
    /// those of fields that nobody writes in, and of buttons.
    public var textsWithoutRoom: [String] {
      layoutSubtreeIfNeeded()
      return measured.textsWithoutRoom
    }

    private var measured: MeasuredView {
      let name: String? = accessibilityIdentifier()
      return MeasuredView(
        name.flatMap { $0.isEmpty ? nil : $0 }, kind: String(describing: type(of: self)),
        isHidden: isHidden || alphaValue == 0,
        text: measuredText, subviews: subviews.map(\.measured))
    }

    private var measuredText: MeasuredText? {
      switch self {
      case let field as NSTextField where !field.isEditable:
        MeasuredText(field.attributedStringValue, in: field, lines: field.wraps ? field.maximumNumberOfLines : 1)
      case let button as NSButton:
        MeasuredText(button.attributedTitle, in: button, lines: button.wraps ? 0 : 1)
      default: nil
      }
    }
  }

  extension NSControl {
    fileprivate var wraps: Bool { cell.map { $0.wraps && !$0.usesSingleLineMode } ?? false }
  }

  extension MeasuredText {
    @MainActor fileprivate init(_ text: NSAttributedString, in control: NSControl, lines: Int) {
      let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let unwrapped = text.size(within: unbounded.width)
      // What the control needs for more than its text is around it: a border, an image.
      let whole = control.sizeThatFits(unbounded)
      let around = CGSize(
        width: max(whole.width - unwrapped.width, 0), height: max(whole.height - unwrapped.height, 0))
      let given = CGSize(
        width: control.bounds.width - around.width, height: control.bounds.height - around.height)
      self.init(
        text.string, unwrapped: unwrapped, wrapped: text.size(within: given.width), given: given, lines: lines)
    }
  }
#endif
