import Dragoman

/// What the server has to say.
struct Shop: Sendable {
  let localizer: Localizer

  /// Answers in the best language for the request. Nothing global is touched, so that any number of requests may be
  /// answered at once.
  func response(to request: Request) -> Response {
    localizer.withLanguage(accepting: request.headers["accept-language"]) {
      switch request.path {
      case "/": Response(status: "200 OK", language: localizer.language, body: localizer["title"])
      default:
        Response(
          status: "404 Not Found", language: localizer.language, body: localizer["not_found", ["path": request.path]])
      }
    }
  }
}
