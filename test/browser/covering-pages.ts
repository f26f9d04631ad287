// Selects a few pages that together contain every element of all pages, by a greedy set cover, each with the pages most similar to it.

export interface Alike {
  /** Pages that a browser opens. */
  readonly first: string;
  /** Pages whose content replaces that of the first one. */
  readonly others: readonly string[];
}

export function coveringPages(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  given: readonly string[],
): readonly Alike[] {
  const missing = new Set([...pages.values()].flatMap((elements) => [...elements]));
  const opened = new Map<string, string[]>();
  const open = (path: string) => {
    opened.set(path, []);
    for (const element of elementsOf(path)) missing.delete(element);
  };
  const elementsOf = (path: string) => pages.get(path) as ReadonlySet<string>;
  for (const path of given) open(path);
  while (missing.size > 0) open(most(pages.keys(), (path) => shared(elementsOf(path), missing)));

  for (const path of pages.keys()) {
    if (opened.has(path)) continue;
    const alike = most(opened.keys(), (other) => shared(elementsOf(path), elementsOf(other)));
    opened.get(alike)?.push(path);
  }
  return [...opened].map(([first, others]) => ({ first, others }));
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const element of some) if (others.has(element)) count++;
  return count;
}

function most(paths: Iterable<string>, weigh: (path: string) => number): string {
  let best = { path: '', weight: -1 };
  for (const path of paths) {
    const weight = weigh(path);
    if (weight > best.weight) best = { path, weight };
  }
  return best.path;
}
