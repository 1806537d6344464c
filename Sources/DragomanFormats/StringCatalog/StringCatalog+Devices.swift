extension StringCatalog.Localization {
  /// The devices for which it says something of their own, as it calls them.
  package var devices: Set<String> {
    substitutions.reduce(into: variations?.devices ?? []) { $0.formUnion($1.value.variations?.devices ?? []) }
  }
}

extension StringCatalog.Variations {
  fileprivate var devices: Set<String> {
    kinds.reduce(into: Set(device.keys)) { devices, kind in
      for variant in self[kind] { devices.formUnion(variant.value.devices) }
    }
  }
}
