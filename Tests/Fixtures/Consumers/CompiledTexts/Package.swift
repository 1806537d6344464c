// swift-tools-version: 6.2

import PackageDescription

// A package whose translations are compiled by the plugin.
let package = Package(
  name: "CompiledTexts",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .tvOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "Dragoman", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "CompiledTexts",
      dependencies: [.product(name: "Dragoman", package: "Dragoman")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "CompileLocalizations", package: "Dragoman")])
  ],
  swiftLanguageModes: [.v6]
)
