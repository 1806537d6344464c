#if !os(macOS) && !os(watchOS)
  public import Dragoman
  public import DragomanAdapterBasics
  public import Foundation
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  /// A list for choosing the language of the app: each by its own name and its name in the language in force, the
  /// choice ticked, and a row for following the system.
  ///
  /// The list is localized itself and follows the language, whoever changes it. Push it, present it or make it a child:
  ///
  /// ```swift
  /// navigationController?.pushViewController(LanguagePickerViewController(), animated: true)
  /// ```
  @MainActor open class LanguagePickerViewController: UITableViewController {
    /// Called when a choice has been made; nil stands for following the system.
    public var onChoice: (@MainActor (Language?) -> Void)?
    /// Called when a choice could not be made: the store failed, or the language is gone.
    public var onFailure: (@MainActor (LanguageSelectionError) -> Void)?
    /// The rows, from the top.
    public private(set) var rows: [LanguagePickerRow] = []

    private let localizer: Localizer?
    private let offersSystem: Bool
    private lazy var watch = ChoiceWatch { [weak self] in self?.show($0) }

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - localizer: Whose languages it offers, and in whose language it is; nil is `Localizer.main`.
    ///   - offersSystem: Whether there is a row for following the system.
    public init(localizer: Localizer? = nil, offersSystem: Bool = true) {
      self.localizer = localizer
      self.offersSystem = offersSystem
      super.init(style: .grouped)
      follow()
    }

    /// Makes a list from a storyboard, of `Localizer.main`.
    public required init?(coder: NSCoder) {
      localizer = nil
      offersSystem = true
      super.init(coder: coder)
      follow()
    }

    private func follow() {
      setLocalized("languagePicker", by: localizer) { picker, localizer in picker.show(localizer) }
    }

    private func show(_ localizer: Localizer) {
      watch.follow(localizer)
      let language = localizer.language
      title = LanguagePickerTexts.title(in: language)
      let former = rows
      rows = LanguagePickerRow.rows(
        of: localizer, systemTitle: offersSystem ? LanguagePickerTexts.system(in: language) : nil)
      if isViewLoaded, rows != former { tableView.reloadData() }
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: Self.cellName)
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellName)
      if let row = row(at: indexPath) { cell.show(row) }
      return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if let row = row(at: indexPath) { choose(row.language) }
    }

    /// Chooses a language, or nil to follow the system.
    open func choose(_ language: Language?) {
      let localizer = localizer ?? .main
      do {
        if let language { try localizer.select(language) } else { localizer.followSystem() }
      } catch {
        onFailure?(error)
        return
      }
      // The tick moves also where the language in force stays.
      show(localizer)
      onChoice?(language)
    }

    private static let cellName = "language"

    private func row(at indexPath: IndexPath) -> LanguagePickerRow? {
      let number = indexPath.last ?? rows.count
      return rows.indices.contains(number) ? rows[number] : nil
    }
  }

  extension UITableViewCell {
    fileprivate func show(_ row: LanguagePickerRow) {
      var content = defaultContentConfiguration()
      content.text = row.title
      content.secondaryText = row.subtitle
      contentConfiguration = content
      accessoryType = row.isChosen ? .checkmark : .none
      // So that VoiceOver says the name as those say it whose language it is.
      accessibilityLanguage = row.language?.identifier
    }
  }
#endif
