// Queries of people and assistants, with codes, questions, plurals, and topics outside the data, for which no hit is certain.
import { expect, it } from 'vitest';
import { askedRows, byKind } from '../../contract/asked-rows.js';
import { useService } from '../../contract/service.js';
import { found } from '../found.js';

const { get } = useService();

/** The number of each kind with the right first hit, and with a right one among the first five. It may only rise. */
const LEAST: Readonly<Record<string, readonly [first: number, five: number]>> = {
  'word and code': [30, 30],
  question: [30, 30],
  near: [26, 26],
  plural: [27, 27],
  samename: [31, 31],
  demonym: [25, 25],
  holiday: [29, 29],
  neighbourhood: [22, 27],
  nonexistent: [28, 28],
  notheld: [27, 27],
  typo: [30, 30],
};
const MOST_CERTAIN_AND_WRONG = 3;
/** Queries about things outside the data that still find a guess. */
const MOST_NOISY = 1;
const LEAST_CERTAIN_OF_RIGHT = 0.9;

type Hit = Readonly<Record<string, unknown>>;

/** Rows are written as `City 12`, and `Holiday Navidad 2027` is a holiday by its name with a date in that year. */
function isHit(hit: Hit, expected: string): boolean {
  const [, family, id] = /^(\S+) (.+)$/.exec(expected) as unknown as [string, string, string];
  if (hit.family !== family) return false;
  if (family !== 'Holiday') return String(hit.id) === id;
  const [, name, year] = /^(.+?)(?: (\d{4}))?$/.exec(id) as unknown as [string, string, string?];
  return hit.name === name && (year === undefined || JSON.stringify(hit).includes(year));
}

it('finds what people searched for, and marks uncertain results', async () => {
  const rows = askedRows('find/asked/queries.tsv', 300, ({ query }) => query);
  const hitsOf = new Map<unknown, readonly Hit[]>();
  for (const { query } of rows)
    hitsOf.set(
      query,
      (await found(get, `/api/v1/search?q=${encodeURIComponent(query as string)}&limit=5`)).hits,
    );
  const rank = ({ query, expected = '' }: Readonly<Record<string, string>>) => {
    const hits = hitsOf.get(query) as readonly Hit[];
    if (expected === 'none') return hits.length === 0 || hits[0]?.certain === false ? 0 : -1;
    return hits.findIndex((hit) => expected.split(' | ').some((one) => isHit(hit, one)));
  };
  const shown = (row: Readonly<Record<string, string>>) =>
    `${row.kind}: ${row.query} (${row.expected}): ${hitsOf
      .get(row.query)
      ?.map((hit) => `${hit.family} ${hit.id} ${hit.name} ${hit.score} ${hit.certain ?? ''}`)
      .join(', ')}`;
  const first = byKind(rows, (row) => rank(row) === 0);
  const five = byKind(rows, (row) => rank(row) >= 0);
  const isCertain = ({ query }: Readonly<Record<string, string>>) => hitsOf.get(query)?.[0]?.certain === true;
  const sure = rows.filter((row) => isCertain(row) && rank(row) !== 0);
  const right = rows.filter((row) => row.expected !== 'none' && rank(row) === 0);
  for (const [kind, { right: ofFirst, of }] of first)
    console.log(`${kind}: ${ofFirst} of ${of} first, ${five.get(kind)?.right} among the first five`);
  const total = rows.filter((row) => rank(row) === 0).length;
  console.log(
    `${total} of ${rows.length} first, ${rows.filter((row) => rank(row) >= 0).length} among the first five; ${sure.length} certain and wrong, ${right.filter(isCertain).length} of ${right.length} right ones certain`,
  );
  const wrong = rows.filter((row) => rank(row) !== 0).map(shown);
  for (const [kind, { right: ofFirst }] of first) {
    expect(ofFirst, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST[kind]?.[0] as number);
    expect(five.get(kind)?.right, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST[kind]?.[1] as number);
  }
  const noisy = rows.filter(({ kind, query }) => kind === 'notheld' && hitsOf.get(query)?.length !== 0);
  expect(noisy.length, noisy.map(shown).join('\n')).toBeLessThanOrEqual(MOST_NOISY);
  expect(sure.length, sure.map(shown).join('\n')).toBeLessThanOrEqual(MOST_CERTAIN_AND_WRONG);
  expect(right.filter(isCertain).length / right.length).toBeGreaterThanOrEqual(LEAST_CERTAIN_OF_RIGHT);
});

it('states what the data covers if a query is about something else', async () => {
  const path = '/api/v1/search?q=salario%20m%C3%ADnimo';
  const asked = async (more: string) =>
    (await get(`${path}${more}`)).json as Readonly<Record<string, unknown>>;
  expect(await asked('')).toMatchObject({
    total: 0,
    hits: [],
    note: expect.stringMatching(/^Este .*municipios/),
  });
  expect((await asked('&lang=en')).note).toMatch(/^This dataset does not hold that. It covers .*holidays/);
  // Some place in the data has the name of the country, too.
  expect((await asked('&families=Volcano')).note).toBeDefined();
  expect((await get('/api/v1/search?q=argentina')).json).not.toHaveProperty('note');
});
