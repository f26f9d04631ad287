// Reads a JSON array that holds one record per line, so that a fault has a line and a change is one line of a diff.
import { relative, resolve } from 'node:path';
import type { FamilyRows, Fault } from '../../engine/dataset/dataset.js';
import type { Row } from '../../engine/model/model.js';
import { readRegularFile } from './read-regular-file.js';

export interface RecordFile extends FamilyRows {
  /** As it is stored, for the fingerprint. */
  readonly content: Buffer | string;
  readonly faults: readonly Fault[];
}

export async function readRecordFile(path: string): Promise<RecordFile> {
  const file = shownPath(path);
  let content: Buffer;
  try {
    content = await readRegularFile(path);
  } catch (error) {
    const message = `cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`;
    return {
      content: '',
      rows: [],
      location: () => ({ file, line: 1 }),
      faults: [{ file, line: 1, field: undefined, message }],
    };
  }
  const { rows, lines, faults } = parseRecordLines(content.toString(), file);
  return { content, rows, location: (index) => ({ file, line: lines[index] ?? index + 2 }), faults };
}

/** From the folder that the program runs in, or in full if the file is elsewhere. */
function shownPath(path: string): string {
  const within = relative(process.cwd(), path);
  return within.startsWith('..') ? resolve(path) : within;
}

interface ParsedLines {
  readonly rows: readonly Row[];
  /** The line of each row; empty if the first is on the second line and all others follow. */
  readonly lines: readonly number[];
  readonly faults: readonly Fault[];
}

export function parseRecordLines(text: string, file: string): ParsedLines {
  const whole = parseAtOnce(text);
  return whole === undefined ? parseEachLine(text, file) : { rows: whole, lines: [], faults: [] };
}

/**
 * Parses all rows with one call, which takes a quarter less time. Returns undefined unless every line begins with a brace and has a single
 * closing brace, at its end: otherwise a record could span lines that others share.
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
      if (typeof row === 'object' && row !== null && !Array.isArray(row)) {
        rows.push(row as Row);
        lines.push(index + 1);
      } else report(index + 1, 'expected a record in braces');
    } catch (error) {
      report(index + 1, `is not valid JSON: ${(error as Error).message}`);
    }
  }
  return { rows, lines, faults };
}
