// Loads an edition in a separate thread, so that requests are answered meanwhile.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Dataset } from '../../engine/dataset/dataset.js';
import { buildFolder } from '../../settings/project-folder.js';
import { type Chunk, datasetOfChunks } from '../../storage/editions/chunks.js';
import type { EditionPointer } from '../../storage/editions/edition-feed.js';
import { DamagedEdition } from '../../storage/editions/follow-editions.js';

export interface LoadLimits {
  /** How long the database may take, from connecting to the last row. */
  readonly totalMs: number;
  /** How long it may wait for each lock: shorter than the above, so that the reason is known. */
  readonly lockMs: number;
}

export interface EditionWish extends LoadLimits {
  readonly url: string;
  /** The current one if it is left out. */
  readonly pointer?: EditionPointer | undefined;
  /** Where it is stored for a start without the database. */
  readonly folder: string;
  /** Requests are answered meanwhile, and come first. */
  readonly isAside: boolean;
}

export type EditionReport =
  | 'loaded'
  | { readonly chunk: Chunk }
  /** Good, but it could not be written to disk. */
  | { readonly notKept: string }
  /** `damaged` names the edition if it is the edition that is bad, not the way to it. */
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
