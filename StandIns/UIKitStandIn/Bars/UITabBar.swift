/// The bar of a tab bar controller.
@MainActor open class UITabBar: UIView {}
