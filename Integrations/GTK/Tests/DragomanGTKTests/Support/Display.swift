import CGTK4
import Foundation

/// The display that the tests draw on, which nobody sees: Xvfb's, if it is there.
@MainActor enum Display {
  /// Whether GTK has a display. Asked before anything else of GTK's.
  static let isOpen: Bool = {
    startServer()
    return gtk_init_check() != 0
  }()

  private static func startServer() {
    guard ProcessInfo.processInfo.environment["DRAGOMAN_TEST_DISPLAY"] == nil else { return }
    let pipe = Pipe()
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    // It ends with the last program that draws on it.
    server.arguments = ["-displayfd", "1", "-terminate", "-nolisten", "tcp", "-screen", "0", "800x600x24"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    guard (try? server.run()) != nil else { return }
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    setenv("DISPLAY", ":" + number.trimmingCharacters(in: .whitespacesAndNewlines), 1)
    setenv("GDK_BACKEND", "x11", 1)
    setenv("GTK_A11Y", "none", 1)
    setenv("GSK_RENDERER", "cairo", 1)
  }
}
