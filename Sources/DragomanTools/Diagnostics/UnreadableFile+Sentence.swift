import DragomanFormats

extension UnreadableFile {
  /// Which file, and why it cannot be read, without a full stop at the end.
  package var sentence: String {
    path.isEmpty ? "the name of the file is empty" : "\(path): \(failure.sentence)"
  }
}
