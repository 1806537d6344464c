@main struct LoopProbe { static func main() {} }
