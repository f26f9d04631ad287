// Counts the right hits for every department in questions, and for every municipality, airport and area code beside a word, in a full run
// only.
import { describe, expect, it } from 'vitest';
import { useService } from '../../contract/service.js';
import { familyOf } from '../../query-options/families.js';
import { isFull } from '../../system/size.js';
import { found } from '../found.js';

const { get } = useService();

type Asked = readonly [query: string, family: string, id: unknown];

const departments = familyOf('Department').rows;
const cities = familyOf('City').rows.filter(({ daneCode }) => daneCode !== null);
const airports = familyOf('Airport').rows;

const capital = (phrase: string): readonly Asked[] =>
  departments.map(({ name, cityCapitalId }) => [`${phrase} ${name}`, 'City', cityCapitalId]);
const department = (phrase: string): readonly Asked[] =>
  departments.map(({ name, id }) => [`${phrase} ${name}`, 'Department', id]);
const coded = (phrase: string): readonly Asked[] =>
  cities.map(({ daneCode, id }) => [`${phrase} ${daneCode}`, 'City', id]);

/** The number of right first hits. It may only rise. */
const tables: readonly (readonly [name: string, least: number, asked: readonly Asked[]])[] = [
  ['capital de', 33, capital('capital de')],
  ['cual es la capital de', 33, capital('cual es la capital de')],
  ['what is the capital of', 33, capital('what is the capital of')],
  ['donde queda', 32, department('donde queda')],
  ['cuantos habitantes tiene', 32, department('cuantos habitantes tiene')],
  ['where is', 32, department('where is')],
  [
    'departamento 05',
    33,
    departments.map(({ daneCode, id }) => [`departamento ${daneCode}`, 'Department', id]),
  ],
  ['iso CO-ANT', 33, departments.map(({ isoCode, id }) => [`iso ${isoCode}`, 'Department', id])],
  ['dane 05001', 1122, coded('dane')],
  ['que municipio es 05001', 1122, coded('que municipio es')],
  [
    'iata BOG',
    96,
    airports.flatMap(({ iataCode, id }): readonly Asked[] =>
      iataCode === null ? [] : [[`iata ${iataCode}`, 'Airport', id]],
    ),
  ],
];

describe.runIf(isFull)('finds every record by', () => {
  it.each(tables)('%s', async (name, least, asked) => {
    const wrong: string[] = [];
    for (const [query, family, id] of asked) {
      const [first] = (await found(get, `/api/v1/search?q=${encodeURIComponent(query)}&limit=1`)).hits;
      if (first?.family !== family || first.id !== id)
        wrong.push(`${query}: ${first?.family} ${first?.id} ${first?.name}`);
    }
    console.log(`${name}: ${asked.length - wrong.length} of ${asked.length} first`);
    expect(asked.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
