// The `atlas` command as people and scripts run it: the built program, piped and in a terminal.
import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '../system/new-folder.js';
import { part } from '../system/size.js';
import { smallData } from '../system/small-data.js';
import { startAtlas } from '../system/start-atlas.js';
import { type Around, hasTerminals, runLine as run, runInTerminal } from './run-atlas.js';

const cwd = newFolder('atlas-commands');
const DATA_FOLDER = await smallData();
afterAll(() => rm(DATA_FOLDER, { recursive: true, force: true }));
const {
  service: { server },
  origin: url,
} = await startAtlas({ DATA_FOLDER });
const runLine = (line: string, around: Around = {}) => run(line, { env: { DATA_FOLDER }, ...around });

it.each([
  ['atlas get city 12 --json', '/api/v1/City/12'],
  ['atlas get city 12 boundary --json', '/api/v1/City/12/boundary'],
  [
    'atlas list municipios departmentId=2 --sort population --descending --limit 5 --json',
    '/api/v1/City?departmentId=2&sortBy=population&sortDirection=desc&limit=5',
  ],
  ['atlas count volcano --by departmentId --json', '/api/v1/Volcano/count?countBy=departmentId'],
  ['atlas search "la paz" --limit 3 --lang es --json', '/api/v1/search?q=la+paz&limit=3&lang=es'],
  ['atlas resolve 05001 --json', '/api/v1/resolve/05001?lang=en'],
  ['atlas locate 4.65 -74.06 --json', '/api/v1/locate?lat=4.65&lon=-74.06'],
  ['atlas holidays 2027 --json', '/api/v1/Holiday/year/2027'],
  ['atlas working-days 2026-12-01 --add 15 --json', '/api/v1/WorkingDay/add?from=2026-12-01&days=15'],
])('%s writes the bytes of %s, from the package and from a server', async (line, path) => {
  const { body } = await server.inject(path);
  expect((await runLine(line)).out).toBe(`${body}\n`);
  expect((await runLine(`${line} --url ${url}`)).out).toBe(`${body}\n`);
});

it.each([
  ['atlas', 2, 'Usage: atlas'],
  ['atlas gte city 12', 2, 'Did you mean get?'],
  ['atlas get cyty 12', 2, 'Did you mean City?'],
  ['atlas get city', 2, "missing required argument 'id'"],
  ['atlas get city 99999', 1, 'There is no City with id 99999'],
  ['atlas list city population', 2, 'A filter has the form field=value'],
  ['atlas list city popullation=1', 1, 'popullation'],
  ['atlas working-days 2026-12-01', 2, 'takes a second date to count, or --add'],
  ['atlas holidays 2027 --next', 2, 'takes a year or --next'],
  ['atlas match nowhere.csv', 2, 'There is no file nowhere.csv.'],
  ['atlas match .', 2, 'it is a folder'],
  ['atlas get city 12 --url ftp://x', 2, '--url must be the address of a server'],
  ['atlas get city 12 --url http://127.0.0.1:9', 3, 'http://127.0.0.1:9 cannot be reached'],
  ['atlas get city 99999 --lang es', 1, 'No hay'],
])('%s ends with %i and explains it', async (line, code, message) => {
  const ran = await runLine(line, { cwd });
  expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
  expect(ran.err).toContain(message);
});

it.each([
  [
    'atlas working-days 2027-03-31 2027-04-30',
    'from\t2027-03-31\nto\t2027-04-30\nworkingDays\t22\n\nskipped\ndate\t',
  ],
  [
    'atlas working-days 2026-12-18 --add 15',
    'from\t2026-12-18\ndays\t15\ndate\t2027-01-13\n\nskipped\ndate\t',
  ],
  ['atlas holidays --next', /^from\t\S+\ndate\t\S+\nweekday\t\w+\ndaysUntil\t\d+\n\nholidays\nname\t/],
  ['atlas get department 2 --expand cities', /^id\t2\nname\tAntioquia\n(?:.+\n)+\ncities\nid\t/],
  ['atlas search medellin', 'family\tid\t'],
  ['atlas resolve 05001', 'family\tid\t'],
  ['atlas count city --by departmentId', 'value\tname\tcount\n'],
])('%s writes its answer first in a pipe', async (line, start) => {
  const begins =
    typeof start === 'string' ? expect.stringMatching(new RegExp(`^${start}`)) : expect.stringMatching(start);
  for (const language of part(['en', 'es'], 2, line.length))
    expect(await runLine(`${line} --lang ${language} | cat`)).toEqual({ code: 0, out: begins, err: '' });
});

it.skipIf(!hasTerminals)('has no colours if NO_COLOR is set', async () => {
  const { code, out } = await runInTerminal('atlas resolve CO-ANT', {
    env: { DATA_FOLDER, NO_COLOR: '1' },
  });
  expect({ code, hasColours: out.includes('\u001b') }).toEqual({ code: 0, hasColours: false });
});

it('ends quietly if its reader has enough', async () => {
  const { code, out, err } = await runLine('set -o pipefail; atlas list city | head -n 1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^id\tname\t/);
});

/** With all aliases of the package. */
it('matches a table of any length, from a file or standard input', async () => {
  const rows = Array.from({ length: 2500 }, (_, index) =>
    index % 2 === 0 ? 'Cali,Valle' : '"San\nGil","Santander"',
  );
  const input = `city,department\n${rows.join('\n')}\n`;
  const { code, out } = await runLine('atlas match -', { input, env: {} });
  expect(code).toBe(0);
  expect(out.match(/,matched,76001,/g)?.length).toBe(1250);
  expect(out.match(/city,department,atlas_status/g)?.length).toBe(1);
  const asJson = JSON.parse((await runLine('atlas match - --json', { input, env: {} })).out) as {
    rows: { found: { status: string } }[];
  };
  expect(asJson.rows.length).toBe(2500);
});

it('reports the version of the package', async () => {
  expect((await runLine('atlas --version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it.each(['bundle', 'export', 'publish-edition', 'editions', 'serve'])(
  'atlas %s has its own help',
  async (name) => {
    const { code, out } = await runLine(`atlas ${name} --help`);
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(200);
  },
);
