// Runs a suite, `test` or `deep`, and reports its time. Arguments after the name go to Vitest, and then no limit applies.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { filesToSkip } from './only-if-changed.mjs';
import { processorSeconds } from './processor-time.mjs';
import { nodeOptions, projectsOf } from './suites.mjs';

/** Seconds of processor time that a whole run takes at most on a quiet machine. A landing tries every group of files, so it takes a quarter more. */
export const LIMITS = { test: 280, deep: 1400 };
/** Beside two busy processes the same work takes up to 1.6 times the processor time, because they share its caches. */
const BUSY = 1.75;

/** @typedef {keyof typeof LIMITS} Suite */

/**
 * The complaint about a run that took far too long for any machine.
 * @param {Suite} suite
 * @param {number} seconds
 */
export function overLimit(suite, seconds) {
  const most = BUSY * LIMITS[suite];
  return seconds <= most
    ? undefined
    : `${suite} took ${Math.round(seconds)} s of processor time; its limit is ${LIMITS[suite]} s, and ${most} s on a busy machine.`;
}

/** @param {Suite} suite @param {readonly string[]} args */
async function runSuite(suite, args) {
  const root = join(import.meta.dirname, '..', '..');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  /** @param {string} program @param {readonly string[]} given @returns {Promise<boolean>} */
  const run = (program, given) =>
    new Promise((resolve) => {
      spawn(program, given, { cwd: root, stdio: 'inherit' }).on('close', (status) => resolve(status === 0));
    });

  const isWhole = args.length === 0;
  const excluded = isWhole ? filesToSkip().flatMap((glob) => ['--exclude', glob]) : [];
  const tests = ['run', ...projectsOf(suite).map((project) => `--project=${project}`), ...excluded, ...args];
  const began = performance.now();
  // The linter runs while Vitest starts, which uses one core.
  const results = await Promise.all([
    suite === 'deep' || run('npm', ['run', '--silent', 'lint']),
    run(process.execPath, [...(suite === 'test' ? nodeOptions : []), vitest, ...tests]),
  ]);
  const passed = !results.includes(false);
  const elapsed = Math.round((performance.now() - began) / 1000);
  const seconds = processorSeconds() ?? Number.NaN;

  const over = passed && isWhole && process.env.ATLAS_SIZE !== 'full' ? overLimit(suite, seconds) : undefined;
  if (over !== undefined)
    console.error(`${over} Look for savings first; the limit is in test/system/run-suite.mjs.`);
  // Only a landing fails: on a contributor's machine, a slow processor is not a fault.
  const isGreen = passed && (over === undefined || process.env.ATLAS_LANDING !== '1');
  // The result comes last, so that a reader of a long output sees it.
  console.log(
    `${suite}: ${isGreen ? 'passed' : 'failed'} after ${elapsed} s, ${Math.round(seconds)} s of processor time`,
  );
  return isGreen;
}

if (process.argv[1] === import.meta.filename) {
  const [suite = 'test', ...args] = process.argv.slice(2);
  process.exitCode = (await runSuite(/** @type {Suite} */ (suite), args)) ? 0 : 1;
}
