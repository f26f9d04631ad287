// A mirror of the toy follows two editions of one day, from the first, the second or none of them, to the served content.
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { createService, type Service } from '../../src/app.js';
import { undoChanges } from '../../src/data-rules/changes.js';
import { contentHash, contentOf, type RowsByFile } from '../../src/data-rules/content.js';
import { createOrigins } from '../../src/engine/catalog/origins.js';
import type { EditionChanges } from '../../src/engine/dataset/dataset.js';
import { compareEditions } from '../../tools/changes/history-of.js';
import { seed } from '../contract/seed.js';
import { seriesModel as model, seriesDataset } from '../toy/toy-series.js';
import { earlierContent } from './earlier-content.js';
import { follow, getFrom, withLines } from './mirror.js';

const CASES = 20;
const dataset = seriesDataset();
const now = contentOf(model, dataset);
const origins = createOrigins(model, dataset, ({ name }) => dataset.families.get(name)?.rows ?? []);
const services: Service[] = [];
afterAll(async () => {
  for (const { server } of services) await server.close();
});

const history = (edition: string, since: string, before: RowsByFile, after: RowsByFile): EditionChanges => ({
  edition,
  since,
  before: contentHash(before),
  after: contentHash(after),
  changes: compareEditions(model, { before, after, retired: dataset.retired, origins }),
});

describe.each(Array.from({ length: CASES }, (_, index) => seed + index))('ATLAS_SEED=%i', (each) => {
  const random = createRandom(each);
  const second = earlierContent(model, now, dataset.retired, random);
  const first = earlierContent(model, second, dataset.retired, random);
  const [older, newer] = [
    history('2000.01.01', '1999.01.01-00000000', first, second),
    history('2000.01.01.2', '2000.01.01-00000000', second, now),
  ] as const;
  const edition = { version: '2000.01.01.2', fingerprint: '0'.repeat(64) };
  const service = createService({
    model,
    dataset: { ...dataset, edition, changes: [older, newer] },
    surfaces: [],
  });
  services.push(service);

  it.each([
    ['1999.01.01-00000000', first],
    ['2000-01-01', second],
    ['2000.01.01.2', now],
  ])('leads to the content since %s', async (since, held) => {
    const followed = await follow(model, held, since, getFrom(service.server), 7);
    expect(withLines(followed)).toEqual(withLines(now));
  });

  it('can be undone', () => {
    const undone = undoChanges(model, now, newer);
    expect(withLines(undone)).toEqual(withLines(second));
    expect(withLines(undoChanges(model, undone, older))).toEqual(withLines(first));
  });
});
