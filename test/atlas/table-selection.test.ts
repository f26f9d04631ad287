// The script of a table selects the same rows as the API with any filters and any order, in every family.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Row } from '../../src/engine/model/model.js';
import { readArguments } from '../../src/engine/operations/request/read-arguments.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { readSites } from '../../src/site/shell/site-files.js';
import { describeTable } from '../../src/site/tables/describe-table.js';
import { createSelection } from '../../src/site/tables/select-rows.js';
import { requestPairs, type TableQuery } from '../../src/site/tables/table-query.js';
import type { Control, TableSpec } from '../../src/site/tables/table-spec.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';

/** A value of the rows, or a part of one, or something else. */
function valueFor({ field, operator }: Control, rows: readonly Row[]): fc.Arbitrary<string> {
  const written = fc.constantFrom(...rows).map(({ [field]: value }) => {
    const text = String((Array.isArray(value) ? value[0] : value) ?? '0');
    return operator === 'contains' ? text.slice(0, 6).trim() : text.replace(/T00:00:00$/, '');
  });
  return written.filter((text) => text !== '');
}

const queryOf = (spec: TableSpec, rows: readonly Row[]): fc.Arbitrary<TableQuery> => {
  const sorted = spec.fields.filter(({ kind }) => kind !== 'texts').map(({ name }) => name);
  const key = fc
    .tuple(fc.constantFrom('', '-'), fc.constantFrom(...sorted))
    .map(([sign, name]) => sign + name);
  const option = fc
    .constantFrom(...spec.controls)
    .chain((control) => valueFor(control, rows).map((value) => [control.name, value] as [string, string]));
  return fc.record({
    options: fc.uniqueArray(option, { maxLength: 3, selector: ([name]) => name }),
    sort: fc.array(key, { maxLength: 2 }).map((keys) => keys.join()),
    columns: fc.constant([]),
    page: fc.constant(1),
  });
};

it('finds the same rows as the API in the same order', async () => {
  const { engine } = (await sharedService()).service;
  const { en } = readSites(engine.model);
  const manifest = manifestOf(engine);
  let found = 0;
  for (const shown of manifest.families) {
    const { list } = shown.operations;
    if (list === undefined) continue;
    const { spec } = describeTable({ site: en, manifest, engine }, shown, list);
    const { rows } = engine.catalog.table(shown.family);
    const { select } = createSelection(spec, rows);
    fc.assert(
      fc.property(queryOf(spec, rows), (query) => {
        const read = readArguments(list, { path: {}, query: requestPairs(spec, query, ['id']) });
        if ('problem' in read) return fc.pre(false);
        const answer = engine.answer(list, read.arguments);
        const expected = 'body' in answer ? JSON.parse(Buffer.from(answer.body).toString()) : answer;
        const ids = Array.from(select(query), (ordinal) => ({ id: rows[ordinal]?.id }));
        expect(ids).toEqual(expected);
        found += ids.length;
      }),
      { numRuns: fewer(25) },
    );
  }
  expect(found).toBeGreaterThan(0);
});
