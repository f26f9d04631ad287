// Writes the breaks of figures in words. The names of records and releases are looked up when a figure is shown.
import type { Row } from '../model/model.js';
import type { Breaks, BreakWords, StoredBreak } from '../model/series-breaks.js';

interface BreakLinks {
  /** Breaks that name no record share one object, because thousands of lines have the same few. */
  readonly shared: (stored: StoredBreak) => StoredBreak;
  readonly isInSums: (stored: StoredBreak) => boolean;
  /** The fields of a figure whose release has these breaks. */
  readonly fields: (stored: readonly StoredBreak[], release: string) => Row;
}

export function linkBreaks(
  breaks: Breaks,
  releaseName: (id: string) => BreakWords['after'],
  nameOf: (id: number) => string,
): BreakLinks {
  const seen = new Map<string, StoredBreak>();
  const written = new Map<string, Row>();
  const order = Object.keys(breaks.causes);
  const languages = Object.keys(breaks.sentence) as (keyof Breaks['sentence'])[];
  const none: Row = Object.fromEntries(
    [breaks.cause, breaks.source, ...Object.values(breaks.sentence)].map((name) => [name, null]),
  );

  function sentence({ cause, act = null, records = [], before = '' }: StoredBreak, release: string) {
    const names = records.map(nameOf).join(', ');
    return breaks.causes[cause]?.sentence({
      act,
      records: names,
      before: releaseName(before),
      after: releaseName(release),
    });
  }

  return {
    shared: (stored) => {
      if (stored.records !== undefined) return stored;
      const key = Object.values(stored).join();
      const known = seen.get(key) ?? stored;
      seen.set(key, known);
      return known;
    },
    isInSums: ({ cause }) => breaks.causes[cause]?.inSums === true,
    fields: (stored, release) => {
      const [only] = stored;
      if (only === undefined) return none;
      if (stored.length > 1 || only.records !== undefined) return fieldsOf(stored, release);
      // Thousands of figures share the same break.
      const key = `${release} ${Object.values(only).join()}`;
      const known = written.get(key) ?? fieldsOf(stored, release);
      written.set(key, known);
      return known;
    },
  };

  function fieldsOf(stored: readonly StoredBreak[], release: string): Row {
    const sorted = stored.toSorted((a, b) => order.indexOf(a.cause) - order.indexOf(b.cause));
    const sentences = sorted.map((each) => sentence(each, release));
    return {
      [breaks.cause]: sorted[0]?.cause,
      [breaks.source]: sorted.find(({ source }) => source !== undefined)?.source ?? null,
      ...Object.fromEntries(
        languages.map((language) => [
          breaks.sentence[language],
          sentences.map((each) => each?.[language]).join(' '),
        ]),
      ),
    };
  }
}
