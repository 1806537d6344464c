// swift-tools-version: 6.2

import PackageDescription

// `run` says so where ICU is missing and cannot be installed.
let hasICU = Context.environment["BENCHMARKS_WITHOUT_ICU"] == nil

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  // By name, since the folder of a clone may be called anything.
  dependencies: [.package(name: "Dragoman", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "Dragoman", package: "Dragoman"), "CPeers"],
      // All is measured on the main thread, where bindings are written; what runs elsewhere says so.
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "CPeers",
      cxxSettings: hasICU ? [] : [.define("WITHOUT_ICU")],
      linkerSettings: hasICU ? [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")] : []),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// The features that the next language mode turns on.
let upcomingFeatures = [
  "ExistentialAny",  // SE-0335
  "InternalImportsByDefault",  // SE-0409
  "MemberImportVisibility",  // SE-0444
  "NonisolatedNonsendingByDefault",  // SE-0461
]
for target in package.targets where target.name != "CPeers" {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures.map { .enableUpcomingFeature($0) }
}
