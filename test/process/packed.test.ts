// A packed copy of the project contains its program, its data and its tools, and nothing else.
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../../lab/run-program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { connect } from '../mcp/connect.js';
import { oneCallEach } from '../mcp/one-call-each.js';
import { newFolder } from '../system/new-folder.js';
import { programNode } from '../system/program-node.js';
import { isFull } from '../system/size.js';
import { smallData } from '../system/small-data.js';
import { NOTHING_AHEAD } from './built-server.js';
import { installPackage } from './install-package.js';

const folder = newFolder('atlas-packed');
const copy = join(folder, 'package');
let files: readonly string[] = [];
let tarball = '';

beforeAll(() => {
  const root = projectFolder();
  const output = execFileSync('npm', ['pack', '--silent', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(existsSync(join(root, 'lib'))).toBe(false);
  const [packed] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }];
  files = packed.files.map(({ path }) => path);
  tarball = join(folder, packed.filename);
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

it('contains the program and the data, and no tests or developer programs', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'LICENSE',
      'bin/atlas.mjs',
      'lib/src/stdio.js',
      'lib/site/site.json',
      'data/cities.json',
    ]),
  );
  expect(files.filter((path) => /^(src|test|tools|dist|docs)\//.test(path))).toEqual([]);
});

it('runs from any folder, under the name of its program', async () => {
  const { bin } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const program = join(copy, bin['atlas-colombia-mcp']);
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  const client = await connect('2025-11-25', { program });
  const { tools } = await client.client.listTools();
  expect(tools.length).toBe(Object.keys(oneCallEach).length);
  expect((await client.call('resolve_code', { code: 'BOG' })).text).toContain('El Dorado');
  await client.close();
});

/** Without the families with borders, and those with most rows. */
const small = ['City', 'Department', 'Region', 'Country', 'Population', 'Radio']
  .map((family) => `--without ${family}`)
  .join(' ');

describe('installed in an empty folder', () => {
  const app = join(folder, 'app');
  let [program, DATA_FOLDER] = ['', ''];

  beforeAll(async () => {
    program = join(installPackage(tarball, app), 'bin', 'atlas.mjs');
    writeFileSync(join(app, 'places.csv'), 'city,department\nMedellin,Antioquia\n');
    DATA_FOLDER = await smallData();
  }, 300_000);
  afterAll(() => rmSync(DATA_FOLDER, { recursive: true, force: true }));

  /** The environment of a user without settings. */
  const atlas = (line: string, environment: Readonly<Record<string, string>> = {}, input = '') =>
    execFileSync(programNode, [program, ...line.split(' ')], {
      cwd: app,
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 100e6,
    });

  it('has the version of the project', () => {
    const { version } = JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8'));
    expect(atlas('--version')).toMatch(
      new RegExp(`^${version}\\nedition [0-9.]+-[0-9a-f]{8}\\ndata .*/data\\n$`),
    );
  });

  it.each([
    ['get city 12 --fields id,name', 'id\t12\nname\tMedellín\n'],
    ['list department --fields name --limit 2', 'name\nAmazonas\nAntioquia\n'],
    ['count region', '6\n'],
    ['holidays 2027', expect.stringContaining('2027-01-11\tReyes Magos\n')],
    ['match places.csv', expect.stringContaining('Medellin,Antioquia,matched,05001,12,')],
    ['check', expect.stringMatching(/\n\d+ rules, no faults, \d+ warnings\.\n$/)],
  ])('atlas %s', (line, expected) => {
    expect(atlas(line)).toEqual(expected);
  });

  it('serves the tools for assistants', () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    expect(atlas('mcp', {}, ping)).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
  });

  it('writes files into the current folder, which its server offers with its pages', async () => {
    const written = JSON.parse(atlas(`bundle --json ${small}`, { DATA_FOLDER }));
    const [edition = ''] = readdirSync(join(app, 'bundles'));
    expect(written).toMatchObject({ folder: join(app, 'bundles', edition) });
    expect(readdirSync(written.folder)).toEqual(
      expect.arrayContaining(['bundle.json', 'csv', 'parquet', 'SHA256SUMS']),
    );
    const environment = { ...NOTHING_AHEAD, DATA_FOLDER, BUNDLE_FOLDER: join(app, 'bundles') };
    const { serving, kill } = runProgram(environment, { program, args: ['serve'], node: programNode });
    const origin = await serving;
    try {
      for (const path of ['/api/v1/City/12', '/en', `/downloads/${edition}/SHA256SUMS`])
        expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
    } finally {
      await kill();
    }
  });

  it('writes a static copy', async () => {
    const line = `export --out copy --quick --json ${small}`;
    if (isFull) {
      const { folder: copied, paths } = JSON.parse(atlas(line, { DATA_FOLDER }));
      expect(copied).toBe('copy');
      expect(paths).toBeGreaterThan(1000);
      expect(readdirSync(join(app, 'copy'))).toContain('export.json');
      return;
    }
    // Once it has written a response, it has loaded all that it needs from the package.
    const running = execFile(programNode, [program, ...line.split(' ')], {
      cwd: app,
      env: { PATH: process.env.PATH, DATA_FOLDER },
    });
    let shown = '';
    running.stderr?.on('data', (text: string) => {
      shown += text;
      // A second signal would end it at once.
      if (!running.killed && /[1-9]\d*\/\d+/.test(shown)) running.kill('SIGINT');
    });
    const [code] = await once(running, 'close');
    expect(shown).toContain('copy is unchanged.');
    expect(code).toBe(130);
  });
});
