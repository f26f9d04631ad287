// The package of the client as its users get it. It is packed, checked by other programs, installed in an empty project, and used in
// Node.js and in a page of another origin.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Service } from '../../src/app.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { bundleParts } from '../../src/programs/bundle/bundle-parts.js';
import { filesByPart } from '../../src/programs/bundle/table-files.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { ORIGIN } from '../../src/site/shell/code.js';
import { installedGenerators } from '../generators/installed-generators.js';
import { newFolder } from '../system/new-folder.js';
import { program } from '../system/program.js';
import { sharedService } from '../system/shared-service.js';

const MOST_BYTES = 4500;
const BUNDLED = ['offline/Country.json', 'offline/City.json'];
/** No server listens there. */
const NOWHERE = 'http://127.0.0.1:1';

const root = projectFolder();
const folder = newFolder('atlas-client');
const installed = join(folder, 'node_modules', '@atlas-colombia', 'client');
const inModules = (...path: string[]) => join(root, 'node_modules', ...path);
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
let tarball = '';
let address = '';

beforeAll(async () => {
  const output = execFileSync('npm', ['pack', '--silent', '--json', '--pack-destination', folder], {
    cwd: join(root, 'client'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(output.slice(output.indexOf('['))) as [{ filename: string }];
  tarball = join(folder, packed.filename);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', tarball], {
    cwd: folder,
  });
  const { service, address: origin } = await sharedService();
  address = origin;
  writeBundle(service);
});

/** The files that the programs in the documents read. */
function writeBundle({ engine }: Service): void {
  const bundle = join(folder, 'bundles', editionName(engine.catalog.edition));
  mkdirSync(join(bundle, 'offline'), { recursive: true });
  writeFileSync(join(bundle, 'bundle.json'), '{}');
  const files = filesByPart(bundleParts(engine.model, engine.catalog, new Set())).flatMap(
    (part) => part.files,
  );
  for (const { path, content } of files.filter(({ path }) => BUNDLED.includes(path)))
    writeFileSync(join(bundle, path), content());
}

const declarations = () =>
  readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );

it('has the version of the project, no dependencies, and only the files that its users need', () => {
  const [own, project] = [installed, root].map((each) => JSON.parse(read(each, 'package.json')));
  expect(own.version).toBe(project.version);
  expect(own).not.toHaveProperty('dependencies');
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@atlas-colombia',
  ]);
  expect(readdirSync(installed).sort()).toEqual([
    'LICENSE',
    'README.es.md',
    'README.md',
    'dist',
    'package.json',
  ]);
});

it('is small', () => {
  const bytes = gzipSync(readFileSync(join(installed, 'dist', 'index.js')), { level: 9 }).length;
  console.log(`The client takes ${bytes} bytes with gzip.`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

it('has no any', () => {
  expect(declarations().length).toBeGreaterThan(5);
  const code = (file: string) => read(installed, 'dist', file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(declarations().filter((file) => /\bany\b/.test(code(file)))).toEqual([]);
});

it.each([
  ['publint', ['publint', 'src', 'cli.js'], ['run', '--strict'], 'All good!'],
  [
    'Are the types wrong?',
    ['@arethetypeswrong', 'cli', 'dist', 'index.js'],
    ['--profile', 'esm-only', '--no-definitely-typed', '--no-emoji', '--no-color', '-f', 'json'],
    '',
  ],
])('%s finds nothing', (_, path, args, text) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inModules(...path), ...args, tarball], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(text);
});

const USE = `
import { AtlasProblem, createAtlas, MARKER, memoryCache } from '@atlas-colombia/client';

export async function use(url: string) {
  const atlas = createAtlas({ url, cache: memoryCache() });
  const { name, department } = await atlas.city.byId(167);
  const [largest] = await atlas.city.list({ sortBy: '-population', limit: 1, fields: ['name', 'department.name'] });
  const names: string[] = [];
  for await (const region of atlas.region.each({ fields: ['name'], pageSize: 2 })) names.push(region.name);
  const again = await atlas.city.byId(167);
  const problem = await atlas.city.byId(99999).catch((error: unknown) => error);
  const [row] = await atlas.match([{ municipality: 'Cali' }]);
  const holidays = await atlas.holidays(2026);
  return {
    name,
    isMarked: department === MARKER,
    isSame: again.name === name,
    largest: largest?.department.name,
    regions: names.length,
    code: problem instanceof AtlasProblem ? problem.code : undefined,
    daneCode: row?.daneCode,
    holidays: holidays.length,
  };
}
`;
const EXPECTED = {
  name: 'Bogotá D.C.',
  isMarked: true,
  isSame: true,
  largest: 'Bogotá',
  regions: 6,
  code: 'unknown-record',
  daneCode: '76001',
  holidays: 19,
};

/** The output of the programs in the guide. */
const GUIDE = [
  `Bogotá D.C. 7942867
Medellín
125
Bogotá D.C.
2026-11-03
21
`,
  `10 1123
1 0
`,
  `404 unknown-record
`,
  `Medellín
`,
];

/** The programs in a document that use the client, for the service of the test or for none. */
const programsIn = (file: string) =>
  [...read(root, file).matchAll(/^```js\n([\s\S]*?)^```$/gm)]
    .map(([, code = '']) => code.replaceAll(ORIGIN, code.includes('/offline') ? NOWHERE : address))
    .filter((code) => code.includes('@atlas-colombia/client'));

describe('in an empty project', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'use.ts'), USE);
    const wrong = USE.replace("'name', 'department.name'", "'name', 'department.nmae'");
    writeFileSync(join(folder, 'wrong.ts'), wrong);
  });

  const compile = (packages: string, ...options: string[]) =>
    spawnSync(
      process.execPath,
      [
        join(packages, 'typescript', 'bin', 'tsc'),
        'use.ts',
        'wrong.ts',
        '--strict',
        '--target',
        'es2022',
        '--lib',
        'es2022,dom',
        ...options,
      ],
      { cwd: folder, encoding: 'utf8' },
    );

  // The generators need an older release of the compiler, which users of the client may have too.
  describe.each([
    ['this project', inModules()],
    ['the generators', installedGenerators()],
  ])('with the compiler of %s', (_, packages) => {
    it.skipIf(packages === undefined).each([
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ])(
      'compiles as %s modules with the resolution %s, with all declarations checked',
      (module, moduleResolution) => {
        const options = ['--module', module, '--moduleResolution', moduleResolution];
        const { stdout } = compile(packages as string, ...options);
        // Further lines of a message are indented.
        const errors = stdout.split('\n').filter((line) => /^\S/.test(line));
        expect(errors.map((line) => line.split('(')[0])).toEqual(['wrong.ts']);
        expect(stdout).toContain('department.nmae');
      },
    );
  });

  it('runs in Node.js', async () => {
    writeFileSync(
      join(folder, 'run.js'),
      `import { use } from './use.js';\nconsole.log(JSON.stringify(await use(${JSON.stringify(address)})));\n`,
    );
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['run.js'], { cwd: folder });
    expect({ stderr, value: JSON.parse(stdout) }).toEqual({ stderr: '', value: EXPECTED });
  });

  it.each([
    ['docs/guides/javascript.md', GUIDE],
    ['docs/guides/javascript.es.md', GUIDE],
    ['client/README.md', undefined],
    ['client/README.es.md', undefined],
  ])('runs the program of %s', async (file, expected) => {
    const programs = programsIn(file);
    expect(programs.length).toBeGreaterThan(0);
    for (const [index, code] of programs.entries()) {
      writeFileSync(join(folder, 'shown.mjs'), code);
      const { stdout, stderr } = await promisify(execFile)(process.execPath, ['shown.mjs'], { cwd: folder });
      expect(stderr).toBe('');
      if (expected !== undefined) expect(stdout).toBe(expected[index]);
    }
  });

  it.skipIf(program('chromium-headless-shell') === undefined)(
    'runs in a page of another origin',
    async () => {
      const origin = await servePage();
      const browser = await chromium.launch({
        executablePath: program('chromium-headless-shell') as string,
        args: ['--no-sandbox', '--disable-gpu'],
      });
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(`${origin}/page.html?${new URLSearchParams({ url: address })}`);
      const text = await page.locator('output:not(:empty)').textContent({ timeout: 0 });
      expect({ faults, value: JSON.parse(text ?? 'null') }).toEqual({ faults: [], value: EXPECTED });
    },
  );
});

const PAGE = `<!doctype html><title>Use</title><output></output>
<script type="importmap">{ "imports": { "@atlas-colombia/client": "/node_modules/@atlas-colombia/client/dist/index.js" } }</script>
<script type="module">
  const url = new URLSearchParams(location.search).get('url');
  const value = await import('/use.js').then(({ use }) => use(url)).catch(String);
  document.querySelector('output').textContent = JSON.stringify(value);
</script>`;

/** The folder of the project on another port, which is another origin. */
async function servePage(): Promise<string> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const isModule =
      extname(path) === '.js' && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
    if (path === '/page.html') response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
    else if (isModule) response.setHeader('content-type', 'text/javascript').end(read(folder, path));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
