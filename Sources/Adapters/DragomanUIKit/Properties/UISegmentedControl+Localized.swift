#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UISegmentedControl {
    /// Makes a control with a segment for each title.
    public convenience init(localizedItems titles: [LocalizedText]) {
      self.init(items: titles.map(\.string))
      for (segment, title) in titles.enumerated() { setLocalizedTitle(title, forSegmentAt: segment) }
    }

    /// Binds the title of a segment; nil unbinds it. There is nothing to bind where there is no such segment.
    public func setLocalizedTitle(_ title: LocalizedText?, forSegmentAt segment: Int) {
      guard title == nil || segments.contains(segment) else { return }
      localized[\.[title: segment]] = title
    }

    /// The text bound to the title of a segment.
    public func localizedTitle(forSegmentAt segment: Int) -> LocalizedText? { localized[\.[title: segment]] }

    /// Inserts a segment; the titles behind it stay bound.
    public func insertSegment(withLocalizedTitle title: LocalizedText, at segment: Int, animated: Bool) {
      var titles = boundTitles
      let segment = min(max(segment, 0), titles.count)
      titles.insert(title, at: segment)
      insertSegment(withTitle: title.string, at: segment, animated: animated)
      bind(titles)
    }

    /// Removes a segment; the titles behind it stay bound.
    public func removeLocalizedSegment(at segment: Int, animated: Bool) {
      var titles = boundTitles
      guard titles.indices.contains(segment) else { return }
      titles.remove(at: segment)
      setLocalizedTitle(nil, forSegmentAt: titles.count)
      removeSegment(at: segment, animated: animated)
      bind(titles)
    }

    private var segments: Range<Int> { 0..<numberOfSegments }

    private var boundTitles: [LocalizedText?] { segments.map(localizedTitle(forSegmentAt:)) }

    private func bind(_ titles: [LocalizedText?]) {
      for (segment, title) in titles.enumerated() { setLocalizedTitle(title, forSegmentAt: segment) }
    }

    // UIKit takes a number that is too large for the last segment, which must not get the title of one that is gone.
    subscript(title segment: Int) -> String? {
      get { segments.contains(segment) ? titleForSegment(at: segment) : nil }
      set { if segments.contains(segment) { setTitle(newValue, forSegmentAt: segment) } }
    }
  }
#endif
