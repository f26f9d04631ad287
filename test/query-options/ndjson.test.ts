// NDJSON has the records of the JSON response, one per line, which are those of the data files.
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import type { Page } from '../contract/service.js';
import { casesOf } from './cases.js';
import { everyFamily } from './families.js';
import { LONG, type Operation, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

async function recordsOf({ kind, path }: Operation, query: string): Promise<readonly Row[]> {
  const answer = await service.json<unknown>(withQuery(path, query));
  return kind === 'page' ? (answer as Page).data : ([answer].flat() as Row[]);
}

async function expectLines({ path }: Operation, query: string, records: readonly Row[]) {
  const text = await service.text(withQuery(path, `${query}&format=ndjson`), 'ndjson');
  expect(text === records.map((record) => `${JSON.stringify(record)}\n`).join(''), query).toBe(true);
}

describe.each(everyFamily)('$record', (family) => {
  const names = family.fields.map(({ name }) => name);

  it('has the fields of its rows, in their order', () => {
    expect(names).toEqual(Object.keys(family.rows[0] as Row));
  });

  it.each(casesOf('ndjson', family))('$kind $path', async (operation) => {
    const plain = await recordsOf(operation, '');
    expect(plain.map(({ id }) => id)).toEqual(operation.shown.map(({ id }) => id));
    await expectLines(operation, '', plain);
    if (plain.length > LONG) return;
    const query = `fields=${names.slice(-2).join()}`;
    await expectLines(operation, query, await recordsOf(operation, query));
  });
});

it('returns no lines for an empty list', async () => {
  expect(await service.text('/api/v1/Region?id=999&format=ndjson', 'ndjson')).toBe('');
});
