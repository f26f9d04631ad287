// The options of `node` that the service is started with. Helper threads of the garbage collector cost more than they help on two cores. The
// young generation is as large as Node 20 makes it; later versions make it 64 MB, which takes 50 MB more and is no faster. The dataset
// takes about 100 MB of heap from the start, so full collections before that find nothing (a seventh of the start).
export const nodeFlags: readonly string[] = [
  '--single-threaded-gc',
  '--max-semi-space-size=16',
  '--initial-old-space-size=128',
];
