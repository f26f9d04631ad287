// Paths to compare a static copy by: everything there is little of, and a random choice of the rest.
import type { Service } from '../../src/app.js';
import { serviceDocuments } from '../../src/service/service-documents.js';
import { sitePages } from '../../src/site/service-site.js';
import { enumeratedPaths } from '../../tools/export/static-answers.js';

export interface SamplePaths {
  readonly documents: readonly string[];
  /** Pages in the tree of a language, and those at addresses without one. */
  readonly pages: readonly string[];
  readonly barePages: readonly string[];
  readonly lists: readonly string[];
  readonly records: readonly string[];
  readonly related: readonly string[];
  readonly years: readonly string[];
}

const RECORDS = 300;
const PARENTS = 6;
const YEARS = 60;

export function samplePaths({ model, operations, engine }: Service, seed: number): SamplePaths {
  const random = randomFrom(seed);
  const choose = (paths: readonly string[], count: number) =>
    Array.from({ length: count }, () => paths[Math.floor(random() * paths.length)] as string);
  const pathsOf = (kind: string) =>
    operations
      .filter((operation) => operation.kind === kind && operation.enumerate !== undefined)
      .map((operation) => enumeratedPaths(operation, engine));

  const pages = sitePages(model, operations, engine);
  return {
    pages: pages.map(({ path }) => path),
    barePages: [...new Set(pages.map(({ bare }) => bare))],
    documents: serviceDocuments(model, operations, engine).map(({ path }) => path),
    lists: [...pathsOf('list'), ...pathsOf('only')].flat(),
    records: choose(pathsOf('one').flat(), RECORDS),
    related: pathsOf('related').flatMap((paths) => [paths[0] as string, ...choose(paths, PARENTS)]),
    years: [...pathsOf('inOffice'), ...pathsOf('calendar')].flatMap((paths) => [
      paths[0] as string,
      paths.at(-1) as string,
      ...choose(paths, YEARS),
    ]),
  };
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
