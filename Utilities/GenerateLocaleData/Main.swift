@main
struct GenerateLocaleData {
  static func main() {}
}
