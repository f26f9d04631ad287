// Every command in the help and in the guides runs, and the first of each kind also in a terminal.
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { hasPostgres, startTestServer, type TestServer } from '../editions/test-server.js';
import { newFolder } from '../system/new-folder.js';
import { sharedService } from '../system/shared-service.js';
import { isFull } from '../system/size.js';
import { smallData } from '../system/small-data.js';
import { type Around, hasTerminals, type Ran, runInTerminal, runLine } from './run-atlas.js';

const READING = [
  'get',
  'list',
  'count',
  'search',
  'resolve',
  'locate',
  'holidays',
  'working-days',
  'match',
  'families',
  'fields',
  'completion',
];
const PROGRAMS = ['serve', 'mcp', 'bundle', 'export', 'publish-edition', 'editions', 'check'];
const ON_DATABASE = ['publish-edition', 'editions'];

const cwd = newFolder('atlas-documented');
writeFileSync(join(cwd, 'places.csv'), 'city,department\nMedellin,Antioquia\nSan Juan,\n');
writeFileSync(join(cwd, 'requests.jsonl'), '{"jsonrpc":"2.0","id":1,"method":"ping"}\n');

const { address: url } = await sharedService();
let postgres: TestServer | undefined;
const env: Record<string, string> = { PORT: '0', WARM_UP: 'off', BUNDLE_FOLDER: join(cwd, 'bundles') };
/** Without the rules and a terminal, few records are enough to show that a command works. */
let small = '';
beforeAll(async () => {
  small = await smallData();
  if (!hasPostgres) return;
  postgres = await startTestServer();
  env.DATABASE_URL = await postgres.newDatabase();
});
afterAll(async () => {
  await postgres?.stop();
  await rm(small, { recursive: true, force: true });
});

const commandOf = (line: string) => /\batlas ([a-z-]+)/.exec(line)?.[1] ?? '';

/** The lines under "Examples:" in the help. */
async function examplesIn(command: string): Promise<readonly string[]> {
  const { code, out } = await runLine(`atlas ${command} --help`);
  expect(code).toBe(0);
  const [, list = ''] = /^Examples:\n((?: {2}.*\n?)+)/m.exec(out) ?? [];
  return list
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
}

/** The lines of the consoles and the code in the tables. */
function commandsIn(guide: string): readonly string[] {
  const text = readFileSync(join(projectFolder(), 'docs', 'guides', guide), 'utf8');
  const lines = [...text.matchAll(/^(?:\$ |\| `)(.*?(?:npx |<\()atlas .*?)(?:` \|.*)?$/gm)];
  return lines.map(([, line = '']) => line.replace('http://127.0.0.1:3000', url));
}

/** Long-running commands are stopped as soon as their output shows that they work. */
function stopping(command: string): Pick<Around, 'stopAt'> & { readonly code: number } {
  if (command === 'serve') return { stopAt: /listening on http/, code: 0 };
  if (command === 'bundle' || command === 'export') return { stopAt: /\d+\/\d+/, code: 130 };
  return { code: 0 };
}

type Run = (line: string, around: Around) => Promise<Ran>;

const needsAll = (run: Run, command: string) =>
  ['check', 'publish-edition'].includes(command) ||
  (run === runInTerminal && [...READING, 'serve', 'mcp'].includes(command));

/** Returns the output of a line that ends as it should. */
async function outputOf(run: Run, line: string): Promise<string> {
  const command = commandOf(line);
  const { code: expected, ...stop } = stopping(command);
  const data = needsAll(run, command) ? env : { ...env, DATA_FOLDER: small };
  const { code, out, err } = await run(line, { cwd, env: data, ...stop });
  expect({ line, code, out, err }).toEqual({ line, code: expected, out, err });
  if (expected === 130) expect(out + err, line).toContain('is unchanged.');
  if (READING.includes(command))
    expect(err, line).toMatch(command === 'match' ? /^(?:Matched: .+\n)?$/ : /^$/);
  return out;
}

const ran = new Set<string>();
const shownKinds = new Set<string>();

/** Rows of a file, JSON and the input of another program look the same in a terminal for every command. */
const isWrittenAsItIs = (line: string) => /--json|--csv|--out|[>|]/.test(line);

/** The programs count as one kind, because only commands that read records adapt their output to a terminal. */
function kindOf(line: string): string {
  if (isWrittenAsItIs(line)) return 'as it is';
  return READING.includes(commandOf(line)) ? commandOf(line) : 'program';
}

/** In a full run, every line counts as a separate kind. */
function isFirstOfKind(line: string): boolean {
  const kind = kindOf(line);
  const isFirst = isFull || !shownKinds.has(kind);
  shownKinds.add(kind);
  return isFirst;
}

/** A line that several documents contain runs once. */
async function runDocumented(documented: string): Promise<void> {
  const line = documented.replace('npx atlas', 'atlas');
  if (ran.has(line)) return;
  ran.add(line);
  const command = commandOf(line);
  const piped = await outputOf(runLine, line);
  expect(piped, line).not.toContain('\u001b');
  // The answer to a command may be a number.
  if (!/[>]|mcp$|--out|^source/.test(line) && !line.includes('--json'))
    expect(piped.length, line).toBeGreaterThan(1);
  if (line.includes('--json') && !/[>]|bundle|export/.test(line))
    expect(() => JSON.parse(piped), line).not.toThrow();
  if (line === 'atlas check') expect(piped.trim().split('\n').at(-1)).toContain('no faults');
  // The terminal of the tests has a shell without process substitution.
  if (!hasTerminals || line.startsWith('source') || !isFirstOfKind(line)) return;
  const shown = await outputOf(runInTerminal, line);
  if (!READING.includes(command) || ['match', 'completion'].includes(command) || isWrittenAsItIs(line))
    return;
  const lines = stripVTControlCharacters(shown).split('\r\n');
  expect(lines.filter((each) => each.length > 60)).toEqual([]);
  expect(shown).toContain('\u001b[1m');
}

/** Each takes about ten seconds, mostly for work that does not depend on its options. */
const SLOW = ['check', 'publish-edition', 'export'];
const runsHere = (line: string, index: number) => isFull || index === 0 || !SLOW.includes(commandOf(line));

const isPossible = (command: string) => hasPostgres || !ON_DATABASE.includes(command);

describe('runs the examples in the help', () => {
  it('of atlas', async () => {
    const lines = await examplesIn('');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) await runDocumented(line);
  });

  it.each([...READING, ...PROGRAMS].filter(isPossible))('of atlas %s', async (command) => {
    const lines = await examplesIn(command);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(commandOf(line)).toBe(command);
    for (const line of lines.filter(runsHere)) await runDocumented(line);
  });

  it('of every command', async () => {
    const { out } = await runLine('atlas --help');
    const [, list = ''] = /^Commands:\n((?: {2}.*\n)+)/m.exec(out) ?? [];
    const names = [...list.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
    expect(names.sort()).toEqual([...READING, ...PROGRAMS].sort());
  });
});

describe('the guide', () => {
  const lines = commandsIn('command-line.md');

  it('has the same commands in both languages, each command at least once', () => {
    expect(commandsIn('command-line.es.md')).toEqual(lines);
    const named = new Set(lines.map(commandOf));
    expect([...named].sort()).toEqual([...READING, ...PROGRAMS].sort());
  });

  it.each(lines.filter((line) => isPossible(commandOf(line))))('%s', runDocumented);

  it.skipIf(!hasTerminals)('shows the output of a terminal', async () => {
    const text = readFileSync(join(projectFolder(), 'docs', 'guides', 'command-line.md'), 'utf8');
    const shown = [...text.matchAll(/^\$ (npx atlas .*)\n((?:(?![$`]).+\n)+)/gm)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, line = '', output] of shown) {
      const { out } = await runInTerminal(line, { cwd });
      expect(stripVTControlCharacters(out).replaceAll('\r\n', '\n')).toBe(output);
    }
  });
});
