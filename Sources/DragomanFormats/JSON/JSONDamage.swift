/// A fault and the byte at which it shows.
package struct JSONDamage: Error, Sendable, Hashable {
  package let fault: JSONFault
  package let offset: Int

  package init(fault: JSONFault, offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}
