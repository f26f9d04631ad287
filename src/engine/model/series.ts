// Figures by year: how a family of them is kept, line by line, each with the years of one record that were published together.
import type { FieldKind } from './field.js';
import type { Breaks } from './series-breaks.js';

/** Fields of a figure that describe the record it belongs to. */
export interface FigurePlace<FieldName extends string = string> {
  /** The path of its family, its id and its name. */
  readonly level: FieldName;
  readonly id: FieldName;
  readonly name: FieldName;
  /** Fields of the record under the same name; null if its family does not have them. */
  readonly copies: readonly FieldName[];
  /** A year to show in examples. */
  readonly example: number;
}

export interface Series<FieldName extends string = string> {
  readonly file: string;
  /** The family whose records the lines are about, and the column by which a line names one. */
  readonly of: string;
  readonly key: string;
  /** The field of the year, which a line does not hold: it has the first one, in the column `from`. */
  readonly year: FieldName;
  /** The field that names the source of a line, and the one that has the title of that source. */
  readonly release: FieldName;
  readonly title: FieldName;
  /** Further texts that are the same in all years of a line. */
  readonly shared: readonly FieldName[];
  /** The shared one that states how figures came about. */
  readonly kind?: FieldName;
  /** The field that is true of the lines of the default series: one figure a year, all of kinds that can be compared. */
  readonly inDefault?: FieldName;
  /** Counts: a line has a list of each, one for every year, or null. */
  readonly measures: readonly FieldName[];
  readonly breaks?: Breaks<FieldName>;
  /** With it, the figures of all records in a year can be requested as one list. */
  readonly place?: FigurePlace<FieldName>;
}

/** Which figures are wanted: those of the default series or all, of one year or of every year. */
export interface WantedFigures {
  readonly series: SeriesChoice;
  readonly year?: number;
}

export const seriesChoices = ['default', 'all'] as const;
export type SeriesChoice = (typeof seriesChoices)[number];

/** The column of the first year. */
export const FROM = 'from';

export interface LineColumn {
  readonly name: string;
  readonly kind: FieldKind | 'counts' | 'breaks';
  readonly nullable: boolean;
}

/** The columns of a line, in the order in which they are written. */
export function lineColumns(series: Series): readonly LineColumn[] {
  const { key, release, shared, inDefault, measures, breaks } = series;
  const column = (name: string, kind: LineColumn['kind'], nullable = false) => ({ name, kind, nullable });
  return [
    column(key, 'integer'),
    ...[release, ...shared].map((name) => column(name, 'text')),
    ...(inDefault === undefined ? [] : [column(inDefault, 'boolean')]),
    column(FROM, 'integer'),
    ...measures.map((name) => column(name, 'counts', true)),
    ...(breaks === undefined ? [] : [column(breaks.column, 'breaks', true)]),
  ];
}

/** The file of its records, or of the lines of its figures. */
export function storedFile({ file, series }: StoredSeries): string | undefined {
  return file ?? series?.file;
}

interface StoredSeries {
  readonly file: string | undefined;
  readonly series: Pick<Series, 'file'> | undefined;
}
