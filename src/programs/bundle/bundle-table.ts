// A table of the bundle as plain data, from which every tabular format is written.
import type { FieldSpec } from '../../engine/model/field.js';
import type { Localized } from '../../engine/text/localized.js';

/** A field of a record, or any JSON value. */
export type ColumnKind = FieldSpec['kind'] | 'json';

export interface BundleColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly nullable: boolean;
  /** A column of words for another column with an id or a cause. */
  readonly inWords?: boolean;
  readonly label?: Localized | undefined;
  readonly about?: Localized | undefined;
  readonly unit?: Localized | undefined;
  readonly values?: readonly string[] | undefined;
  readonly pattern?: RegExp | undefined;
  readonly range?: readonly [min: number, max: number] | undefined;
}

export interface ForeignKey {
  readonly column: string;
  readonly table: string;
  readonly to: string;
}

export interface BundleTable {
  /** The name of its file, and of the table in a database. */
  readonly name: string;
  /** The record of its family, if it is about one. */
  readonly family?: string;
  readonly title: Localized;
  readonly about: Localized;
  readonly columns: readonly BundleColumn[];
  /** Values as the API writes them, by column. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Empty if several rows can be equal. */
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Columns that people look records up by, such as names and codes. */
  readonly lookups: readonly string[];
}

export const column = (
  name: string,
  kind: ColumnKind,
  more: Partial<Omit<BundleColumn, 'name' | 'kind'>> = {},
): BundleColumn => ({ name, kind, nullable: false, ...more });

export const nullable = (name: string, kind: ColumnKind): BundleColumn =>
  column(name, kind, { nullable: true });
