// Has an edition loaded by a thread of its own, so that requests are answered meanwhile.
import { Worker } from 'node:worker_threads';
import type { Dataset } from '../dataset/dataset.js';
import { type Chunk, datasetOfChunks } from '../editions/chunks.js';

export interface EditionWish {
  readonly url: string;
  /** The current one where it is left out. */
  readonly id?: string | undefined;
  /** Where it is kept for a start without the database. */
  readonly folder: string;
  /** Requests are answered meanwhile, and come first. */
  readonly isAside: boolean;
}

export type EditionReport =
  | 'loaded'
  | { readonly chunk: Chunk }
  /** Good, but it could not be written to disk. */
  | { readonly notKept: string }
  | { readonly fault: string };

export function loadEdition(wish: EditionWish, notKept: (reason: string) => void): Promise<Dataset> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./edition-thread.js', import.meta.url), { workerData: wish });
    const unpack = datasetOfChunks();
    const next = () => thread.postMessage('next');
    thread.on('message', (report: EditionReport) => {
      if (report === 'loaded') next();
      else if ('fault' in report) reject(new Error(report.fault));
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
