// Runs a suite, `test` or `deep`, and reports its time. Arguments after the name go to Vitest, and then nothing is noted or compared.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastNotes, NOTES, notesOf, overBudget, readBudgets, secondsOf } from './budgets.mjs';
import { referenceSeconds } from './machine-speed.mjs';
import { filesToSkip } from './only-if-changed.mjs';
import { processorSeconds } from './processor-time.mjs';
import { foldersOf, projectOf } from './suites.mjs';

const root = join(import.meta.dirname, '..', '..');
const [suite = 'test', ...args] = process.argv.slice(2);
const isWhole = args.length === 0;
const notes = notesOf(suite);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
/** @type {(program: string, ...args: string[]) => boolean} */
const run = (program, ...given) => {
  const env = isWhole ? { ...process.env, [NOTES]: notes } : process.env;
  return spawnSync(program, given, { cwd: root, stdio: 'inherit', env }).status === 0;
};

const projects = suite === 'test' ? ['test'] : ['deep', ...foldersOf('alone').map(projectOf)];
const skipped = isWhole ? filesToSkip() : [];
const excluded = skipped.flatMap((glob) => ['--exclude', glob]);
const tests = ['run', ...projects.map((project) => `--project=${project}`), ...excluded, ...args];
/** In the order of their rows; the first that fails is the last that runs. @type {readonly (() => boolean)[]} */
const parts =
  suite === 'test'
    ? [() => run('npm', 'run', '--silent', 'lint'), () => run(process.execPath, vitest, ...tests)]
    : [() => run(process.execPath, vitest, ...tests)];

mkdirSync(dirname(notes), { recursive: true });
if (isWhole) rmSync(notes, { force: true });
const reference = referenceSeconds();
const began = performance.now();
const passed = parts.every((part) => part());
const elapsed = Math.round((performance.now() - began) / 1000);

// `npm test` compares nothing: on a contributor's machine, a slow processor is not a fault.
const over =
  passed && isWhole && suite === 'deep'
    ? overBudget(secondsOf(lastNotes()), readBudgets(), Math.max(reference, referenceSeconds()))
    : [];
for (const message of over) console.error(message);
if (over.length > 0)
  console.error('Look for savings first; if the work is needed, run node test/system/budgets.mjs --write.');
const isGood = passed && over.length === 0;
// The last line, so that the result needs no scrolling.
console.log(
  `${suite}: ${isGood ? 'passed' : 'failed'} after ${elapsed} s, ${Math.round(processorSeconds() ?? Number.NaN)} s of processor time`,
);
process.exitCode = isGood ? 0 : 1;
