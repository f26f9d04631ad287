// Every code of every family leads to its record, however it is written; an unknown code returns the kinds of codes.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { useService } from '../contract/service.js';
import { type Entry, readData } from '../data/data-files.js';
import { fewer } from '../system/size.js';

const { get, problem } = useService();

interface Resolved {
  readonly code: string;
  readonly records: readonly Entry[];
}

const resolve = async (code: string) => {
  const { status, json } = await get(`/api/v1/resolve/${encodeURIComponent(code)}`);
  expect(status, code).toBe(200);
  return json as Resolved;
};

const kinds = colombia.families.flatMap((family) =>
  Object.entries(family.knownBy).map(([field, { example }]) => ({ family, field, example })),
);

describe('a code', () => {
  it.each(kinds.map(({ family, field, example }) => [family.record, field, example, family] as const))(
    '%s by %s',
    async (record, field, example, family) => {
      const rows = readData(family.file as string).filter((row) => row[field] !== null);
      expect(rows.map((row) => String(row[field]))).toContain(example);
      const every = Math.max(1, Math.floor(rows.length / fewer(60)));
      for (const row of rows.filter((_, at) => at % every === 0)) {
        const { records } = await resolve(String(row[field]));
        const own = records.find((each) => each.family === record && each.id === row.id);
        expect(own, `${record} ${row.id}`).toMatchObject({ field, value: row[field] });
      }
    },
  );

  it('returns all records with the code', async () => {
    const areas = readData('natural-areas.json');
    const group = areas.find(
      (area) => areas.filter((other) => other.areaGroupId === area.areaGroupId).length > 1,
    ) as Entry;
    const { records } = await resolve(String(group.areaGroupId));
    expect(records.filter(({ family }) => family === 'NaturalArea').map(({ id }) => id)).toEqual(
      areas.filter((area) => area.areaGroupId === group.areaGroupId).map(({ id }) => id),
    );
  });

  it.each([
    ['bog', 'BOG'],
    ['co-ant', 'CO-ANT'],
    ['CO ANT', 'CO-ANT'],
    ['coant', 'CO-ANT'],
    [' 05 001 ', '05001'],
    ['05-001-000', '05001000'],
    ['q48278', 'Q48278'],
  ])('may be written %s', async (written, code) => {
    expect((await resolve(written)).records).toEqual((await resolve(code)).records);
  });

  it('is found without its leading zero', async () => {
    expect((await resolve('5001')).records).toMatchObject([{ family: 'City', name: 'Medellín' }]);
  });
});

it('returns 404 with the kinds of codes for an unknown code', async () => {
  const { detail } = await problem(404, '/api/v1/resolve/zzz');
  expect(detail).toContain('No record has the code "zzz".');
  for (const known of [
    'DANE code',
    'ISO 3166-2',
    'IATA',
    'ICAO',
    'postal',
    'SNIES',
    'Smithsonian',
    'Wikidata',
  ])
    expect(detail).toContain(known);
  const spanish = await problem(404, '/api/v1/resolve/zzz', { headers: { 'Accept-Language': 'es' } });
  expect(spanish.detail).toContain('Ningún registro tiene el código "zzz"');
});
