// The hits of the search, and their order.
import { expect, it } from 'vitest';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import type { IndexEntry } from '../shell/feature.js';
import { pageFinder } from './find-pages.js';

const index: readonly IndexEntry[] = [
  [
    '/docs/guides/paging',
    'Pages and totals',
    'How long lists are read page by page.',
    'PageSize totalRecords',
  ],
  ['/docs/operations/cityList', 'All municipalities', 'GET /api/v1/City', 'cityList'],
  ['/docs/operations/cityPage', 'A page of municipalities', 'GET /api/v1/City/pagedList', 'cityPage'],
  ['/docs/settings/rate-limit', 'RATE_LIMIT', 'how many requests a client may make', 'RATE LIMIT'],
  ['/docs/families/volcano', 'Volcanes', 'Volcanes con posición y nivel de actividad.', 'Volcano elevation'],
];
const findPages = (pages: readonly IndexEntry[], query: string, most: number) =>
  runToEnd(
    pageFinder({
      synonyms: [
        ['page', 'pagina'],
        ['volcan', 'volcano', 'volcanes'],
      ],
      groups: [{ title: '', pages }],
    })(query, most),
  ).map(({ entry }) => entry);
const found = (query: string, most = 10) =>
  findPages(index, query, most).map(([path]) => path.split('/').at(-1));

it.each<[string, string[], number?]>([
  // Finds words by their beginnings, without regard to case and accents.
  ['VOLC', ['volcano']],
  ['posicion', ['volcano']],
  ['olcan', []],
  // Needs every word.
  ['page city', ['cityPage']],
  ['page volcano', []],
  // Puts a title before the text, and a whole word before a beginning.
  ['page', ['cityPage', 'paging']],
  ['city', ['cityList', 'cityPage']],
  // Finds the parts of a compound name.
  ['list', ['paging', 'cityList']],
  ['citylist', ['cityList']],
  ['rate limit', ['rate-limit']],
  // Finds nothing for an empty query, and at most the requested number.
  ['', []],
  [' ,.- ', []],
  ['page', ['cityPage'], 1],
  // Finds words of the other language, and those that mean the same.
  ['pagina', ['cityPage', 'paging']],
  ['volcanoes', ['volcano']],
  // Takes a word that nothing begins with for a typo.
  ['posicoin', ['volcano']],
  ['municipalites', ['cityList', 'cityPage']],
  ['xyzxyz', []],
  ['xy', []],
])('finds for %j the pages %j', (query, paths, most) => {
  expect(found(query, most)).toEqual(paths);
});

it('puts a page that explains before one of many', () => {
  const family: IndexEntry = [
    '/docs/families/city',
    'Municipalities (City)',
    'The municipalities.',
    'id name',
  ];
  expect(findPages([...index, family], 'city', 1)).toEqual([family]);
});

it('puts a family before its operations, also if one of them has the whole word', () => {
  const operation: IndexEntry = ['/docs/operations/volcanoById', 'Un volcán por su id', 'GET', 'volcanoById'];
  expect(findPages([operation, ...index], 'volcan', 1).map(([path]) => path)).toEqual([
    '/docs/families/volcano',
  ]);
});

it('reports whether a page has exactly these words', () => {
  const find = pageFinder({ synonyms: [['rate', 'tasa']], groups: [{ title: '', pages: index }] });
  const whole = (query: string) => runToEnd(find(query, 9)).map(({ isWhole }) => isWhole);
  expect(whole('rate')).toEqual([true]);
  expect(whole('tasa')).toEqual([true]);
  expect(whole('rat')).toEqual([false]);
  expect(whole('posicoin')).toEqual([false]);
});

it('finds a numbered page by its number alone', () => {
  const find = pageFinder({
    synonyms: [],
    groups: [
      {
        title: 'Years',
        numbered: { from: 1984, to: 2100 },
        pages: [['/years/{}', 'Holidays, {}', '', 'easter']],
      },
    ],
  });
  const paths = (query: string) =>
    runToEnd(find(query, 9)).map(({ entry: [path], isTitle, group }) => [path, isTitle, group]);
  expect(paths('holidays 2027')).toEqual([['/years/2027', true, 'Years']]);
  expect(paths('easter of 2030')).toEqual([['/years/2030', true, 'Years']]);
  for (const none of ['holidays', 'holidays 1983', 'holidays 2101', 'volcano 2027'])
    expect(paths(none)).toEqual([]);
});
