// Runs in a thread beside the requests: reads an edition out of the database, checks all of it, keeps it on disk, and hands it over
// in chunks, each when the one before was unpacked.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { buildCatalog } from '../../engine/catalog/build-catalog.js';
import { DatasetFault } from '../../engine/dataset/dataset-fault.js';
import type { Model } from '../../engine/model/model.js';
import { chunksOf } from '../../storage/editions/chunks.js';
import { EditionFault } from '../../storage/editions/edition-fault.js';
import { keepLastGood } from '../../storage/editions/last-good.js';
import { reasonOf } from '../../storage/postgres/database.js';
import { currentEdition } from '../../storage/postgres/postgres-editions.js';
import { readDatasetPostgres } from '../../storage/postgres/read-dataset-postgres.js';
import { withDatabase } from '../../storage/postgres/with-database.js';
import type { EditionReport, EditionWish } from './load-edition.js';

/** Hands over the edition that the thread was started for. */
export async function handOverEdition(model: Model): Promise<void> {
  const { url, folder, isAside, totalMs, lockMs, ...wish } = workerData as EditionWish;
  const timeouts = { totalMs, lockMs, statementMs: totalMs };
  let { pointer } = wish;
  const port = parentPort as NonNullable<typeof parentPort>;
  const report = (message: EditionReport) => port.postMessage(message);

  async function load() {
    const dataset = await withDatabase(url, timeouts, async (client) => {
      pointer ??= await currentEdition(client);
      return readDatasetPostgres(model, client, pointer.id);
    });
    // Only to find broken keys: the main thread builds the catalog that it serves.
    buildCatalog(model, dataset);
    return dataset;
  }

  if (isAside) stepBack();
  try {
    const dataset = await load();
    await keepLastGood(model, folder, dataset).catch((error: unknown) =>
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
    const isDamaged = error instanceof EditionFault || error instanceof DatasetFault;
    report({ fault: reasonOf(error, url), damaged: isDamaged ? pointer : undefined });
    port.close();
  }
}

/** Requests come first if processors are few. Linux gives every thread its own priority; elsewhere it stays as it is. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10);
  } catch {
    // Nothing depends on it.
  }
}
