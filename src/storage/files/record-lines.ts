// Writes records in the form of the files: a JSON array with one record per line.
import type { Row } from '../../engine/model/model.js';

export function recordLines(rows: readonly Row[]): string {
  return [
    '[',
    ...rows.map((row, index) => JSON.stringify(row) + (index < rows.length - 1 ? ',' : '')),
    ']',
    '',
  ].join('\n');
}
