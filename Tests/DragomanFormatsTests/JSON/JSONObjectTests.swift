import DragomanFormats
import Testing

@Suite struct JSONObjectTests {
  /// Few members are looked through, many are indexed; both behave alike.
  @Test(arguments: [3, 40]) func membersComeAndGo(count: Int) {
    var object = JSONObject()
    for number in (0..<count).reversed() { object["key\(number)"] = .int(number) }
    #expect(object.members.map(\.key) == (0..<count).map { "key\($0)" }.sorted())
    for number in 0..<count { #expect(object["key\(number)"]?.int == number) }
    for number in 0..<count where !number.isMultiple(of: 2) { object["key\(number)"] = nil }
    for number in 0..<count { #expect(object["key\(number)"]?.int == (number.isMultiple(of: 2) ? number : nil)) }
    object["key0"] = .bool(true)
    #expect(object["key0"]?.bool == true)
    #expect(object["none"] == nil)
  }

  @Test func laterMemberReplacesTheEarlierOneInItsPlace() {
    var object = JSONObject()
    object.append(JSONObject.Member(key: "b", value: .int(1)))
    object.append(JSONObject.Member(key: "a", value: .int(2)))
    let replaced = object.append(JSONObject.Member(key: "b", value: .int(3)))
    #expect(replaced?.value.int == 1)
    #expect(object.members.map(\.key) == ["b", "a"])
    #expect(object["b"]?.int == 3)
  }
}
