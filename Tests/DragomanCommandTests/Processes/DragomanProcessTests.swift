#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation
  import TestResources
  import Testing

  /// What only a process shows: exit statuses, streams, signals.
  @Suite struct DragomanProcessTests {
    @Test func helpIsDone() async throws {
      let run = try await RunCommand("--help")
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Usage: dragoman SUBCOMMAND"))
      #expect(run.error.isEmpty)
    }

    @Test func versionIsOneLine() async throws {
      let run = try await RunCommand("--version")
      #expect(run.status == 0)
      #expect(run.output.wholeMatch(of: /dragoman [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    }

    @Test func wrongUsageIsStatusTwoAndOneLine() async throws {
      let run = try await RunCommand("help", "hlep")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.error == "dragoman: error: there is no subcommand 'hlep', did you mean 'help'? (see 'dragoman --help')\n")
    }

    @Test func lineEndInAnArgumentStaysOnTheLine() async throws {
      let run = try await RunCommand("a\nb")
      #expect(run.error == "dragoman: error: there is no subcommand 'a\\nb' (see 'dragoman --help')\n")
    }

    @Test func oneFileIsEnough() async throws {
      let folder = try TemporaryFolder()
      let copy = folder.url.appending(path: "dragoman")
      // Not by this process: another test's child could hold the copy open for writing, and nobody could run it then.
      _ = try await RunCommand(RunCommand.command.path, copy.path, command: URL(filePath: "/bin/cp"))
      let run = try await RunCommand("--help", in: folder.url, command: copy)
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
    }

    #if os(Linux)
      @Test func fullDiskIsAFailure() async throws {
        let fullDisk = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try await RunCommand("--help", output: fullDisk)
        #expect(run.status == 2)
        #expect(run.error == "dragoman: error: cannot write to the standard output: No space left on device\n")
      }
    #endif

    @Test func brokenPipeIsQuiet() async throws {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let run = try await RunCommand("--help", output: pipe.fileHandleForWriting)
      #expect(run.status == 128 + SIGPIPE)
      #expect(run.error.isEmpty)
    }
  }
#endif
