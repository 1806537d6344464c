@_exported public import Dragoman
@_exported public import DragomanAdapterBasics

// AppKit is on the Mac alone: elsewhere the module is empty, so that an app for several systems can depend on it.
// On Linux everything is compiled against a stand-in for AppKit, which only knows what is used here.
