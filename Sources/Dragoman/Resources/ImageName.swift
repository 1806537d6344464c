/// The name of an image, and the files that can be meant by it.
struct ImageName: Sendable {
  struct Candidate: Sendable, Hashable {
    /// From the folder down.
    let path: String
    let scale: ImageScale
  }

  private let forms: [Form]

  /// Nil where the name would lead out of the folder.
  init?(_ name: String) {
    guard let path = ResourcePath(name) else { return nil }
    let parts = FilePathName(path.text)
    let own = parts.fileExtension.map { [Form(parts.stem, $0)] } ?? []
    if let fileExtension = parts.fileExtension?.lowercased(), Self.extensions.contains(fileExtension) {
      forms = own
    } else {
      // What follows a full stop may be a part of the name, `v1.2`, or say another kind of file, `flag.webp`.
      forms = Self.extensions.map { Form(path.text, $0) } + own
    }
  }

  /// The kinds of images, in the order in which they are looked for.
  private static let extensions = ["png", "jpg", "jpeg", "pdf", "svg", "heic"]

  /// The files that can be meant, the one that suits a screen and a device best first.
  func candidates(scale: Double, device: DeviceSuffix?) -> [Candidate] {
    let suffixes = [device?.rawValue, ""].compactMap(\.self)
    return ImageScale.order(for: scale).flatMap { scale in
      suffixes.flatMap { suffix in
        forms.compactMap { form in form.path(scale, suffix).map { Candidate(path: $0, scale: scale) } }
      }
    }
  }
}

/// A name with one of the extensions that it can have.
private struct Form {
  let stem: String
  let fileExtension: String
  /// The name itself says it: `flag@2x`.
  let ownScale: ImageScale?

  init(_ stem: String, _ fileExtension: String) {
    self.stem = stem
    self.fileExtension = fileExtension
    ownScale = ImageScale(endOf: stem)
  }

  /// Nil for another scale than the name's own.
  func path(_ scale: ImageScale, _ deviceSuffix: String) -> String? {
    guard let ownScale else { return "\(stem)\(scale.suffix)\(deviceSuffix).\(fileExtension)" }
    return ownScale == scale ? "\(stem)\(deviceSuffix).\(fileExtension)" : nil
  }
}
