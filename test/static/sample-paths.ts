// Paths for comparing a static copy: all documents and pages, and the first, the last and random responses of every operation.

import { createRandom } from '../../lab/random.js';
import type { Service } from '../../src/app.js';
import { enumeratedPaths } from '../../src/programs/export/static-answers.js';
import { markdownPages } from '../../src/site/shell/serve-pages.js';
import { siteFiles, wholeSite } from '../../src/site/site.js';
import { serviceDocuments } from '../../src/surfaces/documents/service-documents.js';

export interface SamplePaths {
  readonly documents: readonly string[];
  /** Pages in the tree of a language, as HTML and as Markdown, and those at URLs without one. */
  readonly pages: readonly string[];
  readonly barePages: readonly string[];
  readonly operations: readonly string[];
}

const OF_EACH = 12;

export function samplePaths({ operations, engine }: Service, seed: number): SamplePaths {
  const random = createRandom(seed);
  const choose = (paths: readonly string[]) => [
    paths[0] as string,
    paths.at(-1) as string,
    ...Array.from({ length: OF_EACH }, () => random.pick(paths)),
  ];
  const html = wholeSite.pages(engine);
  const pages = [...html, ...markdownPages(html)];
  return {
    documents: [...serviceDocuments(engine), ...siteFiles(engine)].map(({ path }) => path),
    pages: pages.map(({ path }) => path),
    barePages: [...new Set(pages.map(({ bare }) => bare))],
    operations: operations
      .filter(({ enumerate }) => enumerate !== undefined)
      .flatMap((operation) => [...new Set(choose(enumeratedPaths(operation, engine)))]),
  };
}

/** The first, the last, and of the others every tenth by chance. */
export function tenthOf<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const random = createRandom(seed);
  const ends = [0, items.length - 1];
  return items.filter((_, index) => random.below(10) === 0 || ends.includes(index));
}
