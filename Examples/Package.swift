// swift-tools-version: 6.2

import PackageDescription

let dragoman: Target.Dependency = .product(name: "Dragoman", package: "Dragoman")

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Dragoman", path: "..")],
  targets: [
    // A package that localizes its errors, whatever program it is a part of.
    .target(name: "Transfers", dependencies: [dragoman], resources: [.process("Resources")]),
    .testTarget(
      name: "TransfersTests",
      dependencies: ["Transfers", .product(name: "DragomanTestSupport", package: "Dragoman")]),

    // A command-line tool with texts of its own.
    .executableTarget(
      name: "transfer-money", dependencies: ["Transfers", dragoman], resources: [.process("Resources")]),

    // A server that answers each request in the language of its Accept-Language.
    .executableTarget(name: "answer", dependencies: [dragoman], resources: [.process("Resources")]),
  ],
  swiftLanguageModes: [.v6]
)
