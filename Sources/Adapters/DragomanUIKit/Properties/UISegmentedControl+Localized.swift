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
      var contents = boundContents
      let segment = min(max(segment, 0), contents.count)
      contents.insert((title, nil), at: segment)
      insertSegment(withTitle: title.string, at: segment, animated: animated)
      bind(contents)
    }

    /// Removes a segment; the titles behind it stay bound.
    public func removeLocalizedSegment(at segment: Int, animated: Bool) {
      var contents = boundContents
      guard contents.indices.contains(segment) else { return }
      contents.remove(at: segment)
      setLocalizedTitle(nil, forSegmentAt: contents.count)
      setLocalizedImage(nil, forSegmentAt: contents.count)
      removeSegment(at: segment, animated: animated)
      bind(contents)
    }

    private var segments: Range<Int> { 0..<numberOfSegments }

    private typealias Content = (title: LocalizedText?, image: LocalizedImage?)

    private var boundContents: [Content] {
      segments.map { (localizedTitle(forSegmentAt: $0), localizedImage(forSegmentAt: $0)) }
    }

    private func bind(_ contents: [Content]) {
      for (segment, content) in contents.enumerated() {
        setLocalizedTitle(content.title, forSegmentAt: segment)
        setLocalizedImage(content.image, forSegmentAt: segment)
      }
    }

    // UIKit takes a number that is too large for the last segment, which must not get the title of one that is gone.
    subscript(title segment: Int) -> String? {
      get { segments.contains(segment) ? titleForSegment(at: segment) : nil }
      set { if segments.contains(segment) { setTitle(newValue, forSegmentAt: segment) } }
    }
  }
#endif
