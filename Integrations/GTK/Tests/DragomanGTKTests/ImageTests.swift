import CGTK4
import DragomanGTK
import Foundation
import Testing

@MainActor @Suite(.serialized) struct ImageTests {
  private let shop = Shop.localizer()

  @Test func picturesFollow() throws {
    let picture = try OwnedWidget { gtk_picture_new() }
    picture.pointer.setLocalizedImage(LocalizedImage(by: shop) { URL(filePath: "/lamp-\($0.language).png") })
    #expect(path(of: picture) == "/lamp-en.png")
    try shop.select(.ukrainian)
    #expect(path(of: picture) == "/lamp-uk.png")
    picture.pointer.setLocalizedImage(nil)
    try shop.select(.arabic)
    #expect(path(of: picture) == "/lamp-uk.png")
  }

  @Test func theFileOfANameFollowsThereAndBack() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "DragomanGTKTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["en.lproj/lamp.svg", "ukrainian.lproj/lamp.svg", "ar.lproj/x", "lamp.svg"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    let localizer = Localizer(
      sources: [.directory(folder)], defaultLanguage: .english, selection: Shop.selection()
    ) { _ in }
    let picture = try OwnedWidget { gtk_picture_new() }
    picture.pointer.setLocalizedImage(.named("lamp", by: localizer))
    for (language, file) in [
      (.ukrainian, "ukrainian.lproj"), (.arabic, "en.lproj"), (.english, "en.lproj"),
    ] as [(Language, String)] {
      try localizer.select(language)
      #expect(path(of: picture) == folder.appending(path: "\(file)/lamp.svg").path)
    }
    picture.pointer.setLocalizedImage(.named("absent", by: localizer))
    #expect(path(of: picture) == nil)
  }

  private func path(of picture: OwnedWidget) -> String? {
    guard let file = gtk_picture_get_file(picture.opaque), let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
