#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(ObjectiveC)
    public import ObjectiveC
  #endif
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSSegmentedControl {
    /// Makes a control with a segment for each label.
    public convenience init(
      localizedLabels labels: [LocalizedText], trackingMode: NSSegmentedControl.SwitchTracking = .selectOne,
      target: Any? = nil, action: Selector? = nil
    ) {
      self.init(labels: labels.map(\.string), trackingMode: trackingMode, target: target, action: action)
      for (segment, label) in labels.enumerated() { setLocalizedLabel(label, forSegment: segment) }
    }

    /// Binds the label of a segment; nil unbinds it. There is nothing to bind where there is no such segment.
    public func setLocalizedLabel(_ label: LocalizedText?, forSegment segment: Int) {
      guard label == nil || segments.contains(segment) else { return }
      localized[\.[label: segment]] = label
    }

    /// The text bound to the label of a segment.
    public func localizedLabel(forSegment segment: Int) -> LocalizedText? { localized[\.[label: segment]] }

    /// Binds what is shown while the pointer rests on a segment; nil unbinds it.
    public func setLocalizedToolTip(_ toolTip: LocalizedText?, forSegment segment: Int) {
      guard toolTip == nil || segments.contains(segment) else { return }
      localized[\.[toolTip: segment]] = toolTip
    }

    /// The text bound to what is shown while the pointer rests on a segment.
    public func localizedToolTip(forSegment segment: Int) -> LocalizedText? { localized[\.[toolTip: segment]] }

    private var segments: Range<Int> { 0..<segmentCount }

    // AppKit raises an exception for a number that is too large, as one is when there are fewer segments since.
    subscript(label segment: Int) -> String? {
      get { segments.contains(segment) ? label(forSegment: segment) : nil }
      set { if segments.contains(segment) { setLabel(newValue ?? "", forSegment: segment) } }
    }

    subscript(toolTip segment: Int) -> String? {
      get { segments.contains(segment) ? toolTip(forSegment: segment) : nil }
      set { if segments.contains(segment) { setToolTip(newValue, forSegment: segment) } }
    }
  }
#endif
