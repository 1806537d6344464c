/// What is promised: the ratios that are to hold, whatever the machine, and what they are today.
enum Gates {
  static let all = lookUp + messages + plurals + loading + memory + switching + threads + bindings + formats

  /// The cases that they are about.
  static let names = Set(all.flatMap { [$0.subject, $0.reference] })

  private static let lookUp = [
    Gate(
      "look-up: to Dictionary", "dragoman/look-up/10000-keys", to: "swift/look-up/10000-keys", atMost: 0.5,
      reach: 0.25, today: 0.62),
    Gate(
      "look-up: to gettext", "dragoman/look-up/10000-keys", to: "gettext/look-up/10000-keys", atMost: 0.2, today: 0.3),
    Gate(
      "look-up: to Bundle", "dragoman/look-up/10000-keys", to: "foundation/look-up/10000-keys", atMost: 0.1, today: 0.13
    ),
    Gate("look-up: to a C table", "dragoman/look-up/10000-keys", to: "c/look-up/10000-keys", atMost: nil, reach: 2),
    Gate(
      "compiled look-up: to Dictionary", "dragoman-compiled/look-up/10000-keys", to: "swift/look-up/10000-keys",
      atMost: 0.5, reach: 0.25, today: 0.62),
    Gate(
      "look-up in place: to Dictionary", "dragoman-in-place/look-up/10000-keys", to: "swift/look-up/10000-keys",
      atMost: 0.5, reach: 0.25, today: 0.4),
    Gate(
      "look-up in place: to gettext", "dragoman-in-place/look-up/10000-keys", to: "gettext/look-up/10000-keys",
      atMost: 0.2, today: 0.15),
    Gate(
      "look-up in place: to Bundle", "dragoman-in-place/look-up/10000-keys", to: "foundation/look-up/10000-keys",
      atMost: 0.1, today: 0.08),
    Gate(
      "compiled look-up in place: to Dictionary", "dragoman-compiled-in-place/look-up/10000-keys",
      to: "swift/look-up/10000-keys", atMost: 0.5, reach: 0.25, today: 0.4),
    Gate(
      "look-up by a generated key: to Dictionary", "dragoman-generated/look-up/10000-keys",
      to: "swift/look-up/10000-keys", atMost: 0.2, reach: 0.06, today: 0.15),
  ]

  private static let messages = MessageLanguage.ofMessages.flatMap { language in
    let input = language.tag
    return [
      Gate(
        "message in \(input): to gettext and asprintf", "dragoman/message/\(input)", to: "gettext/message/\(input)",
        atMost: 1.1, today: 0.55),
      Gate(
        "message in \(input): to String(format:)", "dragoman/message/\(input)", to: "foundation/message/\(input)",
        atMost: 0.08, today: 0.05),
      Gate(
        "message in \(input): to String(format:locale:)", "dragoman/message/\(input)",
        to: "foundation-grouped/message/\(input)", atMost: 0.08, today: 0.01),
      Gate(
        "message in \(input): to interpolation", "dragoman/message/\(input)", to: "swift/message/\(input)",
        atMost: nil, reach: 0.6),
    ]
  }

  private static let plurals = MessageLanguage.all.flatMap { language in
    let input = language.tag
    return [
      Gate(
        "plural in \(input): to ngettext and asprintf", "dragoman/plural/\(input)", to: "gettext/plural/\(input)",
        atMost: 1, reach: 0.6, today: 0.7),
      Gate(
        "plural in \(input): to ICU", "dragoman/plural/\(input)", to: "icu/plural/\(input)", atMost: 0.2, today: 0.17),
    ]
  }

  private static let loading = [
    Gate(
      "load, compiled: to gettext", "dragoman-compiled/load/10000-keys", to: "gettext/load/10000-keys", atMost: 1.2,
      reach: 0.5, today: 0.9),
    Gate(
      "load, compiled: to Bundle", "dragoman-compiled/load/10000-keys", to: "foundation/load/10000-keys",
      atMost: 0.02, today: 0.012),
    Gate(
      "load, text: to Bundle", "dragoman/load/10000-keys", to: "foundation/load/10000-keys", atMost: 0.15,
      reach: 0.06, today: 0.13),
  ]

  private static let memory = [
    Gate(
      "heap, compiled: to gettext", "dragoman-compiled/heap/10000-keys", to: "gettext/heap/10000-keys", atMost: 0.1,
      today: 0.01),
    Gate(
      "heap, text: to Bundle", "dragoman/heap/10000-keys", to: "foundation/heap/10000-keys", atMost: 0.5, today: 0.4),
  ]

  private static let switching = [
    Gate(
      "first switch, compiled: to Bundle", "dragoman-compiled/first-switch/10000-keys",
      to: "foundation/first-switch/10000-keys", atMost: 0.02, today: 0.012),
    Gate(
      "first switch, text: to Bundle", "dragoman/first-switch/10000-keys", to: "foundation/first-switch/10000-keys",
      atMost: nil, reach: 0.15, today: 0.2),
    Gate(
      "warm switch: to uselocale", "dragoman/warm-switch/alone", to: "gettext/warm-switch/alone", atMost: 2),
    Gate(
      "warm switch and a text: to uselocale", "dragoman/warm-switch/and-text", to: "gettext/warm-switch/and-text",
      atMost: nil, reach: 2),
    Gate(
      "withLanguage and a text: to uselocale", "dragoman-scope/warm-switch/and-text",
      to: "gettext/warm-switch/and-text", atMost: nil, reach: 2, today: 4),
  ]

  private static let threads = [
    Gate(
      "two threads on a key, compiled: to one", "dragoman-compiled/hot-key/2-threads",
      to: "dragoman-compiled/hot-key/1-thread", atMost: 1.3, reach: 1, today: 1.1),
    Gate(
      "two threads on a generated key: to one", "dragoman-generated/hot-key/2-threads",
      to: "dragoman-generated/hot-key/1-thread", atMost: 1.3, reach: 1, today: 1.1),
    Gate(
      "two threads on a key, in place: to one", "dragoman-in-place/hot-key/2-threads",
      to: "dragoman-in-place/hot-key/1-thread", atMost: 1.3, reach: 1, today: 1.1),
    Gate(
      "two threads on a key, text: to one", "dragoman/hot-key/2-threads", to: "dragoman/hot-key/1-thread", atMost: nil,
      reach: 1.3),
  ]

  private static let formats = [("one-decimal", 0.3), ("clock", 0.12)].map { input, today in
    Gate(
      "format \(input): to String(format:)", "dragoman/format/\(input)", to: "foundation/format/\(input)", atMost: nil,
      reach: 0.08, today: today)
  }

  private static let bindings = [
    Gate(
      "switch with 10,000 labels, for each: over writing", "dragoman/bound-switch/10000-labels",
      to: "swift/bound-switch/10000-labels", atMost: 1000, today: 1500, comparison: .excess(parts: 10_000)),
    Gate(
      "switch with 1,000 labels, for each: over writing", "dragoman/bound-switch/1000-labels",
      to: "swift/bound-switch/1000-labels", atMost: 1000, today: 1400, comparison: .excess(parts: 1000)),
  ]
}
