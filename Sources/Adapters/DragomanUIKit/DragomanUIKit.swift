@_exported public import Dragoman
@_exported public import DragomanAdapterBasics

// UIKit is not on the Mac (but for Catalyst, which has it) and not for views on the watch: there the module is empty.
#if canImport(UIKit) || os(Linux) || os(macOS)
  // On Linux everything is compiled against a stand-in for UIKit, which only knows what is used here.
#else
  #error("DragomanUIKit needs UIKit")
#endif
