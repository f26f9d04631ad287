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
const USAGE = `Lists the editions in the database that DATABASE_URL names; a star marks the current one.

  npm run editions [-- --use ID | --prune [--keep N]]

  --use ID    make that edition current; servers follow within seconds
  --prune     drop old editions, never the current one or those of a newer model
  --keep N    with --prune: how many of the newest to keep (default: ${KEEP})
  --help      show this help
`;

const options = { use: { type: 'string' }, prune: { type: 'boolean' }, keep: { type: 'string' } } as const;

const values = readOptions(USAGE, options, ({ use, prune, keep }) => {
  if (use !== undefined && prune === true)
    return '--use and --prune cannot be combined; run one after the other.';
  if (use === '') return '--use needs the id of an edition.';
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
      'It was published for another model; servers running this software keep the edition they have.',
    );
}

async function prune(client: ClientBase, keep: number): Promise<void> {
  const { dropped, untouched } = await pruneEditions(colombia, client, keep);
  console.log(dropped.length === 0 ? 'Nothing to drop.' : `Dropped ${dropped.join(', ')}.`);
  if (untouched.length > 0)
    console.log(
      `Kept ${untouched.join(', ')}: published by software with a model that is not older. Run --prune of that software to drop it.`,
    );
}
