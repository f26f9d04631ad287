// Loads an edition in a separate thread, so that requests are answered meanwhile.

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { buildCatalog } from '../../engine/catalog/build-catalog.js';
import type { Dataset } from '../../engine/dataset/dataset.js';
import { DatasetFault } from '../../engine/dataset/dataset-fault.js';
import type { Model } from '../../engine/model/model.js';
import { buildFolder } from '../../settings/project-folder.js';
import { DamagedEdition, EditionFault, type EditionPointer } from '../../storage/editions/edition-status.js';
import { type Chunk, chunksOf, datasetOfChunks, keepLastGood } from '../../storage/editions/last-good.js';
import { reasonOf, withDatabase } from '../../storage/postgres/database.js';
import { currentEdition } from '../../storage/postgres/postgres-editions.js';
import { readDatasetPostgres } from '../../storage/postgres/read-dataset-postgres.js';

interface EditionWish {
  /** The time limit for the database, from connecting to the last row. */
  readonly totalMs: number;
  /** The time limit for each lock. It is shorter than the total, so that the reason is known. */
  readonly lockMs: number;
  readonly url: string;
  /** The current edition by default. */
  readonly pointer?: EditionPointer | undefined;
  /** The folder for a start without the database. */
  readonly folder: string;
  /** Requests are served at the same time and have priority. */
  readonly isAside: boolean;
}

type EditionReport =
  | 'loaded'
  | { readonly chunk: Chunk }
  /** The edition is good but could not be written to disk. */
  | { readonly notKept: string }
  /** `damaged` names the edition if it is the fault, and not the connection. */
  | { readonly fault: string; readonly damaged?: EditionPointer | undefined };

export function loadEdition(wish: EditionWish, notKept: (reason: string) => void): Promise<Dataset> {
  const program = join(buildFolder(), 'src', 'process', 'edition-thread.js');
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: wish });
    const unpack = datasetOfChunks();
    const next = () => thread.postMessage('next');
    thread.on('message', (report: EditionReport) => {
      if (report === 'loaded') next();
      else if ('fault' in report)
        reject(
          report.damaged === undefined
            ? new Error(report.fault)
            : new DamagedEdition(report.fault, report.damaged),
        );
      else if ('notKept' in report) notKept(report.notKept);
      else {
        const dataset = unpack(report.chunk);
        next();
        if (dataset !== undefined) resolve(dataset);
      }
    });
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`The thread that loads editions exited with code ${code}.`)),
    );
  });
}

/**
 * Reads an edition from the database, checks it, keeps it on disk, and hands it over in chunks. It runs in the thread that was started for
 * this edition, and sends each chunk when the previous one was unpacked.
 */
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
    // The result is discarded. This only finds broken keys, and the main thread builds its own catalog.
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

/** Lowers the priority of this thread, so that requests come first on few processors. Only Linux has a priority for each thread. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10);
  } catch {
    // The priority is not essential.
  }
}
