@_exported public import Dragoman
@_exported public import DragomanAdapterBasics

// AppKit is on the Mac alone. On Apple's other systems the module is empty, so that an app for several can depend on it.
#if canImport(Darwin) || os(Linux)
  // On Linux everything is compiled against a stand-in for AppKit, which only knows what is used here.
#else
  #error("DragomanAppKit needs AppKit")
#endif
