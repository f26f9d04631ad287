// Figures by year: how a family of them is kept, line by line, each with the years of one record that were published together.
import type { FieldKind } from './field.js';

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
  /** Further fields that are the same in all years of a line. */
  readonly shared: readonly FieldName[];
  /** Counts: a line has a list of each, one for every year, or null. */
  readonly measures: readonly FieldName[];
}

/** The column of the first year. */
export const FROM = 'from';

export interface LineColumn {
  readonly name: string;
  readonly kind: FieldKind | 'counts';
  readonly nullable: boolean;
}

/** The columns of a line, in the order in which they are written. */
export function lineColumns({ key, release, shared, measures }: Series): readonly LineColumn[] {
  const column = (name: string, kind: LineColumn['kind'], nullable = false) => ({ name, kind, nullable });
  return [
    column(key, 'integer'),
    ...[release, ...shared].map((name) => column(name, 'text')),
    column(FROM, 'integer'),
    ...measures.map((name) => column(name, 'counts', true)),
  ];
}

/** The file of its records, or of the lines of its figures. */
export function storedFile({ file, series }: Stored): string | undefined {
  return file ?? series?.file;
}

interface Stored {
  readonly file: string | undefined;
  readonly series: Pick<Series, 'file'> | undefined;
}
