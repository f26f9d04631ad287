// The slowest bodies to read: the widest, the deepest, and those with the most rows that a route accepts or refuses.
import { calculatorAddresses, inLanguage } from '../../src/site/shell/addresses.js';
import type { DearRequest, DearRequests } from './dear-request.js';

const FORM = 'application/x-www-form-urlencoded';
const SAMPLES = 5;
const rows = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, at) => row(at));

type MakeBody = (index: number) => string;

const misspelt = (index: number) => (at: number) => ({
  municipio: `medelin ${at}${index}`,
  departamento: 'antioqia',
});
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const manyKeys = Object.fromEntries(rows(60_000, (at) => [`k${at}`, 1]));

const jsonBodies: Readonly<Record<string, MakeBody>> = {
  '1,000 misspelt names': (index) => JSON.stringify(rows(1000, misspelt(index))),
  '1,000 points at sea': (index) =>
    JSON.stringify(rows(1000, (at) => ({ lat: index + at / 1000, lon: -84 - at / 500 }))),
  '1 MB of rows': () => JSON.stringify(rows(1000, (at) => ({ municipio: `m${at}`, note: 'y'.repeat(1000) }))),
  '60,000 keys in a row': () => JSON.stringify([manyKeys]),
  'a cell of 1 MB': () => JSON.stringify([{ municipio: 'a'.repeat(1_000_000) }]),
  '100,000 levels': () => `{"rows":[${deep(100_000)}]}`,
  '100,000 values outside of rows': () => JSON.stringify({ more: rows(100_000, Number), rows: [] }),
};

const table: Readonly<Record<string, MakeBody>> = {
  '1,000 misspelt names': (index) =>
    ['municipio,departamento', ...rows(1000, (at) => `medelin ${at}${index},antioqia`)].join('\n'),
  '60,000 columns': () => `${rows(60_000, (at) => `c${at}`).join()}\nx\n`,
  '100 columns, 1,000 rows': (index) =>
    [
      `municipio,${rows(99, (at) => `c${at}`).join()}`,
      ...rows(1000, (at) => `cali ${at}${index}${',1'.repeat(99)}`),
    ].join('\n'),
  '500,000 commas': () => `municipio\n${','.repeat(500_000)}`,
  'a million quotes': () => `municipio\n${'"'.repeat(1_000_000)}`,
  'a million line breaks': () => `municipio\n${'\n'.repeat(1_000_000)}`,
  'a cell of 1 MB': () => `municipio\n"${'a'.repeat(1_000_000)}"`,
};

const formBodies: Readonly<Record<string, MakeBody>> = {
  '1,000 misspelt names': (index) => pasted(rows(1000, (at) => `medelin ${at}${index}\tantioqia`)),
  '1,000 points': (index) => pasted(rows(1000, (at) => `${4 + at / 1000}, ${-74 - index / 10}`)),
  '1 MB of rows': (index) => pasted(rows(1000, (at) => `cali ${at}${index}\t${'y'.repeat(900)}`)),
  '900 columns': (index) => pasted(rows(1000, (at) => `cali ${at}${index}${'\t'.repeat(900)}`)),
  '50 columns, 1,000 rows': (index) => pasted(rows(1000, (at) => `cali ${at}${index}${'\t1'.repeat(49)}`)),
  '100 columns, 1,000 rows': (index) => pasted(rows(1000, (at) => `cali ${at}${index}${'\t1'.repeat(99)}`)),
  'as a file': (index) => `${pasted(rows(1000, (at) => `medelin ${at}${index}\tantioqia`))}&as=csv`,
  'a million line breaks': () => `rows=${'%0A'.repeat(1_000_000)}`,
  'a million fields': () => 'a=&'.repeat(1_000_000),
  'many fields before a long value': () => `${'a&'.repeat(1990)}rows=${'x'.repeat(3_000_000)}`,
  'a line of 3 MB': () => `rows=${'y'.repeat(3_000_000)}`,
};

const pasted = (lines: readonly string[]) => new URLSearchParams({ rows: lines.join('\n') }).toString();

const batch = (queries: readonly object[]) =>
  new URLSearchParams({ queries: JSON.stringify(Object.fromEntries(queries.entries())) }).toString();
const extensionForm = (ids: readonly string[], properties: readonly string[]) =>
  new URLSearchParams({
    extend: JSON.stringify({ ids, properties: properties.map((id) => ({ id })) }),
  }).toString();

const reconciled: Readonly<Record<string, MakeBody>> = {
  '100 misspelt names of any type': (index) =>
    batch(rows(100, (at) => ({ query: `universida nacionl ${at}${index}`, limit: 50 }))),
  '100 misspelt names in misspelt areas': (index) =>
    batch(
      rows(100, (at) => ({
        query: `medelin ${at}${index}`,
        type: 'City',
        properties: [{ pid: 'department', v: 'antioqia' }],
      })),
    ),
  '100 queries without a name': (index) =>
    batch(rows(100, (at) => ({ properties: [{ pid: 'elevation', v: `${at}${index}` }] }))),
  'one more query than allowed': () => batch(rows(101, () => ({ query: 'cali' }))),
  '20,000 keys': () => `queries=${JSON.stringify(manyKeys).slice(0, 200_000)}`,
  '100,000 levels': () => `queries=${deep(100_000)}`,
  'a million fields': () => 'a=&'.repeat(85_000),
  '10,000 cells': (index) =>
    extensionForm(
      rows(1000, (at) => `City/${at + index}`),
      [
        'name',
        'description',
        'department',
        'region',
        'latitude',
        'population',
        'daneCode',
        'type',
        'website',
        'pdet',
      ],
    ),
};

const message = (method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, values: object) => message('tools/call', { name, arguments: values });

const mcpBodies: Readonly<Record<string, MakeBody>> = {
  'list of tools': () => message('tools/list', {}),
  'a value of 250 kB': () => call('search', { q: 'y'.repeat(250_000) }),
  '20,000 keys': () => call('search', Object.fromEntries(rows(20_000, (at) => [`k${at}`, 1]))),
  '19,000 small values': () => call('match_places', { rows: rows(4000, () => ({ municipio: 'cali' })) }),
  '100,000 levels': () => `{"params":${deep(100_000)}}`,
};

function requestsWith(path: string, type: string, bodies: Readonly<Record<string, MakeBody>>) {
  const accept = type === FORM ? 'text/html' : 'application/json, text/event-stream';
  return Object.entries(bodies).map(([name, body]) => ({
    name: `${path}, ${type}, ${name}`,
    requests: rows(
      SAMPLES,
      (index): DearRequest => ({ path, method: 'POST', type, accept, body: body(index) }),
    ),
  }));
}

/** For every path that reads a body. */
export const dearBodies = (): readonly DearRequests[] => [
  ...['/api/v1/match', '/api/v1/locate'].flatMap((path) => [
    ...requestsWith(path, 'application/json', jsonBodies),
    ...requestsWith(path, 'text/csv', table),
  ]),
  ...[calculatorAddresses.match, calculatorAddresses.locate].flatMap((address) => [
    ...requestsWith(inLanguage('en', address), FORM, formBodies),
    ...requestsWith(inLanguage('es', address), FORM, {
      'a line of 3 MB': formBodies['a line of 3 MB'] as MakeBody,
    }),
  ]),
  ...['/reconcile', '/reconcile/en'].flatMap((path) => requestsWith(path, FORM, reconciled)),
  ...requestsWith('/reconcile/es', FORM, { '10,000 cells': reconciled['10,000 cells'] as MakeBody }),
  ...requestsWith('/mcp', 'application/json', mcpBodies),
  ...requestsWith('/api/v1/mcp', 'application/json', {
    'list of tools': mcpBodies['list of tools'] as MakeBody,
  }),
];
