// Lists the editions in the database, switches between them and drops old ones: `npm run editions`.
import type { ClientBase } from 'pg';
import { colombia } from '../src/country/index.js';
import { NOTHING_PUBLISHED } from '../src/storage/editions/edition-fault.js';
import { publishedEditions } from '../src/storage/postgres/postgres-editions.js';
import { pruneEditions } from '../src/storage/postgres/prune-editions.js';
import { useEdition } from '../src/storage/postgres/use-edition.js';
import { editionsTable } from './editions/editions-table.js';
import { runProgram } from './editions/run-program.js';
import { readOptions } from './read-options.js';

const KEEP = '3';
const USAGE = `Lists the editions in the database of DATABASE_URL. A star marks the current edition.

  npm run editions [-- --use ID | --prune [--keep N]]

  --use ID    make this edition current; servers switch to it within seconds
  --prune     delete old editions, except the current one and those of a newer model
  --keep N    with --prune, the number of newest editions to keep (default: ${KEEP})
  --help      show this help
`;

const options = { use: { type: 'string' }, prune: { type: 'boolean' }, keep: { type: 'string' } } as const;

const values = readOptions(USAGE, options, ({ use, prune, keep }) => {
  if (use !== undefined && prune === true)
    return '--use and --prune cannot be combined; run one after the other.';
  if (use === '') return '--use requires the id of an edition.';
  if (keep !== undefined && prune !== true) return '--keep can only be used together with --prune.';
  if (keep !== undefined && !/^\d{1,6}$/.test(keep))
    return `--keep must be a number of editions such as ${KEEP}, not "${keep}".`;
  return undefined;
});
if (values !== undefined)
  await runProgram(async (client) => {
    if (values.use !== undefined) await use(client, values.use);
    else if (values.prune === true) await prune(client, Number(values.keep ?? KEEP));
    else await list(client);
  });

async function list(client: ClientBase): Promise<void> {
  const editions = await publishedEditions(client);
  console.log(editions.length === 0 ? NOTHING_PUBLISHED : editionsTable(editions).join('\n'));
}

async function use(client: ClientBase, id: string): Promise<void> {
  const { isOfThisModel } = await useEdition(colombia, client, id);
  console.log(`Edition ${id} is now current.`);
  if (!isOfThisModel)
    console.error(
      'It was published for another model. Servers with this version of the software keep their edition.',
    );
}

async function prune(client: ClientBase, keep: number): Promise<void> {
  const { dropped, untouched } = await pruneEditions(colombia, client, keep);
  console.log(dropped.length === 0 ? 'There are no editions to delete.' : `Dropped ${dropped.join(', ')}.`);
  if (untouched.length > 0)
    console.log(
      `Kept ${untouched.join(', ')}, published with a newer model. Run --prune with that version of the software to delete them.`,
    );
}
