import Foundation
import Testing

@MainActor struct MainQueueSourceTests {
  @Test(.timeLimit(.minutes(1))) func aChangeFromABackgroundTaskReachesTheWindow() async throws {
    try #require(Display.isOpen)
    #expect(try await ProbeProcess.output() == "مصابيح right-to-left asleep\n")
  }
}
