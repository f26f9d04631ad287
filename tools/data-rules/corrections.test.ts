// Reports a correction whose value differs from the data, or whose record does not exist.
import { expect, it } from 'vitest';
import type { Row } from '../../src/model/model.js';
import { realData } from './broken-data.js';
import { corrections } from './corrections.js';

const [first = {}] = realData.corrections;
const changed = (values: Row) => ({
  ...realData,
  corrections: [{ ...first, ...values }, ...realData.corrections.slice(1)],
});
const named = `${first.family} ${first.id}`;

it('finds nothing in the data', () => {
  expect([...corrections.check(realData)]).toEqual([]);
});

it.each<[string, Row, string, string]>([
  ['another value', { is: -7 }, named, `expected ${JSON.stringify(first.is)}, found -7`],
  ['no record', { id: 99_999 }, `${first.family} 99999`, `expected a record, found no ${first.family} 99999`],
  ['no family', { family: 'planet' }, 'planet 1', 'expected a record, found no planet 1'],
  ['no change', { was: first.is }, named, `expected a change, found ${JSON.stringify(first.is)} twice`],
  ['no source', { source: 'hearsay' }, named, 'expected a source of sources.json, found "hearsay"'],
])('sees a correction with %s', (_, values, id, message) => {
  expect([...corrections.check(changed(values))]).toEqual([
    { file: 'data/corrections.json', id, field: first.field, message },
  ]);
});
