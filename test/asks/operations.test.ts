// The tables these tests start from: each operation, asked plainly, answers the records they say it does.
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import type { Page } from '../contract/service.js';
import { everyFamily } from './families.js';
import { operationsOf } from './operations.js';
import { useService } from './service.js';

const service = useService();

describe.each(everyFamily)('$record', (family) => {
  it('has the fields of its rows, in their order', () => {
    expect(family.fields.map(({ name }) => name)).toEqual(Object.keys(family.rows[0] as Row));
  });

  it.each(operationsOf(family))('$kind $path', async ({ kind, path, shown }) => {
    const answer = await service.json<unknown>(path);
    const records = kind === 'page' ? (answer as Page).data : ([answer].flat() as readonly Row[]);
    expect(records.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    const names = [...family.fields.filter(({ extended }) => !extended), ...family.relations];
    for (const record of records.slice(0, 1))
      expect(Object.keys(record)).toEqual(names.map(({ name }) => name));
  });
});
