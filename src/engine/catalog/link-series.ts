// Keeps the figures of a series in one array of counts, and makes rows on request.

import type { FamilyRows, Fault, Source } from '../dataset/dataset.js';
import type { FieldSpec } from '../model/field.js';
import type { Row } from '../model/model.js';
import { FROM, type Series, type SeriesChoice, type WantedFigures } from '../model/series.js';
import type { StoredBreak } from '../model/series-breaks.js';
import { addToList } from '../scheduling/lists.js';
import { sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Ordinal, Ordinals } from './catalog.js';
import { linkBreaks } from './link-breaks.js';

interface Figures {
  /** The figures of one record by year, then in the order of the releases. */
  readonly of: (ordinal: Ordinal, wanted: WantedFigures) => readonly Row[];
  /** The sum of several records by year and release. It is missing if the value of any record is missing. */
  readonly sumOf: (ordinals: Ordinals, wanted: WantedFigures) => readonly Row[];
  /** Adds up all records once, in steps. `total` returns the result. */
  readonly prepareTotal: (series: SeriesChoice) => YieldingWork<unknown>;
  readonly total: (wanted: WantedFigures) => readonly Row[];
  /** Every year with a figure, in order. */
  readonly years: (series: SeriesChoice) => readonly number[];
  /** The coverage of each source, by source id. */
  readonly coverage: () => ReadonlyMap<
    string,
    { readonly records: number; readonly fields: ReadonlySet<string> }
  >;
}

/** The values that all figures of a line share, stored once. */
interface SeriesRelease {
  readonly order: number;
  readonly isDefault: boolean;
  readonly shared: Row;
}

interface SeriesLine {
  readonly release: SeriesRelease;
  readonly from: number;
  readonly years: number;
  /** The position of its first count. Each year has one count per measure. */
  readonly at: number;
  readonly breaks: readonly StoredBreak[];
}

/** Sums by release and year. */
type Sums = Map<string, Sum>;

interface Sum {
  readonly release: SeriesRelease;
  readonly year: number;
  readonly counts: number[];
  readonly breaks: StoredBreak[];
}

/** The names that the lines of a series use. They are the ordinal and name of each record by id, and the common names of the releases. */
interface SeriesRecords {
  readonly ordinal: (id: number) => Ordinal | undefined;
  readonly name: (id: number) => string;
  readonly releaseNames: FieldSpec['valueNames'];
}

/** Counts are never negative, so -1 marks an unknown one. */
const UNKNOWN = -1;
const NO_BREAKS: readonly StoredBreak[] = [];
const RECORDS_IN_A_STEP = 50;

export function linkSeries(
  series: Series,
  { rows, location }: FamilyRows,
  sources: readonly Source[],
  records: SeriesRecords,
  faults: Fault[],
): Figures {
  const { key, year, release: releaseField, title, shared, inDefault, measures, breaks } = series;
  const titles = new Map(sources.map((source) => [source.id, source.title]));
  const releaseName = (id: string) => {
    return records.releaseNames?.[id] ?? titles.get(id) ?? { en: id, es: id };
  };
  const links = breaks && linkBreaks(breaks, releaseName, records.name);
  const releases = new Map<string, SeriesRelease>();
  const lines = new Map<Ordinal, SeriesLine[]>();
  const lengths = rows.map((row) => (row[measures[0] as string] as readonly unknown[] | null)?.length ?? 0);
  const counts = new Int32Array(lengths.reduce((sum, length) => sum + length, 0) * measures.length);
  const totals = {
    default: sharedWork(() => totalOf('default')),
    all: sharedWork(() => totalOf('all')),
  };
  const yearsByChoice: Partial<Record<SeriesChoice, readonly number[]>> = {};
  let at = 0;

  rows.forEach((row, index) => {
    const report = (field: string, message: string) => faults.push({ ...location(index), field, message });
    const ordinal = records.ordinal(Number(row[key]));
    const years = lengths[index] as number;
    const broken = breaks === undefined ? NO_BREAKS : ((row[breaks.column] ?? NO_BREAKS) as StoredBreak[]);
    if (ordinal === undefined) report(key, `there is no ${series.of} with id ${row[key]}`);
    else
      addToList(lines, ordinal, {
        release: releaseOf(row),
        from: Number(row[FROM]),
        years,
        at,
        breaks: broken.length === 0 ? NO_BREAKS : broken.map((links as ReturnType<typeof linkBreaks>).shared),
      });
    if (!titles.has(String(row[releaseField])))
      report(releaseField, `there is no source ${row[releaseField]}`);
    for (const each of broken) {
      const nowhere = each.records?.find((id) => records.ordinal(id) === undefined);
      if (nowhere !== undefined) report(breaks?.column ?? '', `there is no ${series.of} with id ${nowhere}`);
      for (const id of [each.source, each.before])
        if (id !== undefined && !titles.has(id)) report(breaks?.column ?? '', `there is no source ${id}`);
    }
    measures.forEach((measure, offset) => {
      const ofYears = row[measure] as readonly (number | null)[] | null;
      for (let nth = 0; nth < years; nth++)
        counts[at + nth * measures.length + offset] = ofYears?.[nth] ?? UNKNOWN;
    });
    at += years * measures.length;
  });
  return {
    of: (ordinal, wanted) => rowsOf(wantedLines(ordinal, wanted).flatMap((line) => sumsOf(line, wanted))),
    coverage,
    years: (choice) => {
      yearsByChoice[choice] ??= years(choice);
      return yearsByChoice[choice];
    },
    prepareTotal: (choice) => totals[choice].inSteps(),
    total: ({ series: choice, year: wanted }) => {
      const ofAll = totals[choice].now();
      return wanted === undefined ? ofAll : ofAll.filter((row) => row[year] === wanted);
    },
    sumOf: (ordinals, wanted) => {
      const sums: Sums = new Map();
      for (const each of ordinals) for (const line of wantedLines(each, wanted)) add(sums, line, wanted);
      return rowsOf([...sums.values()]);
    },
  };

  function wantedLines(ordinal: Ordinal, wanted: WantedFigures): readonly SeriesLine[] {
    const own = lines.get(ordinal) ?? [];
    if (wanted.series === 'all' && wanted.year === undefined) return own;
    const hasYear = ({ from, years }: SeriesLine) =>
      wanted.year === undefined || (wanted.year >= from && wanted.year < from + years);
    return own.filter((line) => (wanted.series === 'all' || line.release.isDefault) && hasYear(line));
  }

  function releaseOf(row: Row): SeriesRelease {
    const names = [releaseField, ...shared, ...(inDefault === undefined ? [] : [inDefault])];
    const id = JSON.stringify(names.map((name) => row[name]));
    const known = releases.get(id);
    if (known !== undefined) return known;
    const own = Object.fromEntries(names.map((name) => [name, row[name]]));
    const made = {
      order: releases.size,
      isDefault: inDefault === undefined || row[inDefault] === true,
      shared: { ...own, [title]: titles.get(String(row[releaseField]))?.en ?? null },
    };
    releases.set(id, made);
    return made;
  }

  function years(choice: SeriesChoice): readonly number[] {
    const found = new Set<number>();
    for (const own of lines.values())
      for (const { release, from, years: length } of own)
        if (choice === 'all' || release.isDefault)
          for (let nth = 0; nth < length; nth++) found.add(from + nth);
    return [...found].sort((a, b) => a - b);
  }

  function coverage(): ReturnType<Figures['coverage']> {
    const found = new Map<string, { records: Set<Ordinal>; fields: Set<string> }>();
    const always = [year, releaseField, title, ...shared, ...(inDefault === undefined ? [] : [inDefault])];
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

  function sumsOf(line: SeriesLine, wanted: WantedFigures): readonly Sum[] {
    const first = wanted.year === undefined ? 0 : wanted.year - line.from;
    const length = wanted.year === undefined ? line.years : 1;
    return Array.from({ length }, (_, index) => {
      const nth = first + index;
      return {
        release: line.release,
        year: line.from + nth,
        counts: measures.map((_, of) => counts[line.at + nth * measures.length + of] as number),
        breaks: line.breaks.filter((each) => each.year === line.from + nth),
      };
    });
  }

  function* totalOf(choice: SeriesChoice): YieldingWork<readonly Row[]> {
    const sums: Sums = new Map();
    for (const [index, ordinal] of [...lines.keys()].entries()) {
      if (index % RECORDS_IN_A_STEP === 0) yield;
      for (const line of wantedLines(ordinal, { series: choice })) add(sums, line, { series: choice });
    }
    return rowsOf([...sums.values()]);
  }

  function add(sums: Sums, line: SeriesLine, wanted: WantedFigures): void {
    for (const figure of sumsOf(line, wanted)) {
      const id = `${figure.release.order} ${figure.year}`;
      const inSum = figure.breaks.filter((each) => links?.isInSums(each));
      const sum = sums.get(id);
      if (sum === undefined) sums.set(id, { ...figure, breaks: inSum });
      else {
        figure.counts.forEach((count, index) => {
          const before = sum.counts[index] as number;
          sum.counts[index] = count === UNKNOWN || before === UNKNOWN ? UNKNOWN : before + count;
        });
        for (const each of inSum) if (!sum.breaks.includes(each)) sum.breaks.push(each);
      }
    }
  }

  function rowsOf(sums: readonly Sum[]): readonly Row[] {
    return sums
      .toSorted((a, b) => a.year - b.year || a.release.order - b.release.order)
      .map((sum) => {
        const row: Record<string, unknown> = { [year]: sum.year };
        measures.forEach((name, index) => {
          row[name] = known(sum.counts[index] as number);
        });
        return Object.assign(
          row,
          sum.release.shared,
          links?.fields(sum.breaks, String(sum.release.shared[releaseField])),
        );
      });
  }
}

const known = (count: number) => (count === UNKNOWN ? null : count);
