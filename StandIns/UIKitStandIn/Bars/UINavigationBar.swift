/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {}
