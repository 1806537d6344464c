import Foundation
import Testing

@MainActor struct MainQueueSourceTests {
  @Test(.timeLimit(.minutes(1))) func aChangeFromABackgroundTaskReachesTheWindow() async throws {
    try #require(Display.isOpen)
    let output = try await ProbeProcess.output()
    #expect(output == "مصابيح right-to-left asleep\n")
  }
}
