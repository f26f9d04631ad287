// Figures by year: how a family of them is kept, line by line, each with the years of one record that were published together.
import type { FieldKind } from './field.js';
import type { ModelFamily } from './model.js';

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
export function storedFile({ file, series }: Pick<ModelFamily, 'file' | 'series'>): string | undefined {
  return file ?? series?.file;
}

export function seriesFaults(
  family: ModelFamily,
  { year, release, title, shared, measures }: Series,
): string[] {
  const uses: Readonly<Record<string, readonly string[]>> = {
    integer: [year, ...measures],
    text: [release, title, ...shared],
  };
  const faults = Object.entries(uses).flatMap(([kind, names]) =>
    names
      .filter((name) => family.field(name)?.kind !== kind)
      .map((name) => `${family.name}.series needs a field ${name} of the kind ${kind}`),
  );
  const used = new Set(Object.values(uses).flat());
  const unused = family.fields.filter(({ name }) => !used.has(name));
  return [...faults, ...unused.map(({ name }) => `${family.name}.series does not say what ${name} is`)];
}
