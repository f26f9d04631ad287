// Corrections are in the data, and declined proposals are not.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import type { Alias } from '../../src/engine/dataset/dataset.js';
import { fold } from '../../src/engine/text/fold.js';
import { readData } from './data-files.js';

interface Correction {
  readonly family: string;
  readonly id: number;
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly reason: string;
  readonly source?: string;
  readonly edition?: string;
}

type Declined = Pick<Correction, 'family' | 'field' | 'reason'> & {
  /** Null for a proposed record. */
  readonly id: number | null;
  readonly proposed: unknown;
};
type Record = Readonly<{ [field: string]: unknown }>;

const corrections = readData<Correction>('corrections.json');
const declined = readData<Declined>('declined.json');
const retired = new Map(readData('retired.json').map((entry) => [`${entry.family} ${entry.id}`, entry]));
const tables = new Map(
  colombia.families.flatMap(({ name, file }) =>
    file === undefined ? [] : [[name, new Map(readData(file).map((row) => [row.id, row]))] as const],
  ),
);
const recordOf = ({ family, id }: Pick<Declined, 'family' | 'id'>): Record | undefined =>
  tables.get(family)?.get(id);
const key = ({ family, id, field }: Pick<Declined, 'family' | 'id' | 'field'>) => `${family} ${id} ${field}`;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Whether any record has the value that was proposed for a new one. */
const isHeld = ({ family, field, proposed }: Declined) =>
  [...(tables.get(family)?.values() ?? [])].some((record: Record) => same(record[field], proposed));
const isWellFormed = (entry: object, keys: readonly string[], reason: string) =>
  same(Object.keys(entry), keys) && /^\S.{4,}$/.test(reason);

describe('corrections', () => {
  it('are well formed', () => {
    const keys = ['family', 'id', 'field', 'was', 'is', 'reason'];
    const last = ['source', 'edition'];
    const bad = corrections.filter(
      (entry) =>
        !isWellFormed(entry, [...keys, ...last.filter((name) => name in entry)], entry.reason) ||
        !/^20\d\d\.\d\d\.\d\d$/.test(entry.edition ?? '2026.11.15'),
    );
    expect(bad).toEqual([]);
    expect(corrections.length).toBeGreaterThan(12_000);
  });

  it('change the value of the previous correction, in the order of editions', () => {
    const last = new Map<string, Correction>();
    const bad = corrections.filter((entry) => {
      const before = last.get(key(entry));
      last.set(key(entry), entry);
      if (same(entry.was, entry.is)) return true;
      return before !== undefined && (!same(before.is, entry.was) || before.edition === entry.edition);
    });
    expect(bad).toEqual([]);
  });

  it('cite a known source, unless they change the spelling only', () => {
    const sources = new Set(readData('sources.json').map(({ id }) => id));
    expect(corrections.filter(({ source }) => source !== undefined && !sources.has(source))).toEqual([]);
  });

  it('end with the value in the data', () => {
    const last = new Map(corrections.map((entry) => [key(entry), entry]));
    const lost = [...last.values()].filter((entry) => {
      const record = recordOf(entry);
      if (record === undefined) return !retired.has(`${entry.family} ${entry.id}`);
      return !(entry.field in record) || !same(record[entry.field], entry.is);
    });
    expect(lost).toEqual([]);
  });
});

describe('declined proposals', () => {
  it('are well formed, with a reason', () => {
    const keys = ['family', 'id', 'field', 'proposed', 'reason'];
    const bad = declined.filter(
      (entry) => !isWellFormed(entry, keys, entry.reason) || !entry.reason.endsWith('.'),
    );
    expect(bad).toEqual([]);
    const values = declined.map((entry) => `${key(entry)} ${JSON.stringify(entry.proposed)}`);
    expect(new Set(values).size).toBe(declined.length);
  });

  it('refer to a current, retired or new record, or to an unknown family', () => {
    const unknown = declined.filter((entry) => {
      if (entry.id === null) return isHeld(entry);
      if (entry.family === 'constitutionArticle') return tables.has(entry.family);
      const record = recordOf(entry);
      if (record === undefined) return !retired.has(`${entry.family} ${entry.id}`);
      return entry.field !== 'alias' && !(entry.field in record);
    });
    expect(unknown).toEqual([]);
  });

  it('differ from the data', () => {
    expect(declined.filter((entry) => same(recordOf(entry)?.[entry.field], entry.proposed))).toEqual([]);
    const aliases = new Set(
      readData<Alias>('aliases.json').map(({ family, id, alias }) => `${family} ${id} ${fold(alias)}`),
    );
    const given = declined.filter(({ field }) => field === 'alias');
    expect(given.length).toBeGreaterThan(0);
    expect(
      given.filter(({ family, id, proposed }) => aliases.has(`${family} ${id} ${fold(String(proposed))}`)),
    ).toEqual([]);
  });

  it('name the replacement of a retired record', () => {
    const named = declined.filter(({ reason }) => reason.startsWith('The record is retired'));
    expect(named.length).toBeGreaterThan(0);
    const wrong = named.filter(
      ({ family, id, reason }) =>
        reason !== `The record is retired; record ${retired.get(`${family} ${id}`)?.by} stands for it.`,
    );
    expect(wrong).toEqual([]);
  });

  it('quote the current value', () => {
    const quoted = declined.flatMap((entry) => {
      const value = /^Replaced by .*: ([\d.]+)\.$|stays \((.+)\);/.exec(entry.reason);
      return value === null ? [] : [{ entry, value: value[1] ?? value[2] }];
    });
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter(({ entry, value }) => String(recordOf(entry)?.[entry.field]) !== value)).toEqual([]);
  });
});
