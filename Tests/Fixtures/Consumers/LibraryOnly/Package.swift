// swift-tools-version: 6.2

import PackageDescription

// A package that uses the library and no plugin. By name: the checkout's folder may be called anything.
let package = Package(
  name: "LibraryOnly",
  platforms: [.iOS(.v18), .tvOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "Dragoman", path: "../../../..")],
  targets: [
    .executableTarget(name: "LibraryOnly", dependencies: [.product(name: "Dragoman", package: "Dragoman")])
  ]
)
