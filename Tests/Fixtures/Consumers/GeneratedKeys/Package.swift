// swift-tools-version: 6.2

import PackageDescription

// A package whose keys are named by the plugin: those of a program, and those of a library that it uses, for all to see.
let package = Package(
  name: "GeneratedKeys",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .tvOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "Dragoman", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "GeneratedKeys",
      dependencies: ["Library", .product(name: "Dragoman", package: "Dragoman")],
      resources: [.process("Resources")],
      // As a new app project is, and with what the next language mode turns on.
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "GenerateLocalizedKeys", package: "Dragoman")]),
    .target(
      name: "Library",
      dependencies: [.product(name: "Dragoman", package: "Dragoman")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "GenerateLocalizedKeys", package: "Dragoman")]),
  ],
  swiftLanguageModes: [.v6]
)
