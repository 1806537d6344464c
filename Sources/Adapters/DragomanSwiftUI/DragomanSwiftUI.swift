@_exported public import Dragoman
@_exported public import DragomanAdapterBasics

#if canImport(SwiftUI) || os(Linux)
  // On Linux everything is compiled against a stand-in for SwiftUI, which only knows what is used here.
#else
  #error("DragomanSwiftUI needs SwiftUI")
#endif
