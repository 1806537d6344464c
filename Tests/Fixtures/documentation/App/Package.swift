// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "App", defaultLocalization: "en", targets: [.executableTarget(name: "App")])
