import Synchronization

/// The answers to questions that are asked again and again and always have the same answer.
///
/// Questions may come from data, so that only so many are remembered; after that it begins anew.
final class AnswerCache<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let answers = Mutex<[Question: Answer]>([:])
  private let limit: Int

  init(limit: Int = 256) { self.limit = limit }

  /// The answer, found at the first time. Nothing is found under the lock, so that two threads may both find it.
  func answer(to question: Question, orFind find: () -> Answer) -> Answer {
    if let answer = answers.withLock({ $0[question] }) { return answer }
    let answer = find()
    answers.withLock { answers in
      if answers.count >= limit { answers.removeAll(keepingCapacity: true) }
      answers[question] = answer
    }
    return answer
  }
}
