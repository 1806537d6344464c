import Foundation

/// A view as the check of the layout sees it: its text, if it shows one, and the views in it.
public struct MeasuredView: Sendable, Equatable {
  /// By which name it is found; nil if it has none.
  public var name: String?
  /// Of which kind it is, as a view without a name is called.
  public var kind: String
  /// Whether neither it nor anything in it is seen.
  public var isHidden: Bool
  /// The text that it shows by itself.
  public var text: MeasuredText?
  /// The views in it.
  public var subviews: [MeasuredView]

  /// Makes a view with what was measured.
  public init(
    _ name: String? = nil, kind: String, isHidden: Bool = false, text: MeasuredText? = nil,
    subviews: [MeasuredView] = []
  ) {
    self.name = name
    self.kind = kind
    self.isHidden = isHidden
    self.text = text
    self.subviews = subviews
  }

  /// The texts that are cut off, each with the names of the views around it and its sizes in points:
  /// `settings > save “Speichern”: needs 74 × 21, has 60 × 21`.
  ///
  /// - Complexity: Linear in the number of views.
  public var textsWithoutRoom: [String] { textsWithoutRoom(in: []) }

  private func textsWithoutRoom(in names: [String]) -> [String] {
    guard !isHidden else { return [] }
    let own = text.flatMap { $0.hasRoom ? nil : "\((names + [name ?? kind]).joined(separator: " > ")) \($0.fault)" }
    let inner = names + (name.map { [$0] } ?? [])
    return (own.map { [$0] } ?? []) + subviews.flatMap { $0.textsWithoutRoom(in: inner) }
  }
}

extension MeasuredText {
  fileprivate var fault: String { "“\(text)”: needs \(needed.inPoints), has \(given.inPoints)" }
}

extension CGSize {
  fileprivate var inPoints: String { "\(width.inPoints) × \(height.inPoints)" }
}

extension CGFloat {
  /// Whole points; what is no number of them as it is.
  fileprivate var inPoints: String { Int(exactly: rounded(.up)).map(String.init) ?? description }
}
