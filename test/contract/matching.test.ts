// Compares search, name and code with a naive search of the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../system/size.js';
import { type Row, rowsOf, sampleOf } from './data-files.js';
import { differences } from './differences.js';
import { families, withoutName } from './families.js';
import { folded, nameOf, textsOf } from './matching.js';
import { isAscending } from './mismatches.js';
import { ranked } from './ranking.js';
import type { RecordName } from './records.js';
import { seed } from './seed.js';
import { useService } from './service.js';

const service = useService();
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Ways to write a keyword that mean the same. */
const spellings: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without accents': (text) => folded(text),
  'with blanks around it': (text) => `  ${text} `,
  'with accents of its own': (text) => text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`),
  'with ñ for n': (text) => text.replaceAll('n', 'ñ'),
};

type Cut = (text: string, from: number) => string;

/** The beginnings of hits of every rank. */
const anywhere: Cut = (text, from) => text.slice(from % text.length);
const atTheStart: Cut = (text) => text;
const atAWord: Cut = (text, from) => {
  const words = [...text.matchAll(/(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]/gu)];
  return text.slice(words[from % Math.max(1, words.length)]?.index);
};

/** A part of a text of the family, or a whole short text, in one of the spellings. */
function keywordsOf(texts: readonly string[]): fc.Arbitrary<string> {
  const lengths = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 3, max: 14 }) },
    { weight: 1, arbitrary: fc.constant(1) },
    { weight: 4, arbitrary: fc.constant(300) },
  );
  return fc
    .record({
      text: fc.constantFrom(...texts),
      cut: fc.constantFrom(anywhere, atTheStart, atAWord),
      from: fc.nat({ max: 40 }),
      length: lengths,
      spelling: fc.constantFrom(...Object.values(spellings)),
    })
    .map(({ text, cut, from, length, spelling }) => spelling(cut(text, from).slice(0, length)))
    .filter((keyword) => keyword.trim() !== '' && [...keyword].length <= 1000);
}

async function expectMatches(path: string, record: RecordName, fields: readonly string[]) {
  const rows = rowsOf(record);
  const texts = rows.flatMap((row) => textsOf(record, row, fields));
  const names = rows.map((row) => nameOf(record, row)).filter((name) => name !== null);
  const keywords = names.length === 0 ? keywordsOf(texts) : fc.oneof(keywordsOf(texts), keywordsOf(names));
  await fc.assert(
    fc.asyncProperty(keywords, async (keyword) => {
      const found = await service.ids(`${path}/${encodeURIComponent(keyword)}`);
      expect(differences(found, idsOf(ranked(record, fields, keyword)))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      if (withoutName.includes(record)) expect(isAscending(found)).toBe(true);
    }),
    { seed, numRuns: fewer(20, 5) },
  );
}

describe.each(families)('$path', ({ path, record, search }) => {
  it('[ops-search] [rule-matching] [rule-ranking] [rule-search-fields] finds a keyword in the fields of a search', async () => {
    await expectMatches(`/api/v1/${path}/search`, record, search);
  });

  it.each(withoutName.includes(record) ? [] : [path])(
    '[ops-name] [rule-matching] [rule-ranking] finds a part of a name of %s',
    async () => {
      await expectMatches(`/api/v1/${path}/name`, record, ['name']);
    },
  );

  it('[rule-search-fields] looks into each field of a search', async () => {
    for (const field of search) {
      const row = rowsOf(record).find((one) => textsOf(record, one, [field]).length > 0);
      const text = row && textsOf(record, row, [field])[0]?.slice(0, 300);
      if (text === undefined) continue;
      expect(await service.ids(`/api/v1/${path}/search/${encodeURIComponent(text)}`), field).toContain(
        row?.id,
      );
    }
  });

  it('[rule-empty-lists] [rule-matching] returns [] without a match, and 400 for an empty keyword', async () => {
    for (const kind of withoutName.includes(record) ? ['search'] : ['search', 'name']) {
      expect(await service.list(`/api/v1/${path}/${kind}/qqzzqqzz`)).toEqual([]);
      for (const empty of ['', '%20', '%20%09%20'])
        await service.problem(400, `/api/v1/${path}/${kind}/${empty}`);
    }
  });
});

it('[rule-matching] finds n by ñ and ñ by n', async () => {
  const withN = await service.ids('/api/v1/City/search/narino');
  expect(withN.length).toBeGreaterThan(0);
  for (const keyword of ['nariño', 'NARIÑO', 'nariN\u0303o'])
    expect(await service.ids(`/api/v1/City/search/${encodeURIComponent(keyword)}`)).toEqual(withN);
});

it('[rule-search-fields] does not match across fields or in URLs', async () => {
  const { name, lastName } = rowsOf('President')[0] as Row;
  const across = encodeURIComponent(`${name}${lastName}`);
  expect(await service.list(`/api/v1/President/search/${across}`)).toEqual([]);
  for (const path of ['Radio', 'TypicalDish', 'Map', 'TelevisionChannel', 'President'])
    expect(await service.list(`/api/v1/${path}/search/${encodeURIComponent('https://')}`), path).toEqual([]);
});

describe('[ops-code] by code', () => {
  it.each<[RecordName, readonly string[]]>([
    ['PostalCode', ['code']],
    ['Airport', ['iataCode', 'oaciCode']],
    ['UrbanCenter', ['code']],
  ])('%s', async (record, fields) => {
    for (const field of fields) {
      const codes = rowsOf(record).map((row) => row[field]);
      for (const code of sampleOf(codes, 12).filter((value) => typeof value === 'string')) {
        const rows = rowsOf(record).filter((row) => fields.some((one) => row[one] === code));
        expect(await service.ids(`/api/v1/${record}/code/${code}`)).toEqual(idsOf(rows));
        expect(await service.ids(`/api/v1/${record}/code/${code.toLowerCase()}`)).toEqual(idsOf(rows));
        expect(await service.list(`/api/v1/${record}/code/${code.slice(0, -1)}`)).toEqual([]);
      }
    }
    expect(await service.list(`/api/v1/${record}/code/none`)).toEqual([]);
  });
});
