// Figures by year. Each line of the file has consecutive years of one record that were published together.
import type { FieldKind } from './field.js';
import type { Breaks } from './series-breaks.js';

/** The fields of a figure that describe its record. */
export interface FigurePlace<FieldName extends string = string> {
  /** The path of its family, its id and its name. */
  readonly level: FieldName;
  readonly id: FieldName;
  readonly name: FieldName;
  /** Fields of the record under the same name, or null if its family lacks them. */
  readonly copies: readonly FieldName[];
  /** A year for examples. */
  readonly example: number;
}

export interface Series<FieldName extends string = string> {
  readonly file: string;
  /** The family whose records the lines are about, and the column with the record of a line. */
  readonly of: string;
  readonly key: string;
  /** The field of the year. A line has only the first year, in the column `from`. */
  readonly year: FieldName;
  /** The field that names the source of a line, and the field with the title of that source. */
  readonly release: FieldName;
  readonly title: FieldName;
  /** Further texts that all years of a line share. */
  readonly shared: readonly FieldName[];
  /** The shared text that states how the figures were obtained. */
  readonly kind?: FieldName;
  /** The field that is true for the lines of the default series, which has one comparable figure per year. */
  readonly inDefault?: FieldName;
  /** Counts. A line has a list of each with one entry per year, or null. */
  readonly measures: readonly FieldName[];
  readonly breaks?: Breaks<FieldName>;
  /** If set, the figures of all records in a year can be requested as one list. */
  readonly place?: FigurePlace<FieldName>;
}

/** The requested figures: those of the default series or all, of one year or of every year. */
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

/** The columns of a line, in the order of the file. */
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
