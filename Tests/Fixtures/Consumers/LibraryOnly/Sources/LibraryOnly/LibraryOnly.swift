import Dragoman

@main
struct LibraryOnly {
  static func main() {
    let language: Language = "uk"
    print(language.identifier)
  }
}
