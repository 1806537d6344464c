// swift-tools-version: 6.2

import PackageDescription

let dragoman = Target.Dependency.product(name: "Dragoman", package: "Dragoman")

let package = Package(
  name: "DragomanGTK",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DragomanGTK", targets: ["DragomanGTK"]),
    .executable(name: "dragoman-gtk-demo", targets: ["DragomanGTKDemo"]),
  ],
  // By name, since the folder of a clone may be called anything.
  dependencies: [.package(name: "Dragoman", path: "../..")],
  targets: [
    .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "DragomanGTK", dependencies: [dragoman, "CGTK4"]),
    .executableTarget(
      name: "DragomanGTKDemo", dependencies: ["DragomanGTK", dragoman, "CGTK4"], resources: [.process("Resources")]),
    // A program with a main loop of its own, which the process that runs the tests cannot have.
    .executableTarget(name: "LoopProbe", dependencies: ["DragomanGTK", dragoman, "CGTK4"], path: "Tests/LoopProbe"),
    .testTarget(name: "DragomanGTKTests", dependencies: ["DragomanGTK", dragoman, "CGTK4", "LoopProbe"]),
  ],
  swiftLanguageModes: [.v6]
)

// The features that the next language mode turns on.
let upcomingFeatures = [
  "ExistentialAny",  // SE-0335
  "InternalImportsByDefault",  // SE-0409
  "MemberImportVisibility",  // SE-0444
  "NonisolatedNonsendingByDefault",  // SE-0461
]
for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures.map { .enableUpcomingFeature($0) }
}
