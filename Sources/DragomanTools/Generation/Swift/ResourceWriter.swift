/// Writes the images and the files that depend on the language.
struct ResourceWriter {
  let resources: [ResourceCases]
  let access: AccessLevel
  /// What says the bundles.
  let owner: String

  func write(to writer: inout SwiftWriter) {
    let filled = resources.filter { !$0.cases.isEmpty }
    guard !filled.isEmpty else { return }
    writer.separate()
    writer.documentation(["What lies in the folders of languages beside the texts."])
    writer.block("\(access.rawValue) enum Resources") { writer in
      for resources in filled { write(resources, to: &writer) }
    }
  }

  private func write(_ resources: ResourceCases, to writer: inout SwiftWriter) {
    writer.separate()
    let head = "\(access.rawValue) enum \(resources.kind.typeName)"
    let values = RawValueWriter(resources: resources, access: access)
    writer.block("\(head): \(values.conformance), Swift.CaseIterable, Swift.Sendable") { writer in
      values.write(to: &writer)
      writer.separate()
      writer.documentation([resources.kind.summary])
      writer.block("\(access.rawValue) var \(resources.kind.property)") { write(resources.kind, to: &$0) }
      writer.separate()
      writer.block("private var bundle: Foundation.Bundle?") { writeBundle(of: resources, to: &$0) }
    }
  }

  private func write(_ kind: ProjectResource.Kind, to writer: inout SwiftWriter) {
    writer.line("Dragoman.Localizer.main.\(kind.call)(\(kind.label): rawValue, bundle: bundle)")
  }

  private func writeBundle(of resources: ResourceCases, to writer: inout SwiftWriter) {
    guard let last = resources.bundles.last, resources.bundles.count > 1 else {
      return writer.line("\(owner).\(resources.bundles.first ?? "bundle")")
    }
    writer.line("switch self {")
    for bundle in resources.bundles.dropLast() {
      let names = resources.cases.filter { $0.bundle == bundle }.map { ".\($0.name.code)" }.joined(separator: ", ")
      writer.line("case \(names): \(owner).\(bundle)")
    }
    writer.line("default: \(owner).\(last)")
    writer.line("}")
  }
}

extension ProjectResource.Kind {
  fileprivate var typeName: String {
    switch self {
    case .image: "Image"
    case .file: "File"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .image: "The file of the image for the language in force."
    case .file: "Where the file for the language in force is."
    }
  }

  fileprivate var property: String {
    switch self {
    case .image: "file: Dragoman.LocalizedImageFile?"
    case .file: "url: Foundation.URL?"
    }
  }

  fileprivate var call: String {
    switch self {
    case .image: "imageFile"
    case .file: "url"
    }
  }

  fileprivate var label: String {
    switch self {
    case .image: "named"
    case .file: "forResource"
    }
  }
}
