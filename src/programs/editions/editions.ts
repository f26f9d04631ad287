// Lists the editions in the database, switches between them and drops old ones: `atlas editions`.
import type { ClientBase } from 'pg';
import { colombia } from '../../country/index.js';
import { NOTHING_PUBLISHED } from '../../storage/editions/edition-status.js';
import {
  type ListedEdition,
  pruneEditions,
  publishedEditions,
} from '../../storage/postgres/postgres-editions.js';
import { isFamilyTable } from '../../storage/postgres/postgres-tables.js';
import { useEdition } from '../../storage/postgres/use-edition.js';
import { KEEP } from '../atlas/command-options.js';
import { readCommandOptions } from '../program.js';
import { runOnDatabase } from './run-program.js';

const HEAD = ['', 'edition', 'version', 'fingerprint', 'model', 'rows', 'published'];

/** Editions as lines of text, newest first. */
function editionsTable(editions: readonly ListedEdition[]): readonly string[] {
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

/** Writes a result as text or as JSON. */
type Show = (text: string, value: unknown) => void;

interface EditionsOptions {
  readonly use?: string;
  readonly prune?: boolean;
  readonly keep?: string;
  readonly json?: boolean;
}

const commandValues = readCommandOptions<EditionsOptions>('editions', ({ use, prune, keep }) => {
  if (use !== undefined && prune === true)
    return '--use and --prune cannot be combined; run one after the other.';
  if (use === '') return '--use requires the id of an edition.';
  if (keep !== undefined && prune !== true) return '--keep can only be used together with --prune.';
  if (keep !== undefined && !/^\d{1,6}$/.test(keep))
    return `--keep must be a number of editions such as ${KEEP}, not "${keep}".`;
  return undefined;
});
if (commandValues !== undefined)
  await runOnDatabase('editions', async (client) => {
    const show: Show = (text, value) =>
      console.log(commandValues.json === true ? JSON.stringify(value) : text);
    if (commandValues.use !== undefined) await use(client, commandValues.use, show);
    else if (commandValues.prune === true) await prune(client, Number(commandValues.keep ?? KEEP), show);
    else await list(client, show);
  });

async function list(client: ClientBase, show: Show): Promise<void> {
  const editions = await publishedEditions(client);
  const described = editions.map(({ rows, ...edition }) => ({ ...edition, rows: Object.fromEntries(rows) }));
  show(editions.length === 0 ? NOTHING_PUBLISHED : editionsTable(editions).join('\n'), described);
}

async function use(client: ClientBase, id: string, show: Show): Promise<void> {
  const { isOfThisModel } = await useEdition(colombia, client, id);
  show(`Edition ${id} is now current.`, { current: id, isOfThisModel });
  if (!isOfThisModel)
    console.error(
      'It was published for another model. Servers with this version of the software keep their edition.',
    );
}

async function prune(client: ClientBase, keep: number, show: Show): Promise<void> {
  const { dropped, untouched } = await pruneEditions(colombia, client, keep);
  const lines = [
    dropped.length === 0 ? 'There are no editions to delete.' : `Dropped ${dropped.join(', ')}.`,
  ];
  if (untouched.length > 0)
    lines.push(
      `Kept ${untouched.join(', ')}, published with a newer model. Run --prune with that version of the software to delete them.`,
    );
  show(lines.join('\n'), { dropped, kept: untouched });
}
