// swift-tools-version: 6.2

import PackageDescription

// A package that binds classes of its own with what the library and an adapter give to everyone. By name: the
// checkout's folder may be called anything.
let package = Package(
  name: "OwnClasses",
  platforms: [.iOS(.v18), .tvOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "Dragoman", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "OwnClasses",
      dependencies: [
        .product(name: "Dragoman", package: "Dragoman"), .product(name: "DragomanUIKit", package: "Dragoman"),
      ])
  ]
)
