// The thread that loads an edition beside the requests: reads it out of the database, checks all of it, keeps it on disk, and hands
// it over in chunks, each when the one before was unpacked.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { buildCatalog } from '../catalog/build-catalog.js';
import { chunksOf } from '../editions/chunks.js';
import { keepLastGood } from '../editions/last-good.js';
import { connectDatabase, reasonOf } from '../editions/postgres/database.js';
import { readDatasetPostgres } from '../editions/postgres/read-dataset-postgres.js';
import { colombia } from '../families/index.js';
import type { EditionReport, EditionWish } from './load-edition.js';

const PATIENCE = { connectMs: 5000, statementMs: 30_000 };

const { url, id, folder, isAside } = workerData as EditionWish;
const port = parentPort as NonNullable<typeof parentPort>;
const report = (message: EditionReport) => port.postMessage(message);

/** Requests come first where processors are few. Linux gives every thread its own priority; elsewhere it stays as it is. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10);
  } catch {
    // Nothing depends on it.
  }
}

async function load() {
  const client = await connectDatabase(url, PATIENCE);
  try {
    const dataset = await readDatasetPostgres(colombia, client, id);
    // Finds keys that lead nowhere; what is served is linked anew from the same rows.
    buildCatalog(colombia, dataset);
    return dataset;
  } finally {
    client.end().catch(() => undefined);
  }
}

if (isAside) stepBack();
try {
  const dataset = await load();
  await keepLastGood(colombia, folder, dataset).catch((error: unknown) =>
    report({ notKept: (error as Error).message }),
  );
  const chunks = chunksOf(dataset);
  port.on('message', () => {
    const { value } = chunks.next();
    if (value === undefined) port.close();
    else report({ chunk: value });
  });
  report('loaded');
} catch (error) {
  report({ fault: reasonOf(error, url) });
  port.close();
}
