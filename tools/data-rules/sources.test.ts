// Reports a field with values but without a source, and a source of a field that does not exist.
import { expect, it } from 'vitest';
import { realData, withRow } from './broken-data.js';
import { sources } from './sources.js';

const seen = (id: string, message: string) => [{ file: 'data/sources.json', id, field: 'covers', message }];

it('finds nothing in the data', () => {
  expect([...sources.check(realData)]).toEqual([]);
});

it.each([
  [{ planet: ['name'] }, 'expected a field, found planet.name'],
  [{ city: ['mayor'] }, 'expected a field, found city.mayor'],
])('sees that %j covers nothing', (covers, message) => {
  const [first, ...others] = realData.sources;
  const extra = { ...first, id: 'hearsay', covers } as typeof first & {};
  const data = { ...realData, sources: [first as typeof extra, ...others, extra] };
  expect([...sources.check(data)]).toEqual(seen('hearsay', message));
});

it('sees values that come from nowhere', () => {
  const without = realData.sources.filter(({ covers }) => !covers.department?.includes('isoCode'));
  expect([...sources.check({ ...realData, sources: without })]).toEqual(
    seen('department', 'expected a source of department.isoCode, found none'),
  );
});

it('asks for no source of what we wrote ourselves', () => {
  const data = withRow('region', 1, { description: 'Costas y sabanas.' });
  expect([...sources.check(data)]).toEqual([]);
});
