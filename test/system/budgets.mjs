// Budgets of processor time, one for each folder of tests: read from a file, compared with a run, and written from one.
//
//   node test/system/budgets.mjs --write   after `npm test` and `npm run test:deep`, writes budgets.json and the table of CONTRIBUTING.md
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceSeconds } from './machine-speed.mjs';
import { folderOf, folders } from './suites.mjs';

/** The variable with the file for the notes of a run. */
export const NOTES = 'ATLAS_PROCESSOR_NOTES';

const root = join(import.meta.dirname, '..', '..');
const FILE = join(import.meta.dirname, 'budgets.json');
const GUIDE = join(root, 'CONTRIBUTING.md');

/**
 * Beside two busy processes the same work takes up to 1.6 times the processor time, because they share its caches.
 * The first file of a process loads the modules and starts the service for all others: any folder may pay for that.
 */
const [BUSY, FIRST] = [1.75, 15];
/** Elapsed seconds from which on the order of a file matters. */
const LONG = 10;

/** @typedef {{ readonly file: string; readonly processor: number; readonly elapsed: number }} Note */
/**
 * `reference` is the processor time of a fixed piece of work on the machine that the seconds were measured on.
 *
 * @typedef {{ readonly reference: number; readonly seconds: Readonly<Record<string, number>>; readonly longest: readonly string[] }} Budgets
 */

/** @returns {Budgets} */
export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Where the notes of the last whole run of a suite are. @param {string} suite */
export const notesOf = (suite) => join(root, 'node_modules', '.cache', `processor-time-${suite}.jsonl`);

/** Of the last whole runs. @returns {readonly Note[]} */
export const lastNotes = () =>
  ['test', 'deep']
    .map(notesOf)
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Processor seconds by folder. @param {readonly Note[]} notes */
export function secondsOf(notes) {
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { file, processor } of notes) {
    const folder = folderOf(file) ?? file;
    seconds[folder] = (seconds[folder] ?? 0) + processor;
  }
  return seconds;
}

/**
 * The folders that took more than their budget, as messages. On a machine that is slower by half, budgets are larger by half.
 *
 * @param {Readonly<Record<string, number>>} taken @param {Pick<Budgets, 'reference' | 'seconds'>} budgets @param {number} reference of this machine
 */
export function overBudget(taken, budgets, reference) {
  const slower = reference / budgets.reference;
  return Object.entries(taken).flatMap(([folder, seconds]) => {
    const most = Math.round(slower * (BUSY * (budgets.seconds[folder] ?? 0) + FIRST));
    return seconds <= most
      ? []
      : [`${folder} took ${Math.round(seconds)} s of processor time; its budget is ${most} s.`];
  });
}

/** The table of CONTRIBUTING.md. @param {Budgets['seconds']} seconds */
function budgetTable(seconds) {
  const rows = Object.entries(folders)
    .map(([folder, { suite, starts = '' }]) => ({ folder, suite, starts, seconds: seconds[folder] ?? 0 }))
    .toSorted((a, b) => b.seconds - a.seconds);
  /** @param {boolean} isTest */
  const table = (isTest) => {
    const some = rows.filter(({ suite }) => (suite === 'test') === isTest);
    const sum = some.reduce((total, row) => total + row.seconds, 0);
    return [
      `| \`npm ${isTest ? 'test' : 'run test:deep'}\` | processor seconds | starts |`,
      '|---|---:|---|',
      ...some.map(({ folder, seconds: each, starts }) => `| \`${folder}\` | ${each} | ${starts} |`),
      `| all | ${sum} | |`,
    ].join('\n');
  };
  return `${table(true)}\n\n${table(false)}`;
}

const [BEGIN, END] = ['<!-- budgets -->\n', '<!-- /budgets -->\n'];

/** @param {string} guide @param {Budgets['seconds']} seconds */
export function withTable(guide, seconds) {
  const [before, rest = ''] = guide.split(BEGIN);
  return `${before}${BEGIN}${budgetTable(seconds)}\n${END}${rest.split(END)[1]}`;
}

/** @param {readonly Note[]} notes @param {number} reference @returns {Budgets} */
function budgetsFrom(notes, reference) {
  const taken = secondsOf(notes);
  const names = Object.keys(folders).filter((folder) => folder in taken);
  const seconds = Object.fromEntries(
    names.map((folder) => [folder, Math.max(1, Math.round(taken[folder] ?? 0))]),
  );
  const long = notes.filter(({ elapsed }) => elapsed >= LONG).toSorted((a, b) => b.elapsed - a.elapsed);
  return { reference, seconds, longest: long.map(({ file }) => file) };
}

if (process.argv[1] === import.meta.filename && process.argv.includes('--write')) {
  const budgets = budgetsFrom(lastNotes(), referenceSeconds());
  writeFileSync(FILE, `${JSON.stringify(budgets, undefined, 2)}\n`);
  writeFileSync(GUIDE, withTable(readFileSync(GUIDE, 'utf8'), budgets.seconds));
}
