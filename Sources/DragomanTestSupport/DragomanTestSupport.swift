// Whoever tests texts needs the localizer too.
@_exported public import Dragoman
