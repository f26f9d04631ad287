// Repeats the random cases and the fuzz test with other seeds than that of the suites: `npm run test:explore -- --rounds 3`. Prints the seed of
// each round, and for each failure the command that repeats it. `ATLAS_SEED` is the seed of the first round.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { drawingFiles } from './drawing-files.mjs';
import { projectsOf } from './suites.mjs';

const root = join(import.meta.dirname, '..', '..');
const [ROUNDS, MOST_ROUNDS] = ['3', 100];
const FUZZ_REQUESTS = 20_000;

/** @typedef {{ readonly fullName: string; readonly status: string }} Test */
/** Of a file without tests, loading failed. @typedef {{ readonly name: string; readonly status: string; readonly assertionResults: readonly Test[] }} File */

/** As one word of a shell. @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/** Vitest reads a name as a regular expression. @param {string} name */
const literally = (name) => quoted(name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** The commands that repeat each failure. @param {readonly File[]} files @param {number} seed */
export const commandsOf = (files, seed) =>
  files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const command = `ATLAS_SEED=${seed} npx vitest run ${relative(root, name)}`;
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [command]
        : failed.map(({ fullName }) => `${command} -t ${literally(fullName)}`);
    });

/** The commands that repeat its failures. @param {number} seed @param {readonly string[]} files @param {string} report */
function round(seed, files, report) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const projects = [...projectsOf('test'), ...projectsOf('deep')].map((project) => `--project=${project}`);
  const reporters = ['--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ATLAS_FUZZ_REQUESTS: String(FUZZ_REQUESTS), ...process.env, ATLAS_SEED: String(seed) },
  });
  if (status === 0) return [];
  /** @type {string[]} */
  let commands = [];
  try {
    commands = commandsOf(JSON.parse(readFileSync(report, 'utf8')).testResults, seed);
  } catch {
    // A run that was stopped has no report.
  }
  return commands.length > 0 ? commands : [`ATLAS_SEED=${seed} npm run test:explore -- --rounds 1`];
}

function explore() {
  const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: ROUNDS } } }).values;
  const count = Number(rounds);
  if (!Number.isInteger(count) || count < 1 || count > MOST_ROUNDS)
    throw new Error(`--rounds is a number from 1 to ${MOST_ROUNDS}.`);
  const files = drawingFiles();
  const folder = mkdtempSync(join(tmpdir(), 'atlas-explore-'));
  /** @type {string[]} */
  const commands = [];
  const first = Number(process.env.ATLAS_SEED);
  for (let turn = 1; turn <= count; turn++) {
    const seed = turn === 1 && first > 0 ? first : randomInt(1, 2 ** 31);
    console.log(`Round ${turn} of ${count}: ATLAS_SEED=${seed}, ${files.length} files with random cases`);
    const found = round(seed, files, join(folder, `${turn}.json`));
    if (found.length > 0) console.error(['Repeat with:', ...found].join('\n  '));
    commands.push(...found);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(
    commands.length === 0
      ? `No failure in ${count} rounds.`
      : ['Failures, each with the command that repeats it:', ...commands].join('\n  '),
  );
  process.exitCode = commands.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) explore();
