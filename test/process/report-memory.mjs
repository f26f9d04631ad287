// Loaded by a server before its program: on a message it collects its garbage and reports the memory that is left.

process.on('message', () => {
  const { gc } = /** @type {{ gc: () => void }} */ (/** @type {unknown} */ (globalThis));
  // The second run collects the objects that finalizers of the first have released.
  gc();
  gc();
  process.send?.(process.memoryUsage());
});
// It does not keep the process alive.
process.channel?.unref();
