// The options of `node` that the service is started with, and the settings of malloc. Measurements are in docs/decisions/14-finished-bytes.md.
export const nodeFlags: readonly string[] = [
  // The young generation is collected in a millisecond, so helper threads would cost more than they save. A helper marks the old one.
  '--no-parallel-scavenge',
  // The default of Node 20. Later versions use 64 MB, which takes 50 MB more and is not faster.
  '--max-semi-space-size=16',
  // The dataset takes most of it from the start, so earlier full collections would free nothing.
  '--initial-old-space-size=128',
];

/** Set in the unit and the image, because `npm start` cannot set them on every system. */
export const mallocSettings: Readonly<Record<string, string>> = {
  // One memory pool for all threads, because several keep up to 50 MB unused.
  MALLOC_ARENA_MAX: '1',
  // Larger buffers return to the system when freed. By default malloc soon keeps those of up to 32 MB.
  MALLOC_MMAP_THRESHOLD_: '131072',
};
