// The options of `node` that the service is started with, and the settings of malloc. Measurements are in docs/decisions/14-finished-bytes.md.
export const nodeFlags: readonly string[] = [
  // The young generation is collected in a millisecond: helper threads cost more than they help. The old one is marked by a helper.
  '--no-parallel-scavenge',
  // As large as Node 20 makes it. Later versions make it 64 MB, which takes 50 MB more and is not faster.
  '--max-semi-space-size=16',
  // The dataset takes most of it from the start, so full collections before that find nothing.
  '--initial-old-space-size=128',
];

/** In the unit and the image; `npm start` cannot set them on every system. */
export const mallocSettings: Readonly<Record<string, string>> = {
  // One pool of memory for all threads: several keep up to 50 MB that nothing uses.
  MALLOC_ARENA_MAX: '1',
  // Larger buffers go back to the system when they are freed; by default, malloc soon keeps those of up to 32 MB.
  MALLOC_MMAP_THRESHOLD_: '131072',
};
