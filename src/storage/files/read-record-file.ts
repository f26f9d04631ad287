// Reads a JSON array with one record per line, so that a fault has a line and a change is one line of a diff.

import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { FamilyRows, Fault } from '../../engine/dataset/dataset.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { isRow } from '../../engine/model/read-row.js';
import { FROM, lineColumns, type Series } from '../../engine/model/series.js';
import { breaksFault } from '../../engine/model/series-breaks.js';
import { valueFault } from '../../engine/model/value-fault.js';

/** Checks the fields, the number of counts and the order in the lines of a series. */
export function checkLines(family: ModelFamily, series: Series, { rows, location }: FamilyRows): Fault[] {
  const faults: Fault[] = [];
  const report = reportFaults({ location }, faults);
  const columns = lineColumns(series);
  const known = new Set(columns.map(({ name }) => name));

  if (rows.length === 0) report(0, undefined, `${family.name} has no lines`);
  rows.forEach((row, index) => {
    for (const { name, kind } of columns) {
      if (!(name in row)) report(index, name, 'is missing; write null for unknown');
      else if (kind === 'integer' && !isCountValue(row[name])) report(index, name, 'expected a whole number');
      else if (kind === 'text' || kind === 'boolean') {
        const field = family.field(name);
        const fault = field && valueFault(field, row[name]);
        if (fault !== undefined) report(index, name, fault);
      }
    }
    for (const name of Object.keys(row))
      if (!known.has(name)) report(index, name, `is not a column of ${family.name}`);
    const fault = countsFault(row, series);
    if (fault !== undefined) report(index, ...fault);
    else if (series.breaks !== undefined) {
      const years = (row[series.measures[0] as string] as readonly unknown[]).length;
      const { column } = series.breaks;
      const broken = breaksFault(series.breaks, row[column] ?? null, Number(row[FROM]), years);
      if (broken !== undefined) report(index, column, broken);
    }
    const before = rows[index - 1];
    if (before !== undefined && isBefore(row, before, series))
      report(index, series.key, `lines must be in the order of ${series.key} and ${FROM}`);
  });
  return faults;
}

const isCountValue = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

function countsFault(row: Row, { measures }: Series): [field: string, message: string] | undefined {
  const [first, ...others] = measures as [string, ...string[]];
  const years = row[first];
  if (!Array.isArray(years) || years.length === 0) return [first, 'expected a count for each year'];
  for (const name of [first, ...others]) {
    const counts = row[name];
    if (counts === null && name !== first) continue;
    if (!Array.isArray(counts) || !counts.every((count) => count === null || isCountValue(count)))
      return [name, 'expected counts, or null'];
    if (counts.length !== years.length)
      return [name, `expected ${years.length} counts as in ${first}, found ${counts.length}`];
  }
  return undefined;
}

function isBefore(row: Row, other: Row, { key }: Series): boolean {
  const [of, than] = [Number(row[key]), Number(other[key])];
  return of < than || (of === than && Number(row[FROM]) < Number(other[FROM]));
}

export const reportFaults =
  ({ location }: Pick<FamilyRows, 'location'>, faults: Fault[]) =>
  (index: number, field: string | undefined, message: string): void => {
    faults.push({ ...location(index), field, message });
  };

export interface RecordFile extends FamilyRows {
  /** The bytes as stored, for the fingerprint. */
  readonly content: Buffer | string;
  readonly faults: readonly Fault[];
}

export async function readRecordFile(path: string): Promise<RecordFile> {
  const read = await readRegularFile(path).catch((error: unknown) => ({ error }));
  return 'error' in read ? unreadableFile(path, read.error) : recordFile(path, read);
}

/** Reads synchronously, for a program that reads one part after the other. */
export function readRecordFileNow(path: string): RecordFile {
  try {
    return recordFile(path, readRegularFileNow(path));
  } catch (error) {
    return unreadableFile(path, error);
  }
}

function recordFile(path: string, content: Buffer): RecordFile {
  const file = shownPath(path);
  const { rows, lines, faults } = parseRecordLines(content.toString(), file);
  return { content, rows, location: (index) => ({ file, line: lines[index] ?? index + 2 }), faults };
}

function unreadableFile(path: string, error: unknown): RecordFile {
  const file = shownPath(path);
  const message = `cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`;
  return {
    content: '',
    rows: [],
    location: () => ({ file, line: 1 }),
    faults: [{ file, line: 1, field: undefined, message }],
  };
}

/** The path relative to the working folder, or the full path of a file elsewhere. */
function shownPath(path: string): string {
  const within = relative(process.cwd(), path);
  return within.startsWith('..') ? resolve(path) : within;
}

interface ParsedLines {
  readonly rows: readonly Row[];
  /** The line of each row. Empty if the first row is on the second line and all others follow. */
  readonly lines: readonly number[];
  readonly faults: readonly Fault[];
}

export function parseRecordLines(text: string, file: string): ParsedLines {
  const whole = parseAtOnce(text);
  return whole === undefined ? parseEachLine(text, file) : { rows: whole, lines: [], faults: [] };
}

/**
 * Parses all rows with one call, which takes a quarter less time. Undefined unless every line starts with a brace and has its only closing
 * brace at its end, because a record could otherwise span lines.
 */
function parseAtOnce(text: string): readonly Row[] | undefined {
  const last = text.length - '}\n]\n'.length;
  if (!text.startsWith('[\n{') || !text.endsWith('}\n]\n')) return undefined;
  for (let line = 2, brace = 0; brace < last; line = brace + 3) {
    brace = text.indexOf('}', line);
    if (brace < last && !text.startsWith('},\n{', brace)) return undefined;
    if (text.indexOf('\n', line) !== brace + (brace < last ? 2 : 1)) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseEachLine(text: string, file: string): ParsedLines {
  const found = text.split('\n');
  const [rows, lines, faults]: [Row[], number[], Fault[]] = [[], [], []];
  const report = (line: number, message: string) => faults.push({ file, line, field: undefined, message });

  if (found.at(-1) === '') found.pop();
  if (found[0] !== '[' || found.at(-1) !== ']') {
    report(1, 'expected "[" on the first line, one record on each further line and "]" on the last');
    return { rows, lines, faults };
  }
  const last = found.length - 2;
  for (let index = 1; index <= last; index++) {
    const line = found[index] as string;
    if (index < last !== line.endsWith(',')) {
      report(
        index + 1,
        index < last ? 'expected a comma at the end of the line' : 'expected no comma after the last record',
      );
      continue;
    }
    try {
      const row: unknown = JSON.parse(index < last ? line.slice(0, -1) : line);
      if (isRow(row)) {
        rows.push(row);
        lines.push(index + 1);
      } else report(index + 1, 'expected a record in braces');
    } catch (error) {
      report(index + 1, `is not valid JSON: ${(error as Error).message}`);
    }
  }
  return { rows, lines, faults };
}

/** Writes records as a JSON array with one record per line. */
export function recordLines(rows: readonly Row[]): string {
  return [
    '[',
    ...rows.map((row, index) => JSON.stringify(row) + (index < rows.length - 1 ? ',' : '')),
    ']',
    '',
  ].join('\n');
}

/** Reads a regular file only, because a FIFO would block and a device would never end. */
export async function readRegularFile(path: string): Promise<Buffer> {
  // Without O_NONBLOCK, opening a FIFO waits for a writer.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw notRegular(path);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

export function readRegularFileNow(path: string): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(file).isFile()) throw notRegular(path);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

const notRegular = (path: string) =>
  Object.assign(new Error(`${path} is not a regular file.`), { code: 'not a regular file' });
