// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Dragoman", path: "../Dragoman")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "Dragoman", package: "Dragoman")],
      resources: [.process("Resources")]),
    .testTarget(name: "ShopTests", dependencies: [.product(name: "DragomanTestSupport", package: "Dragoman")]),
  ]
)
