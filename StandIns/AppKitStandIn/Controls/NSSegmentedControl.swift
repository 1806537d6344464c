import Foundation

/// A row of buttons of which one is chosen.
@MainActor open class NSSegmentedControl: NSControl {
  private var segments: [(label: String?, toolTip: String?, image: NSImage?)] = []

  /// How many segments there are.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let kept = segments.prefix(max(newValue, 0))
      segments = kept + Array(repeating: (nil, nil, nil), count: max(newValue, 0) - kept.count)
    }
  }

  /// Sets the label of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) { segments[segment].label = label }

  /// The label of a segment.
  open func label(forSegment segment: Int) -> String? { segments[segment].label }

  /// Sets the image of a segment.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { segments[segment].image = image }

  /// The image of a segment.
  open func image(forSegment segment: Int) -> NSImage? { segments[segment].image }

  /// Sets what is shown while the pointer rests on a segment.
  @available(macOS 10.13, *)
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { segments[segment].toolTip = toolTip }

  /// What is shown while the pointer rests on a segment.
  @available(macOS 10.13, *)
  open func toolTip(forSegment segment: Int) -> String? { segments[segment].toolTip }
}

extension NSSegmentedControl {
  /// How a control is operated.
  public enum SwitchTracking: UInt, Sendable {
    /// One segment is chosen.
    case selectOne = 0
    /// Any number of segments is chosen.
    case selectAny = 1
    /// None stays chosen.
    case momentary = 2
    /// None stays chosen, and pressing harder does more.
    case momentaryAccelerator = 3
  }

  /// Makes a control with a segment for each label.
  @available(macOS 10.12, *)
  public convenience init(
    labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segmentCount = labels.count
    for (segment, label) in labels.enumerated() { setLabel(label, forSegment: segment) }
  }
}
