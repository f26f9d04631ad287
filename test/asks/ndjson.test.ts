// NDJSON has the records of the JSON answer, one on each line.
import { describe, expect, it } from 'vitest';
import type { Page } from '../contract/service.js';
import { everyFamily } from './families.js';
import { operationsOf, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

describe.each(everyFamily)('$record', (family) => {
  it.each(operationsOf(family))('$kind $path', async ({ kind, path }) => {
    const [some = '', other = ''] = family.fields.map(({ name }) => name).toReversed();
    for (const query of ['', `fields=${some},${other}`, 'relations=omit']) {
      const json = await service.json<unknown>(withQuery(path, query));
      const records = kind === 'page' ? (json as Page).data : Array.isArray(json) ? json : [json];
      const lines = await service.text(withQuery(path, `format=ndjson&${query}`), 'ndjson');
      expect(lines === records.map((record) => `${JSON.stringify(record)}\n`).join(''), query).toBe(true);
    }
  });
});

it('an empty list has no lines', async () => {
  expect(await service.text('/api/v1/Region?id=999&format=ndjson', 'ndjson')).toBe('');
});
