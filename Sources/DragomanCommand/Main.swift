@main
struct Dragoman {
  static func main() {}
}
