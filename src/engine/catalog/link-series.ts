// The figures of a series, packed: one array of counts for all lines. Rows are made of them on request.

import type { FamilyRows, Fault, Source } from '../dataset/dataset.js';
import type { Row } from '../model/model.js';
import { FROM, type Series } from '../model/series.js';
import { addToList } from '../scheduling/add-to-list.js';
import type { Ordinal, Ordinals } from './catalog.js';
import type { SeriesCoverage } from './origins.js';

export interface Figures {
  /** Of one record, by year and then in the order of the releases. */
  readonly of: (ordinal: Ordinal) => readonly Row[];
  /** The sum of several records: year by year, release by release. A value missing in one of them is missing in the sum. */
  readonly sumOf: (ordinals: Ordinals) => readonly Row[];
  /** The coverage of each source, by its id. */
  readonly coverage: () => ReadonlyMap<string, SeriesCoverage>;
}

/** The values that the figures of a line share, once for all lines that share them. */
interface Release {
  readonly order: number;
  readonly shared: Row;
}

interface Line {
  readonly release: Release;
  readonly from: number;
  readonly years: number;
  /** Where its counts begin: those of the first year, one for each measure, then those of the next. */
  readonly at: number;
}

interface Sum {
  readonly release: Release;
  readonly year: number;
  readonly counts: number[];
}

/** No count is negative. */
const UNKNOWN = -1;

export function linkSeries(
  series: Series,
  { rows, location }: FamilyRows,
  sources: readonly Source[],
  ordinalOf: (id: number) => Ordinal | undefined,
  faults: Fault[],
): Figures {
  const { key, year, release: releaseField, title, shared, measures } = series;
  const titles = new Map(sources.map((source) => [source.id, source.title]));
  const releases = new Map<string, Release>();
  const lines = new Map<Ordinal, Line[]>();
  const lengths = rows.map((row) => (row[measures[0] as string] as readonly unknown[] | null)?.length ?? 0);
  const counts = new Int32Array(lengths.reduce((sum, length) => sum + length, 0) * measures.length);
  let at = 0;

  rows.forEach((row, index) => {
    const report = (field: string, message: string) => faults.push({ ...location(index), field, message });
    const ordinal = ordinalOf(Number(row[key]));
    const years = lengths[index] as number;
    if (ordinal === undefined) report(key, `there is no ${series.of} with id ${row[key]}`);
    else addToList(lines, ordinal, { release: releaseOf(row), from: Number(row[FROM]), years, at });
    if (!titles.has(String(row[releaseField])))
      report(releaseField, `there is no source ${row[releaseField]}`);
    measures.forEach((measure, offset) => {
      const ofYears = row[measure] as readonly (number | null)[] | null;
      for (let nth = 0; nth < years; nth++)
        counts[at + nth * measures.length + offset] = ofYears?.[nth] ?? UNKNOWN;
    });
    at += years * measures.length;
  });
  return {
    of: (ordinal) => rowsOf((lines.get(ordinal) ?? []).flatMap(sumsOf)),
    coverage,
    sumOf: (ordinals) => rowsOf(added(Array.from(ordinals).flatMap((each) => lines.get(each) ?? []))),
  };

  function releaseOf(row: Row): Release {
    const names = [releaseField, ...shared];
    const id = JSON.stringify(names.map((name) => row[name]));
    const known = releases.get(id);
    if (known !== undefined) return known;
    const own = Object.fromEntries(names.map((name) => [name, row[name]]));
    const made = {
      order: releases.size,
      shared: { ...own, [title]: titles.get(String(row[releaseField])) ?? null },
    };
    releases.set(id, made);
    return made;
  }

  function coverage(): ReadonlyMap<string, SeriesCoverage> {
    const found = new Map<string, { records: Set<Ordinal>; fields: Set<string> }>();
    const always = [year, releaseField, title, ...shared];
    for (const [ordinal, own] of lines)
      for (const line of own) {
        const id = String(line.release.shared[releaseField]);
        const covered = found.get(id) ?? { records: new Set(), fields: new Set(always) };
        found.set(id, covered);
        covered.records.add(ordinal);
        for (let nth = 0; nth < line.years * measures.length; nth++)
          if (counts[line.at + nth] !== UNKNOWN)
            covered.fields.add(measures[nth % measures.length] as string);
      }
    return new Map(Array.from(found, ([id, { records, fields }]) => [id, { records: records.size, fields }]));
  }

  function sumsOf({ release, from, years, at: start }: Line): readonly Sum[] {
    return Array.from({ length: years }, (_, nth) => ({
      release,
      year: from + nth,
      counts: measures.map((_, index) => counts[start + nth * measures.length + index] as number),
    }));
  }

  function added(all: readonly Line[]): readonly Sum[] {
    const sums = new Map<string, Sum>();
    for (const figure of all.flatMap(sumsOf)) {
      const id = `${figure.release.order} ${figure.year}`;
      const sum = sums.get(id);
      if (sum === undefined) sums.set(id, figure);
      else
        figure.counts.forEach((count, index) => {
          const before = sum.counts[index] as number;
          sum.counts[index] = count === UNKNOWN || before === UNKNOWN ? UNKNOWN : before + count;
        });
    }
    return [...sums.values()];
  }

  function rowsOf(sums: readonly Sum[]): readonly Row[] {
    return sums
      .toSorted((a, b) => a.year - b.year || a.release.order - b.release.order)
      .map((sum) => ({
        [year]: sum.year,
        ...Object.fromEntries(measures.map((name, index) => [name, known(sum.counts[index] as number)])),
        ...sum.release.shared,
      }));
  }
}

const known = (count: number) => (count === UNKNOWN ? null : count);
