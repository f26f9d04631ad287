// Pages of the site, finished when asked for and kept as answers are: all together take no more room than the operator gives.

import type { KeptAnswers } from '../fast-path/response-cache.js';
import { finishedDocument, type HttpDocument } from './finished-document.js';
import type { FinishedAnswer, Finishing } from './finished-response.js';

/** Undefined where there is no such page. */
export type FinishedPage = (path: string) => Promise<FinishedAnswer> | undefined;

export function createPages(
  finishing: Finishing,
  kept: KeptAnswers,
  find: (path: string) => HttpDocument | undefined,
): FinishedPage {
  /** Those that several readers wait for are made once. */
  const underWay = new Map<string, Promise<FinishedAnswer>>();

  async function make(key: string, page: HttpDocument): Promise<FinishedAnswer> {
    try {
      const finished = await finishedDocument(finishing, page)();
      kept.keep(key, finished);
      return finished;
    } finally {
      underWay.delete(key);
    }
  }

  return (path) => {
    const page = find(path);
    if (page === undefined) return undefined;
    const key = `page ${page.path}`;
    const known = kept.get(key);
    const ready = known && kept.use(known);
    if (ready !== undefined) return Promise.resolve(ready);
    const started = underWay.get(key) ?? make(key, page);
    underWay.set(key, started);
    return started;
  };
}
