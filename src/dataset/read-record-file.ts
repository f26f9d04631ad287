// Reads a JSON array that holds one record per line, so that a fault has a line and a change is one line of a diff.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Row } from '../model/model.js';
import type { FamilyRows, Fault } from './dataset.js';

export interface RecordFile extends FamilyRows {
  readonly text: string;
  readonly faults: readonly Fault[];
}

export async function readRecordFile(path: string): Promise<RecordFile> {
  const file = `data/${basename(path)}`;
  const place = (index: number) => ({ file, line: index + 2 });
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const message = `cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`;
    return { text: '', rows: [], place, faults: [{ file, line: 1, field: undefined, message }] };
  }
  return { text, place, ...parseRecordLines(text, file) };
}

export function parseRecordLines(
  text: string,
  file: string,
): { rows: readonly Row[]; faults: readonly Fault[] } {
  const lines = text.split('\n');
  const rows: Row[] = [];
  const faults: Fault[] = [];
  const report = (line: number, message: string) => faults.push({ file, line, field: undefined, message });

  if (lines.at(-1) === '') lines.pop();
  if (lines.length < 2 || lines[0] !== '[' || lines.at(-1) !== ']') {
    report(1, 'expected "[" on the first line, one record on each further line and "]" on the last');
    return { rows, faults };
  }
  const last = lines.length - 2;
  for (let index = 1; index <= last; index++) {
    const line = lines[index] as string;
    if (index < last !== line.endsWith(',')) {
      report(
        index + 1,
        index < last ? 'expected a comma at the end of the line' : 'expected no comma after the last record',
      );
      continue;
    }
    try {
      const row: unknown = JSON.parse(index < last ? line.slice(0, -1) : line);
      if (typeof row === 'object' && row !== null && !Array.isArray(row)) rows.push(row as Row);
      else report(index + 1, 'expected a record in braces');
    } catch (error) {
      report(index + 1, `is not valid JSON: ${(error as Error).message}`);
    }
  }
  return { rows, faults };
}
