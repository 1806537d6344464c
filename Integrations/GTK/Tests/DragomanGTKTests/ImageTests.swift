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

  private func path(of picture: OwnedWidget) -> String? {
    guard let file = gtk_picture_get_file(picture.opaque), let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
