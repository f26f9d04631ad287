// Facts in the documents agree with the service: methods, libraries, errors, and numbers with a unit.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problems } from '../../src/engine/problems/problems.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { sharedService } from '../system/shared-service.js';
import { decisionNumbers } from './decision-numbers.js';
import { guideNumbers } from './guide-numbers.js';
import { readText } from './read-text.js';

const capturedIn = (file: string, pattern: RegExp) =>
  [...readText(file).matchAll(pattern)].map(([, found = '']) => found);

const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

const [ERRORS, LIMITS] = ['docs/guides/errors.md', 'docs/guides/limits.md'];
const [ERRORS_ES, LIMITS_ES] = ['docs/guides/errors.es.md', 'docs/guides/limits.es.md'];
const CITY = '/api/v1/City';
const TABLES = ['/api/v1/locate', '/api/v1/match'];

it.each<[file: string, statement: RegExp, paths: readonly string[]]>([
  [ERRORS, /Most paths support ([^.]*)\./g, [CITY]],
  [ERRORS, /many rows at once support ([^,]*),/g, TABLES],
  [ERRORS, /`\/mcp` supports ([^.]*)\./g, ['/mcp']],
  [ERRORS_ES, /La mayoría de las rutas admite ([^.]*)\./g, [CITY]],
  [ERRORS_ES, /muchas filas a la vez admiten ([^,]*),/g, TABLES],
  [ERRORS_ES, /`\/mcp` admite ([^.]*)\./g, ['/mcp']],
  [LIMITS, /^\| ([^|]*)`\/api\/v1\/match`/gm, TABLES],
  [LIMITS, /^\| ([^|]*)`\/mcp`/gm, ['/mcp']],
  [LIMITS_ES, /^\| ([^|]*)`\/api\/v1\/match`/gm, TABLES],
  [LIMITS_ES, /^\| ([^|]*)`\/mcp`/gm, ['/mcp']],
  ['SECURITY.md', /([^.]*) requests contain only queries/g, TABLES],
])('%s names the methods of Allow: %s', async (file, statement, paths) => {
  const [text = '', ...others] = capturedIn(file, statement);
  expect(others).toEqual([]);
  const named: readonly string[] = text.match(/\b[A-Z]{3,}\b/g) ?? [];
  const { address } = await sharedService();
  for (const path of paths) {
    const { status, headers } = await fetch(`${address}${path}`, { method: 'DELETE' });
    const allowed = (headers.get('allow') ?? '').split(', ');
    const isNamed = (method: string) => named.includes('GET') || !WITHOUT_BODY.includes(method);
    expect([path, status, named.toSorted()]).toEqual([path, 405, allowed.filter(isNamed).sort()]);
  }
});

const NUMBER =
  '\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece';
const LIBRARIES = 'libraries|packages|dependencies|bibliotecas|librerías|paquetes|dependencias';

it.each(['SECURITY.md', 'README.md', 'README.es.md'])('%s names no number of libraries', (file) => {
  const counted = new RegExp(`\\b((?:${NUMBER}) (?:\\w+[ -])?(?:${LIBRARIES}))\\b`, 'gi');
  expect(capturedIn(file, counted)).toEqual([]);
});

it('lists the libraries of package.json in the decision on libraries', () => {
  const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: object };
  const cells = capturedIn('docs/decisions/02-dependencies.md', /^\| (?!library|---)([^|]*) \|/gm);
  const listed = cells.flatMap((cell) => cell.toLowerCase().split(', '));
  expect(listed.toSorted()).toEqual(Object.keys(dependencies).sort());
});

it.each([ERRORS, ERRORS_ES])('lists in %s all problems with their statuses', (file) => {
  const listed = capturedIn(file, /^\| (\d{3} \| \[`[\w-]+`)\]/gm);
  const expected = Object.entries(problems).map(([type, { status }]) => `${status} | [\`${type}\``);
  expect(listed.toSorted()).toEqual(expected.sort());
});

const familiesOf = async (address: string) => {
  const index = (await (await fetch(`${address}/api/v1`)).json()) as {
    families: readonly { record: string; paths: readonly string[] }[];
  };
  return index.families;
};

it.each([
  ['docs/guides/maps.md', 'These families have coordinates:'],
  ['docs/guides/maps.es.md', 'Estas familias tienen coordenadas:'],
])('%s lists the families with coordinates', async (file, sentence) => {
  const { address } = await sharedService();
  const [table = ''] = readText(file).split(`${sentence}\n\n`)[1]?.split('\n\n') ?? [];
  const listed = [...table.matchAll(/^\| ([A-Z]\w*) \|/gm)].map(([, name]) => `/api/v1/${name}`);
  const lists = (await familiesOf(address)).map(({ paths: [list = ''] }) => list);
  const answers = await Promise.all(
    lists.map(async (list) => [list, await fetch(`${address}${list}?format=geojson&limit=1`)] as const),
  );
  const mapped = answers.flatMap(([list, { status }]) => (status === 200 ? list : []));
  expect(listed.toSorted()).toEqual(mapped.sort());
});

it.each([
  ['docs/guides/paging.md', /this path, except ([^.]*)\./g],
  ['docs/guides/paging.es.md', /esta ruta, excepto ([^.]*)\./g],
])('%s names the families without pages', async (file, statement) => {
  const { address } = await sharedService();
  const named = capturedIn(file, statement).flatMap((text) => text.split(/, | and | y /));
  const families = await familiesOf(address);
  const others = families.filter(({ paths }) => !paths.some((path) => path.endsWith('/pagedList')));
  expect(named.toSorted()).toEqual(others.map(({ record }) => record).sort());
});

const UNITS =
  'kB|MB|KiB|MiB|GB|ms|s|seconds|minutes|rows|columns|cells|characters|bytes|(?:embedded )?records|requests|pages|names|headers|clients|km|metres|days';

/** Without code, comments, generated blocks and measurements. */
const proseOf = (file: string) =>
  readText(file)
    .replace(/<!-- generated: (\S+) -->[\s\S]*?<!-- end: \1 -->/g, '')
    .replace(/^## Measurements$[\s\S]*?(?=^## |(?![\s\S]))/gm, '')
    .replace(/^( *)```[\s\S]*?^\1```$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/`[^`\n]*`/g, '`x`')
    .replace(/\s+/g, ' ');

const guides = readdirSync(join(projectFolder(), 'docs/guides')).filter((name) => !name.endsWith('.es.md'));
const rootDocuments = [
  'README.md',
  'SECURITY.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/contributing/tests.md',
];

it.each([...rootDocuments, ...guides.map((name) => `docs/guides/${name}`), ...Object.keys(decisionNumbers)])(
  '%s has the numbers of the code',
  (file) => {
    const found = proseOf(file).match(
      new RegExp(`(?<![\\w.,])\\d+(?:[.,]\\d+)* ?(?:(?:${UNITS})\\b|%)`, 'g'),
    );
    const known = guideNumbers[file] ?? decisionNumbers[file];
    expect([...new Set(found)].sort()).toEqual([...new Set(known)].sort());
  },
);
