// swift-tools-version: 6.2

import PackageDescription

// On Linux a resource would pull all of Foundation into the target, and nobody reads a privacy manifest there.
#if os(macOS)
  let privacyManifest: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
  let excludedThere: [String] = []
#else
  let privacyManifest: [Resource] = []
  let excludedThere = ["PrivacyInfo.xcprivacy"]
#endif

// Apple's frameworks are not on Linux: there the adapters are compiled and tested against stand-ins for them.
#if os(Linux)
  let standIns: [Target] = [
    .target(name: "UIKitStandIn", path: "StandIns/UIKitStandIn"),
    .target(name: "AppKitStandIn", path: "StandIns/AppKitStandIn"),
    .target(name: "SwiftUIStandIn", dependencies: ["UIKitStandIn"], path: "StandIns/SwiftUIStandIn"),
    // The snippets of the documentation are compiled against all libraries.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "DragomanUIKit", "DragomanAppKit", "DragomanSwiftUI", "DragomanFormerNames", "DragomanTestSupport",
        "DragomanCommand", "TestResources",
      ]),
    .testTarget(
      name: "DragomanUIKitTests", dependencies: ["DragomanUIKit", "Dragoman", "UIKitStandIn", "TestResources"],
      path: "Tests/Adapters/DragomanUIKitTests"),
    // What the five systems that Dragoman replaces can do, on files in their layouts.
    .testTarget(
      name: "FiveSystemsTests",
      dependencies: ["DragomanUIKit", "DragomanAdapterBasics", "Dragoman", "UIKitStandIn", "TestResources"]),
    // Every call as it was written for them.
    .testTarget(
      name: "DragomanFormerNamesTests",
      dependencies: [
        "DragomanFormerNames", "DragomanSwiftUI", "DragomanUIKit", "Dragoman", "UIKitStandIn", "TestResources",
      ],
      path: "Tests/Adapters/DragomanFormerNamesTests"),
    .testTarget(
      name: "DragomanAppKitTests", dependencies: ["DragomanAppKit", "Dragoman", "AppKitStandIn", "TestResources"],
      path: "Tests/Adapters/DragomanAppKitTests"),
    .testTarget(
      name: "DragomanSwiftUITests",
      dependencies: ["DragomanSwiftUI", "Dragoman", "SwiftUIStandIn", "UIKitStandIn", "TestResources"],
      path: "Tests/Adapters/DragomanSwiftUITests"),
  ]
  let uiKit: [Target.Dependency] = [.target(name: "UIKitStandIn", condition: .when(platforms: [.linux]))]
  let appKit: [Target.Dependency] = [.target(name: "AppKitStandIn", condition: .when(platforms: [.linux]))]
  let swiftUI: [Target.Dependency] = [.target(name: "SwiftUIStandIn", condition: .when(platforms: [.linux]))]
#else
  let standIns: [Target] = []
  let uiKit: [Target.Dependency] = []
  let appKit: [Target.Dependency] = []
  let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
  name: "Dragoman",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .tvOS(.v18), .macOS(.v15), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Dragoman", targets: ["Dragoman"]),
    .library(name: "DragomanUIKit", targets: ["DragomanUIKit"]),
    .library(name: "DragomanAppKit", targets: ["DragomanAppKit"]),
    .library(name: "DragomanSwiftUI", targets: ["DragomanSwiftUI"]),
    .library(name: "DragomanFormerNames", targets: ["DragomanFormerNames"]),
    .library(name: "DragomanTestSupport", targets: ["DragomanTestSupport"]),
    .executable(name: "dragoman", targets: ["DragomanCommand"]),
    .plugin(name: "GenerateLocalizedKeys", targets: ["GenerateLocalizedKeys"]),
    .plugin(name: "CompileLocalizations", targets: ["CompileLocalizations"]),
    .plugin(name: "CheckLocalizations", targets: ["CheckLocalizations"]),
  ],
  targets: [
    // The run time. Arrows point down: each target depends only on those below it.
    .target(
      name: "Dragoman", dependencies: ["DragomanFormats", "DragomanLocaleData"],
      exclude: excludedThere, resources: privacyManifest),
    .target(name: "DragomanFormats"),
    .target(name: "DragomanLocaleData"),

    // The adapters: leaves that re-export the run time.
    .target(
      name: "DragomanUIKit", dependencies: ["DragomanAdapterBasics", "Dragoman"] + uiKit,
      path: "Sources/Adapters/DragomanUIKit"),
    .target(
      name: "DragomanAppKit", dependencies: ["DragomanAdapterBasics", "Dragoman"] + appKit,
      path: "Sources/Adapters/DragomanAppKit"),
    .target(
      name: "DragomanSwiftUI", dependencies: ["DragomanAdapterBasics", "Dragoman"] + swiftUI + uiKit,
      path: "Sources/Adapters/DragomanSwiftUI"),
    // The names of the libraries that Dragoman replaces, which lead to its own.
    .target(
      name: "DragomanFormerNames", dependencies: ["DragomanUIKit", "DragomanAdapterBasics", "Dragoman"] + uiKit,
      path: "Sources/Adapters/DragomanFormerNames"),
    // What they have in common.
    .target(
      name: "DragomanAdapterBasics", dependencies: ["Dragoman"] + uiKit + appKit,
      path: "Sources/Adapters/DragomanAdapterBasics"),

    // For the tests of those who use it.
    .target(name: "DragomanTestSupport", dependencies: ["Dragoman"]),

    // The tools around it.
    .executableTarget(name: "DragomanCommand", dependencies: ["DragomanTools", "Dragoman", "DragomanFormats"]),
    .target(
      name: "DragomanTools", dependencies: ["Dragoman", "DragomanFormats", "DragomanLocaleData"],
      // In the code, not beside it: the command runs wherever its one file is copied.
      resources: [.embedInCode("Demo/Texts")]),
    .plugin(name: "GenerateLocalizedKeys", capability: .buildTool(), dependencies: ["DragomanCommand"]),
    .plugin(name: "CompileLocalizations", capability: .buildTool(), dependencies: ["DragomanCommand"]),
    .plugin(
      name: "CheckLocalizations",
      capability: .command(
        intent: .custom(verb: "check-localizations", description: "Checks the translations of a package.")),
      dependencies: ["DragomanCommand"]),
    .executableTarget(name: "GenerateLocaleData", path: "Utilities/GenerateLocaleData"),
    .executableTarget(name: "CheckSymbols", path: "Utilities/CheckSymbols"),

    // The tests mirror the sources.
    .target(name: "TestResources", path: "Tests/TestResources"),
    // Foundation's answers to printf formats, in a process that may die of them.
    .executableTarget(name: "FormatOracle", path: "Tests/FormatOracle"),
    .testTarget(
      name: "DragomanTests",
      dependencies: ["Dragoman", "DragomanFormats", "DragomanLocaleData", "TestResources", "FormatOracle"]),
    // Compiled as a new app project is: isolated to the main actor by default.
    .testTarget(name: "ClientTests", dependencies: ["Dragoman"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "DragomanTestSupportTests",
      dependencies: ["DragomanTestSupport", "Dragoman", "DragomanFormats", "TestResources"]),
    .testTarget(name: "DragomanFormatsTests", dependencies: ["DragomanFormats", "TestResources"]),
    .testTarget(
      name: "DragomanLocaleDataTests", dependencies: ["DragomanLocaleData", "GenerateLocaleData", "TestResources"],
      // A second opinion on plural rules, which comes with the toolchain.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "DragomanToolsTests", dependencies: ["DragomanTools", "Dragoman", "DragomanFormats", "TestResources"]),
    .testTarget(name: "DragomanCommandTests", dependencies: ["DragomanCommand", "DragomanFormats", "TestResources"]),
  ] + standIns,
  swiftLanguageModes: [.v6]
)

// The features that the next language mode turns on.
let upcomingFeatures = [
  "ExistentialAny",  // SE-0335
  "InternalImportsByDefault",  // SE-0409
  "MemberImportVisibility",  // SE-0444
  "NonisolatedNonsendingByDefault",  // SE-0461
]
for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures.map { .enableUpcomingFeature($0) }
}
