import Glibc

/// The time that the process has spent on a processor, on all its threads: unlike that on the wall it does not grow
/// while other programs run.
nonisolated enum Clock {
  /// In nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
