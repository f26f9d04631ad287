// Records for a typed text, requested when the typing pauses; an earlier request is cancelled.

export interface FoundRecord {
  readonly family: string;
  /** Null if it is the family itself. */
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
  readonly score: number;
  readonly field: string;
}

/** Milliseconds between letters of people who type without pausing. */
const PAUSE = 120;

let current: AbortController | undefined;
let last: { readonly query: string; readonly records: readonly FoundRecord[] } | undefined;

/** Undefined if another was requested meanwhile. */
export async function findRecords(
  query: string,
  path: string | undefined,
  most: number,
): Promise<readonly FoundRecord[] | undefined> {
  current?.abort();
  if (path === undefined) return [];
  if (last?.query === query) return last.records;
  const mine = new AbortController();
  current = mine;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (mine.signal.aborted) return undefined;
  const params = new URLSearchParams({ q: query, limit: String(most), lang: document.documentElement.lang });
  try {
    const response = await fetch(`${path}?${params}`, { signal: mine.signal });
    if (!response.ok) return [];
    const { hits }: { hits: readonly FoundRecord[] } = await response.json();
    last = { query, records: hits };
    return last.records;
  } catch {
    return mine.signal.aborted ? undefined : [];
  }
}

export function giveUp(): void {
  current?.abort();
}
