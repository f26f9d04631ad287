// Does long work step by step, and lets other work run between two steps.
import type { YieldingWork } from './yielding-work.js';

export async function inSteps<Value>(work: YieldingWork<Value>): Promise<Value> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
