// The `atlas` command as people and scripts run it: the built program, piped and in a terminal.
import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../system/new-folder.js';
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
  // Options that are not given keep these values.
  ['atlas list city limit=5 sortBy=name --json', '/api/v1/City?limit=5&sortBy=name'],
  ['atlas count volcano countBy=departmentId --json', '/api/v1/Volcano/count?countBy=departmentId'],
  ['atlas count volcano --by departmentId --json', '/api/v1/Volcano/count?countBy=departmentId'],
  ['atlas search "la paz" --limit 3 --lang es --json', '/api/v1/search?q=la+paz&limit=3&lang=es'],
  ['atlas resolve 05001 --json', '/api/v1/resolve/05001?lang=en'],
  ['atlas locate 4.65 -74.06 --json', '/api/v1/locate?lat=4.65&lon=-74.06'],
  ['atlas locate 4.65, -74.06 --json', '/api/v1/locate?lat=4.65&lon=-74.06'],
  ['atlas locate 4.65,-74.06 --json', '/api/v1/locate?point=4.65,-74.06'],
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
  ['atlas get city', 2, '<id> is missing: atlas get <family> <id> [list]'],
  ['atlas get city 12 --jsn', 2, 'Did you mean --json?'],
  ['atlas get city 99999', 1, 'There is no City with id 99999'],
  ['atlas get city abc', 2, 'atlas search abc --families City'],
  ['atlas get city 12 airprts', 2, 'City has no list "airprts". It has '],
  ['atlas list city population', 2, 'A filter has the form field=value'],
  ['atlas list city name=Cali name=Bello', 2, 'name is given more than once, as "Cali" and "Bello"'],
  ['atlas list city limit=5 --limit 6', 2, '--limit is given more than once'],
  ['atlas working-days 2026-12-01 --add 3 --saturday=false', 2, '--saturday takes no value.'],
  ['atlas get city 12 --json=false --lang es', 2, '--json no recibe un valor.'],
  ['atlas get --help=x', 2, '--help takes no value.'],
  ['atlas bundle --lang fr', 2, '--lang is en or es, not fr.'],
  ['atlas list city popullation.gte=1', 2, 'Did you mean population.gte?'],
  ['atlas list city departmentId.in=', 2, 'departmentId.in= needs a value'],
  ['atlas list city --sort nowhere', 2, '--sort must be one of '],
  ['atlas list city population.gte=99999999', 1, 'Nothing was found.'],
  ['atlas search zzzzqqq', 1, 'Nothing was found.'],
  ['atlas search salario minimo', 1, 'This dataset does not hold that.'],
  ['atlas list volcano format=ndjson', 2, 'atlas list does not write format=ndjson.'],
  ['LC_ALL=es_CO.UTF-8 LANG=en atlas gte city', 2, 'No hay un comando «gte».'],
  ['atlas locate 0 0', 1, 'Nothing was found.'],
  ['atlas locate 200 5', 2, 'latitude must be '],
  ['atlas locate 4.65', 2, 'point must be latitude,longitude in degrees'],
  ['atlas search medellin --fields nombre', 2, 'The fields are family, id, name'],
  ['atlas working-days 2026-12-01', 2, 'takes a second date to count, or --add'],
  ['atlas holidays 2027 --next', 2, 'takes a year or --next'],
  [
    'atlas match nowhere.csv',
    2,
    'There is no file nowhere.csv. To find one name: atlas search "nowhere.csv"',
  ],
  ['atlas match .', 2, 'it is a folder'],
  ["printf 'foo,bar\n1,2\n' | atlas match -", 2, 'No column names a place; found foo, bar.'],
  ["head -c 3000000 /dev/zero | tr '\\0' a | atlas match -", 2, 'does not end within 1000000 characters'],
  ['atlas get city 12 --url ftp://x', 2, '--url must be the address of a server'],
  ['atlas get city 12 --url http://127.0.0.1:9', 3, 'http://127.0.0.1:9 cannot be reached'],
  ['atlas get city 99999 --lang es', 1, 'No hay'],
  ['LANG=es_CO.UTF-8 atlas gte city', 2, 'No hay un comando «gte».'],
  ['atlas locate --help > /dev/full', 1, 'The output cannot be written: The disk is full'],
  ['atlas get city 12 --out nowhere/x', 1, 'The output cannot be written'],
])('%s ends with %i and explains it', async (line, code, message) => {
  const ran = await runLine(line, { cwd });
  expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
  expect(ran.err).toContain(message);
  expect(ran.err).not.toMatch(/^ +at /m);
});

it.each([
  ['atlas working-days 2027-03-31 2027-04-30', '22\n'],
  ['atlas working-days 2026-12-18 --add 15', '2027-01-13\n'],
  ['atlas holidays --next', /^\d{4}-\d\d-\d\d\n$/],
  ['atlas count city', '1123\n'],
  [
    'atlas working-days 2026-12-18 --add 15 --skipped',
    /^from\t2026-12-18\ndays\t15\ndate\t2027-01-13\n\nskipped\ndate\t/,
  ],
  ['atlas holidays 2027 | head -n 2', 'date\tname\n2027-01-01\tAño Nuevo\n'],
  ['atlas get department 2 --expand cities', /^id\t2\nname\tAntioquia\n(?:.+\n)+\ncities\nid\t/],
  ['atlas search medellin --fields id,name', /^id\tname\n12\tMedellín\n/],
  ['atlas resolve 05001', /^family\tid\t/],
  ['atlas count city --by departmentId', /^value\tname\tcount\n/],
  ['atlas list region --csv --fields id,name | head -n 2', /^id,name\r\n1,.+\r\n/],
  ['atlas resolve BOG --csv --fields name,value', /^name,value\r\n.*El Dorado.*,BOG\r\n$/],
  ['atlas list region --fields name,id | head -n 1', 'name\tid\n'],
  ['atlas locate 4.65 -74.1', /\ncity\tBogotá D\.C\.\ncity\.daneCode\t11001\n/],
  ['atlas locate 4.65 -74.1 --fields city.daneCode', 'city.daneCode\t11001\n'],
  ['atlas --lang es families --fields title | head -n 2', 'title\nEl país\n'],
  ['atlas fields city --fields field | head -n 3', 'field\nid\nname\n'],
  [
    "atlas fields city --fields field,default | grep -E '^(name|daneCode|department)'",
    /^name\ttrue\n(?:.+\n)*daneCode\tfalse\n(?:.+\n)*department\tfalse\n/,
  ],
])('%s writes its answer first in a pipe', async (line, expected) => {
  const out = typeof expected === 'string' ? expected : expect.stringMatching(expected);
  expect(await runLine(`${line} | cat`)).toEqual({ code: 0, out, err: '' });
});

it.each([
  ['geojson', /^\{"type":"FeatureCollection",/],
  ['csv', /^id,name,.*\r\n/],
  ['json', /^\[\{"id":/],
])('writes the form of the ending .%s', async (ending, expected) => {
  const ran = await runLine(`atlas list volcano --limit 2 --out of.${ending} && cat of.${ending}`, { cwd });
  expect(ran).toEqual({ code: 0, out: expect.stringMatching(expected), err: '' });
});

it('writes the same JSON by the ending of the file as by --json', async () => {
  const ran = await runLine('atlas list region --out regions.json && cat regions.json', { cwd });
  expect(ran.out).toBe((await runLine('atlas list region --json')).out);
});

it('accepts the common options before the command', async () => {
  const { body } = await server.inject('/api/v1/Region/1');
  expect((await runLine(`atlas --url ${url} --json get region 1`)).out).toBe(`${body}\n`);
});

it('writes GeoJSON as one document, in a pipe or a file', async () => {
  const { body } = await server.inject('/api/v1/Department/2/boundary');
  expect((await runLine('atlas get department 2 boundary | cat')).out).toBe(`${body}\n`);
  expect(await runLine('atlas get department 2 boundary --out 2.geojson && cat 2.geojson', { cwd })).toEqual({
    code: 0,
    out: `${body}\n`,
    err: '',
  });
});

it.skipIf(!hasTerminals)('shows names in a narrow terminal, and no coordinates', async () => {
  const found = await runInTerminal('atlas search medellin --limit 3');
  expect(found.out).toContain('Medellín');
  expect(found.out).toMatch(/Not shown: .*score/s);
  const { out } = await runInTerminal('atlas get department 2 boundary');
  expect(out.length).toBeLessThan(1000);
  expect(out).toContain('--out FILE');
});

it('ends if the server closes each connection without a response', async () => {
  const closing = createTcpServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(closing, 'listening');
  const { port } = closing.address() as AddressInfo;
  const { code, err } = await runLine(`atlas count city --url http://127.0.0.1:${port} --timeout 0.5`);
  closing.close();
  expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/did not respond|cannot be reached/) });
});

describe('a malicious server', () => {
  const bodies: Readonly<Record<string, string>> = {
    '/api/v1/City/1': JSON.stringify({ 'n\u001b[2J': 'EVIL\u001b]0;x\u0007\u202e\u009b31m', ok: 1 }),
    '/api/v1/City/2': JSON.stringify({ type: 'not-found', detail: 'no\u001b[31m' }),
    '/api/v1/City/3': '{}',
    '/api/v1/City/4': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    '/api/v1/City/5': 'not JSON',
    '/api/v1/City/8': '<h1>Not found</h1>',
    '/api/v1/City/9': JSON.stringify({ message: 'Forbidden' }),
  };
  const statuses: Readonly<Record<string, number>> = {
    '/api/v1/City/2': 404,
    '/api/v1/City/3': 429,
    '/api/v1/City/8': 404,
    '/api/v1/City/9': 403,
  };
  const redirects: Readonly<Record<string, string>> = {
    '/api/v1/City/11': `${url}/api/v1/City/12?fields=id`,
    '/api/v1/City/13': '/api/v1/City/13',
    '/api/v1/City/14': 'file:///etc/passwd',
    '/api/v1/match': `${url}/api/v1/match`,
  };
  const hostile = createServer((request, response) => {
    const path = (request.url as string).split('?')[0] as string;
    response.statusCode = statuses[path] ?? 200;
    if (path === '/api/v1/City/6') return;
    const target = redirects[path];
    if (target !== undefined) return response.writeHead(307, { location: target }).end();
    if (path === '/api/v1/City/10') {
      response.setHeader('content-encoding', 'gzip');
      return response.end(gzipSync(Buffer.alloc(65 * 2 ** 20, 'x')));
    }
    if (path === '/api/v1/City/7') {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(2 ** 20, 'x')));
      };
      response.on('drain', send);
      return send();
    }
    response.end(bodies[path]);
  });
  let at = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => hostile.listen(0, '127.0.0.1', listening));
    at = `--url http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    hostile.closeAllConnections();
    hostile.close();
  });

  it.each([
    ['City 1', 0, 'n\ufffd[2J\tEVIL\ufffd]0;x\ufffd\ufffd\ufffd31m\nok\t1\n', ''],
    ['City 2', 1, '', 'no\ufffd[31m\n'],
    ['City 3', 3, '', 'The server responded with status 429.\n'],
    ['City 4', 3, '', 'The response is nested too deeply to be shown.\n'],
    ['City 5', 3, '', 'The response is not JSON. Is --url the address of an Atlas server?\n'],
    ['City 6 --timeout 0.2', 3, '', 'did not respond within 0.2 s. --timeout changes the limit.\n'],
    ['City 8', 3, '', 'responded with status 404. Is --url the address of an Atlas server?\n'],
    ['City 9', 3, '', 'responded with status 403. Is --url the address of an Atlas server?\n'],
    ['City 7', 3, '', 'is longer than 64 MB. Ask for less, with --limit or --fields.\n'],
    ['City 10', 3, '', 'is longer than 64 MB. Ask for less, with --limit or --fields.\n'],
    ['City 11', 0, 'id\t12\n', ''],
    ['City 13', 3, '', '/api/v1/City/13. Without --url, the command uses the data of the package.\n'],
    [
      'City 14',
      3,
      '',
      'it redirects to file:///etc/passwd. Without --url, the command uses the data of the package.\n',
    ],
  ])('get %s', async (words, code, out, err) => {
    const ran = await runLine(`atlas get ${words} ${at}`);
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out });
    expect(ran.err).toMatch(new RegExp(`${err.replaceAll(/[[\].?]/g, '\\$&')}$`));
  });

  it('receives no rows for another address', async () => {
    const ran = await runLine(`printf 'city\\nCali\\n' | atlas match - ${at}`);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 3, out: '' });
    expect(ran.err).toContain(`it redirects to ${url}/api/v1/match`);
  });

  it.skipIf(!hasTerminals)('changes only bytes of --json that a terminal would obey', async () => {
    const { out } = await runInTerminal(`atlas get city 1 --json ${at}`);
    expect(JSON.parse(out)).toEqual(JSON.parse(bodies['/api/v1/City/1'] as string));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal obeys these
    expect(out).not.toMatch(/[\u001b\u0080-\u009f\u202e]/);
  });
});

it.skipIf(!hasTerminals)('prints no colours if NO_COLOR is set', async () => {
  const { code, out } = await runInTerminal('atlas resolve CO-ANT', {
    env: { DATA_FOLDER, NO_COLOR: '1' },
  });
  expect({ code, hasColours: out.includes('\u001b') }).toEqual({ code: 0, hasColours: false });
});

it.each(['list city', 'locate --help', '--help', 'check --help'])(
  'atlas %s ends quietly if its reader has enough',
  async (words) => {
    const { code, out, err } = await runLine(`set -o pipefail; atlas ${words} | head -n 1`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\S\n$/);
  },
);

/** The table includes all aliases of the package. */
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

it.each([
  ['--lang en', ',', 'Matched: 2. Ambiguous: 1. Unmatched: 1.\n'],
  ['--lang es', ';', 'Relacionadas: 2. Ambiguas: 1. Sin relacionar: 1.\n'],
  ['--json', ',', ''],
])('counts what was matched on standard error: %s, separator %s', async (options, separator, err) => {
  const rows = [
    ['atlas_status', 'city', 'department'],
    ['matched', '"zz\nqqxw"', ''],
    ['', 'Armenia', ''],
    ['', 'Cali', 'Valle'],
    ['', 'Bello', 'Antioquia'],
  ];
  const input = `${rows.map((row) => row.join(separator)).join('\n')}\n`;
  const ran = await runLine(`atlas match - ${options}`, { input, env: {} });
  expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err });
});

it.each(['utf16le', 'latin1'] as const)('matches a table in %s', async (encoding) => {
  const text = `${encoding === 'utf16le' ? '\ufeff' : ''}municipio\tdepartamento\r\nMedellín\tAntioquia\r\n`;
  const file = join(cwd, encoding);
  writeFileSync(file, text, encoding);
  const { code, out } = await runLine(`atlas match ${file}`);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringContaining('Medellín\tAntioquia\tmatched\t05001\t'),
  });
});

/** The first parts of the file contain only ASCII. */
it.each(['utf8', 'latin1'] as const)('matches a long table in %s', async (encoding) => {
  const text = `city,department\n${'Cali,Valle\n'.repeat(7000)}Medellín,Antioquia\n`;
  const file = join(cwd, `long-${encoding}`);
  writeFileSync(file, text, encoding);
  const { code, out } = await runLine(`atlas match ${file} | tail -n 1`);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringContaining('Medellín,Antioquia,matched,05001,'),
  });
});

it('sends a wide table to a server in parts that it accepts', async () => {
  const names = Array.from({ length: 199 }, (_, index) => `a long name of a column ${index}`);
  const rows = `Cali${',1'.repeat(199)}\n`.repeat(500);
  const input = `city,${names.join(',')}\n${rows}`;
  const { code, out, err } = await runLine(`atlas match - --json --url ${url}`, { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out).rows.length).toBe(500);
});

describe('--out', () => {
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8');

  it.each([
    'atlas match places.csv --out places.csv',
    'atlas match places.csv --out ./link.csv',
    'atlas match - --out places.csv < places.csv',
  ])('leaves the table as it is: %s', async (line) => {
    const table = 'city,department\nCali,Valle\n';
    write('places.csv', table);
    rmSync(join(cwd, 'link.csv'), { force: true });
    symlinkSync('places.csv', join(cwd, 'link.csv'));
    const { code, err } = await runLine(line, { cwd });
    expect({ code, table: read('places.csv') }).toEqual({ code: 2, table });
    expect(err).toContain('is the table itself. Name another file, such as matched.csv.');
  });

  it.each([
    ['atlas match no-place.csv', 2],
    ['atlas match place.csv --url http://127.0.0.1:9', 3],
    ['atlas search zzzzqqq', 1],
    ['atlas get city 12 --fields nowhere', 2],
  ])('leaves an earlier result as it is: %s', async (line, expected) => {
    write('place.csv', 'city\nCali\n');
    write('no-place.csv', 'foo\n1\n');
    write('earlier.txt', 'a good result\n');
    const { code } = await runLine(`${line} --out earlier.txt`, { cwd });
    expect({ code, file: read('earlier.txt') }).toEqual({ code: expected, file: 'a good result\n' });
  });
});

it.each([
  ['atlas help --lang es', 'atlas --help --lang es'],
  ['atlas --lang es help', 'atlas --help --lang es'],
  ['atlas help --lang es get', 'atlas get --help --lang es'],
  ['atlas help mcp', 'atlas mcp --help'],
])('%s shows the help of %s', async (line, same) => {
  const { code, out } = await runLine(line);
  expect({ code, out }).toEqual({ code: 0, out: (await runLine(same)).out });
  expect(out.split('\n').length).toBeGreaterThan(5);
});

it('reports the version of the package, the edition and its folder', async () => {
  const edition = (await server.inject('/api/v1/Region/1')).headers['atlas-edition'];
  expect((await runLine('atlas --version')).out).toMatch(
    new RegExp(`^\\d+\\.\\d+\\.\\d+\\nedition ${edition}\\ndata ${DATA_FOLDER}\\n$`),
  );
});

it('completes commands, options and families in a shell', async () => {
  const typed = (words: string, at: number) =>
    runLine(
      `source <(atlas completion bash); COMP_WORDS=(atlas ${words}); COMP_CWORD=${at}; _atlas; echo "\${COMPREPLY[@]}"`,
    );
  expect((await typed('work', 1)).out).toBe('working-days\n');
  expect((await typed('get --ex', 2)).out).toBe('--expand\n');
  expect((await typed('get volc', 2)).out).toBe('volcano\n');
  expect((await typed('get --lang e', 3)).out).toBe('en es\n');
  expect((await runLine('atlas completion zsh')).out).toMatch(/^autoload -U \+X bashcompinit/);
});

it.each(['bundle', 'export', 'publish-edition', 'editions', 'serve'])(
  'atlas %s has its own help',
  async (name) => {
    const { code, out } = await runLine(`atlas ${name} --help`);
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(200);
  },
);
