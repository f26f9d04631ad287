// Editions as lines of text, the newest first.
import type { ListedEdition } from '../../storage/postgres/postgres-editions.js';
import { isFamilyTable } from '../../storage/postgres/postgres-tables.js';

const HEAD = ['', 'edition', 'version', 'fingerprint', 'model', 'rows', 'published'];

export function editionsTable(editions: readonly ListedEdition[]): readonly string[] {
  const lines = [HEAD, ...editions.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function cells(edition: ListedEdition): readonly string[] {
  const { id, version, fingerprint, modelVersion, publishedAt, isComplete, isCurrent } = edition;
  const rows = [...edition.rows]
    .filter(([table]) => isFamilyTable(table))
    .reduce((sum, [, count]) => sum + count, 0);
  const when = `${publishedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return [
    isCurrent ? '*' : '',
    id,
    version,
    fingerprint.slice(0, 16),
    modelVersion,
    isComplete ? String(rows) : 'incomplete',
    when,
  ];
}
