/// A fault that is reported once it is certain that its text will not be read again.
struct PendingFault {
  let fault: StringsFault
  let offset: Int
  /// The contents of a comment that is not closed, in which entries may be lost.
  let comment: Range<Int>?

  init(_ fault: StringsFault, at offset: Int, comment: Range<Int>? = nil) {
    self.fault = fault
    self.offset = offset
    self.comment = comment
  }
}
