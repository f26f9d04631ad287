// The options of `node` that the service is started with. On two cores the collector's helper threads cost more than they help. The young
// generation stays as large as Node 20 makes it: later versions take 64 MB, 50 MB more in all and no faster.
export const nodeFlags: readonly string[] = ['--single-threaded-gc', '--max-semi-space-size=16'];
