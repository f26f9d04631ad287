// Tables of real questions, separated by tabs. A row with a reason in the column `struck` does not count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';

type AskedRow = Readonly<Record<string, string>>;

const MOST_STRUCK = 0.05;

/** The rows that are not struck. At most one in twenty is struck. */
export function askedRows(
  path: string,
  fewest: number,
  asked: (row: AskedRow) => string | undefined,
): readonly AskedRow[] {
  const [head = '', ...lines] = readFileSync(join(projectFolder(), 'test', path), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  const rows = lines.map((line): AskedRow => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
  });
  expect(new Set(rows.map(asked)).size, 'each is asked once').toBe(rows.length);
  const counted = rows.filter(({ struck = '' }) => struck === '');
  expect(counted.length).toBeGreaterThanOrEqual(fewest);
  expect(rows.length - counted.length).toBeLessThanOrEqual(rows.length * MOST_STRUCK);
  return counted;
}

/** Counts by kind, in the order of the table. */
export function byKind(rows: readonly AskedRow[], isRight: (row: AskedRow) => boolean) {
  const counts = new Map<string, { right: number; of: number }>();
  for (const row of rows) {
    const kind = row.kind as string;
    const count = counts.get(kind) ?? { right: 0, of: 0 };
    counts.set(kind, { right: count.right + (isRight(row) ? 1 : 0), of: count.of + 1 });
  }
  return counts;
}
