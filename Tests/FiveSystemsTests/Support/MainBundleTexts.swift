/// Stands in for what the main bundle of Apple's systems is told; what it then answers is tried by `BundleText`.
@MainActor enum MainBundleTexts {
  private(set) static var isFollowed = false

  static func follow() { isFollowed = true }
}
