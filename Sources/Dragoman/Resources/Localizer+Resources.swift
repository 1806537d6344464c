import DragomanFormats
public import Foundation

extension Localizer {
  /// The file or the folder of a name, for the language in force.
  ///
  /// It is looked for in the folder of the language, of its CLDR parents, of `Base`, of the default language, and then
  /// outside any `.lproj`; at each of them in one source after the other. On an iPad or an iPhone `name~ipad.html` or
  /// `name~iphone.html` wins over `name.html` in the same folder. Links are followed.
  ///
  /// What is asked for and nowhere there is nil and, once for a name and a language, an issue.
  ///
  /// - Parameters:
  ///   - name: The name, exact where the file system tells cases apart. It may lead into folders, `flags/uk`; one that
  ///     leads out of them, with `..` or by being absolute, finds nothing.
  ///   - fileExtension: What stands after the last full stop of the name; nil where the name has it already.
  ///   - subdirectory: The folder in the language's folder.
  ///   - bundle: Whose files are asked; nil asks the localizer's own sources. Texts in memory have none.
  /// - Complexity: A question to the file system for each of these folders. Nothing is remembered but which folders of
  ///   languages there are.
  public func url(
    forResource name: String, withExtension fileExtension: String? = nil, subdirectory: String? = nil,
    bundle: Bundle? = nil
  ) -> URL? {
    let resource = ResourceName(
      name, fileExtension: fileExtension, subdirectory: subdirectory, device: deviceSuffix)
    for folder in resourceFolders(bundle: bundle) {
      for path in resource?.paths ?? [] {
        if let url = Self.url(of: "\(folder)/\(path)", isImage: false) { return url }
      }
    }
    reportMissingResource(Self.description(name, fileExtension, subdirectory), bundle: bundle)
    return nil
  }

  /// The file of an image, for the language in force.
  ///
  /// It is looked for where ``url(forResource:withExtension:subdirectory:bundle:)`` looks: the nearest folder that has
  /// the image in any form wins. In it a file for the very scale is best (`flag@2x.png`), then for larger ones going up,
  /// then for smaller ones going down; of one scale the one for the device (`flag@2x~ipad.png`), and then the first of
  /// `.png`, `.jpg`, `.jpeg`, `.pdf`, `.svg` and `.heic`.
  ///
  /// What is nowhere there is nil and, once for a name and a language, an issue.
  ///
  /// - Parameters:
  ///   - name: The name, exact where the file system tells cases apart. One with an extension or a scale keeps it:
  ///     `flag.png`, `flag@2x`. It may lead into folders, `flags/uk`, and never out of them.
  ///   - scale: How many pixels of the screen make a point.
  ///   - bundle: Whose files are asked; nil asks the localizer's own sources. Texts in memory have none.
  public func imageFile(named name: String, scale: Double = 1, bundle: Bundle? = nil) -> LocalizedImageFile? {
    for file in imageFiles(named: name, scale: scale, bundle: bundle) { return file }
    reportMissingResource(name, bundle: bundle)
    return nil
  }
}

extension Localizer {
  /// All files that an image of a name can be made from, the best first: a toolkit takes the first one that it reads.
  package func imageFiles(named name: String, scale: Double, bundle: Bundle?) -> some Sequence<LocalizedImageFile> {
    let candidates = ImageName(name)?.candidates(scale: scale, device: deviceSuffix) ?? []
    return resourceFolders(bundle: bundle).lazy.flatMap { folder in
      candidates.lazy.compactMap { candidate in
        Self.url(of: "\(folder)/\(candidate.path)", isImage: true)
          .map { LocalizedImageFile(url: $0, scale: Double(candidate.scale.rawValue)) }
      }
    }
  }

  /// The folders along the chain of the language in force, the nearest first.
  private func resourceFolders(bundle: Bundle?) -> [String] {
    (bundle.map(BundleResources.index) ?? resources).folders(at: currentSnapshot.places)
  }

  /// The folders of a bundle that belong to the language in force or stand in for it, the nearest first.
  package func languageFolders(of bundle: Bundle) -> [String] {
    BundleResources.index(of: bundle).folders(at: currentSnapshot.places.filter { $0 != .root })
  }

  /// The bundles whose asset catalogs are asked for an image that no file has; none for a name that leads out of them.
  package func assetBundles(forImageNamed name: String, bundle: Bundle?) -> [Bundle] {
    guard ResourcePath(name) != nil else { return [] }
    if let bundle { return [bundle] }
    return bundles.isEmpty ? [.main] : bundles
  }

  /// Reports that there is no such file, once for a name and a language.
  package func reportMissingResource(_ name: String, bundle: Bundle?) {
    let place = bundle?.bundlePath ?? index.name
    reporter.report(
      LocalizationIssue(.missingResource(name: name), language: currentSnapshot.language, bundle: place))
  }

  private var deviceSuffix: DeviceSuffix? { DeviceSuffix(device: configuration.device) }

  private static func url(of path: String, isImage: Bool) -> URL? {
    switch FileStatus(of: path) {
    case .file: URL(filePath: path, directoryHint: .notDirectory)
    case .folder where !isImage: URL(filePath: path, directoryHint: .isDirectory)
    default: nil
    }
  }

  private static func description(_ name: String, _ fileExtension: String?, _ subdirectory: String?) -> String {
    let file = [name, fileExtension].compactMap(\.self).joined(separator: ".")
    return [subdirectory, file].compactMap(\.self).joined(separator: "/")
  }
}
