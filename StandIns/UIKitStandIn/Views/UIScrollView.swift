/// A view whose content can be scrolled.
@MainActor open class UIScrollView: UIView {}
