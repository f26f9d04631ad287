// `fields` is picking: every family, every kind of operation, against records drawn from the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import type { Page } from '../contract/service.js';
import { draw } from './draw.js';
import { everyFamily } from './families.js';
import { type AskedOperation, operationsOf, withQuery } from './operations.js';
import { picksOf, swapCase } from './picks.js';
import { useService } from './service.js';

const service = useService();

/** The records of an answer as they were written, whatever surrounds them. */
async function recordsAt({ kind }: AskedOperation, path: string): Promise<string> {
  if (kind !== 'page') return service.text(path);
  return JSON.stringify((await service.json<Page>(path)).data);
}

describe.each(everyFamily)('$record', (family) => {
  it.each(operationsOf(family))('$kind $path', async (operation) => {
    const single = operation.kind === 'one' || operation.kind === 'only';
    await fc.assert(
      fc.asyncProperty(picksOf(family), fc.boolean(), async (fields, swapped) => {
        const written = fields.map((name) => (swapped ? swapCase(name) : name)).join();
        const drawn = operation.shown.map((row) => draw(family, row, { fields }));
        const found = await recordsAt(operation, withQuery(operation.path, `fields=${written}`));
        // Compared as texts, so that the order of keys counts: it is the declared one, however it was asked.
        expect(found).toBe(JSON.stringify(single ? drawn[0] : drawn));
      }),
      { seed, numRuns: 4 },
    );
  });
});
