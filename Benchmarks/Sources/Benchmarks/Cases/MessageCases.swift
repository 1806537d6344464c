/// Messages with numbers from 0 to 9,999,999, the look-up of the message included.
enum MessageCases {
  static func make(_ inputs: Inputs) -> [Case] {
    let messages = MessageLanguage.ofMessages.flatMap { language in
      inputs.peers.map { peer in
        Case(peer.component, "message", language.tag) { try peer.message(in: language) }
      }
    }
    let plurals = MessageLanguage.all.flatMap { language in
      inputs.peers.map { peer in
        Case(peer.component, "plural", language.tag) { try peer.plural(in: language) }
      }
    }
    return messages + plurals
  }
}
