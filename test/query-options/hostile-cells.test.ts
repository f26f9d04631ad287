// Dangerous texts in a table parse back unchanged, and a spreadsheet runs none of them.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createService } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import type { FamilyRows } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../contract/data-files.js';
import { differences } from '../contract/differences.js';
import { send } from '../contract/http-client.js';
import { seed } from '../contract/seed.js';
import { projectDataset } from '../system/project-dataset.js';
import { familyOf } from './families.js';
import { type CsvKind, isDangerous, readSheet, recordsIn } from './read-csv.js';

const beginnings = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  "'",
  "'=",
  "''+",
  '"',
  ';',
  ',',
  '|',
  '\\',
  '\n',
  ' ',
  '="',
];
const whole = [
  '05001',
  '+57',
  '-74.05',
  '1e5',
  '1,5',
  '-1+1',
  '="05001"',
  "'05001",
  '\\|',
  'a\\',
  'true',
  "'",
];

const texts = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...whole) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', ...beginnings),
        fc.string({
          minLength: 1,
          maxLength: 12,
          unit: fc.oneof(fc.constantFrom(...beginnings), fc.constantFrom(...'añ1🌋')),
        }),
      )
      .map(([beginning, rest]) => beginning + rest),
  },
);

const radios = familyOf('Radio');
const changes = fc.record({
  name: texts,
  url: fc.option(texts),
  streamers: fc.array(texts, { maxLength: 3 }),
});
const rows: readonly Row[] = fc
  .sample(changes, { seed, numRuns: radios.rows.length })
  .map((changed, index) => ({ ...(radios.rows[index] as Row), ...changed }));

const dataset = await projectDataset();
const families = new Map(dataset.families).set('radio', {
  ...(dataset.families.get('radio') as FamilyRows),
  rows: JSON.parse(JSON.stringify(rows)),
});
const service = createService({ model: colombia, dataset: { ...dataset, families } });
afterAll(() => service.stop(0));
const address = await service.server.listen({ port: 0, host: '127.0.0.1' });

describe.each<[CsvKind]>([['csv'], ['csv-excel']])('%s', (kind) => {
  it.each(['', '&fields=name', '&fields=url', '&fields=streamers', '&fields=id,url,streamers'])(
    'parses back to every text%s',
    async (picked) => {
      const { status, text } = await send(address, `/api/v1/Radio?format=${kind}${picked}`);
      expect(status).toBe(200);
      const sheet = readSheet(text, kind);
      const { columns, lines } = sheet;
      const expected = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
      expect(differences(recordsIn(radios, sheet, kind), expected)).toEqual([]);
      const at = columns.flatMap((name, index) =>
        ['name', 'url', 'streamers'].includes(name) ? [index] : [],
      );
      const dangerous = lines.flatMap((cells) => at.map((index) => cells[index] as string));
      expect(dangerous.filter((cell) => isDangerous(cell, kind))).toEqual([]);
      // Many readers ignore an empty line.
      expect(text).not.toMatch(/\r\n\r\n/);
    },
  );
});

it('finds such a text with a filter', async () => {
  for (const { id, name } of rows.slice(0, 12)) {
    if ((name as string).trim() !== name) continue;
    const { text } = await send(
      address,
      `/api/v1/Radio?fields=id&name=${encodeURIComponent(name as string)}`,
    );
    expect(JSON.parse(text), JSON.stringify(name)).toContainEqual({ id });
  }
});
