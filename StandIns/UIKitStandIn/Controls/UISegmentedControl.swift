public import Foundation

/// A row of buttons of which one is chosen.
@MainActor open class UISegmentedControl: UIControl {
  private var segments: [(title: String?, image: UIImage?)] = []

  /// Makes an empty control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with a segment for each title or image.
  public init(items: [Any]?) {
    segments = (items ?? []).map { ($0 as? String, $0 as? UIImage) }
    super.init(frame: .zero)
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: min(max(segment, 0), segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if let index = pinned(segment) { segments.remove(at: index) }
  }

  /// Sets the title of a segment; a number that is too large is that of the last.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if let index = pinned(segment) { segments[index] = (title, nil) }
  }

  /// The title of a segment; a number that is too large is that of the last.
  open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if let index = pinned(segment) { segments[index] = (nil, image) }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }
}
