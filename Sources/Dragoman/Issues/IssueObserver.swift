/// Who is told of each issue in a task, also of one that has been reported before: tests.
package enum IssueObserver {
  @TaskLocal package static var current: (@Sendable (LocalizationIssue) -> Void)?
}
