/// A view that is shown as it is, without a body.
@MainActor protocol ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering
}

extension EmptyView: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering { Rendering() }
}

extension Text: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    Rendering(lines: [Rendering.Line(text: content, environment: environment)])
  }
}

extension Image: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering { Rendering(images: [self]) }
}

extension Optional: ShownView where Wrapped: View {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    map { host.render($0, environment) } ?? Rendering()
  }
}

extension TupleView: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    host.all(Mirror(reflecting: value).children.compactMap { $0.value as? any View }, environment)
  }
}

extension VStack: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering { host.render(content, environment) }
}

extension ForEach: ShownView where Content: View {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    host.all(data.map(content), environment)
  }
}

extension EnvironmentSetting: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    var environment = environment
    set(&environment)
    return host.render(content, environment)
  }
}

extension TaggedView: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    var rendering = host.render(content, environment)
    for line in rendering.lines.indices { rendering.lines[line].tag = tag }
    return rendering
  }
}

extension Picker: ShownView {
  func show(in host: Renderer, _ environment: EnvironmentValues) -> Rendering {
    var rendering = host.render(label, environment)
    rendering.add(host.render(content, environment))
    rendering.choices.append(
      Rendering.Choice(
        selected: { AnyHashable(selection.wrappedValue) },
        select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }))
    return rendering
  }
}
