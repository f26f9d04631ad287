// The options of `node` that the service is started with. Measurements are in docs/decisions/14-finished-bytes.md.
export const nodeFlags: readonly string[] = [
  // The young generation is collected in a millisecond: helper threads cost more than they help. The old one is marked by a helper.
  '--no-parallel-scavenge',
  // As large as Node 20 makes it. Later versions make it 64 MB, which takes 50 MB more and is no faster.
  '--max-semi-space-size=16',
  // The dataset takes most of it from the start, so full collections before that find nothing.
  '--initial-old-space-size=128',
];
