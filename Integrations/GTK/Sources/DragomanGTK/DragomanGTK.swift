@_exported public import Dragoman
