// swift-tools-version: 6.2

import PackageDescription

/// What is fuzzed, one program each. libFuzzer has the main function, so they are only built as `Scripts/fuzz` does it.
let targets = [
  "FuzzStrings", "FuzzStringsAgainstFoundation", "FuzzPropertyList", "FuzzStringsDict", "FuzzStringCatalog",
  "FuzzPrintf", "FuzzNamed", "FuzzLanguage", "FuzzAcceptLanguage", "FuzzCompiled",
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Dragoman", path: "..")],
  targets: [
    .target(name: "FuzzSupport", dependencies: [.product(name: "Dragoman", package: "Dragoman")])
  ]
    + targets.map {
      .executableTarget(name: $0, dependencies: ["FuzzSupport", .product(name: "Dragoman", package: "Dragoman")])
    },
  swiftLanguageModes: [.v6]
)
