// The specification of a table, in one language and as plain data: the server draws it, and the page hands it on to its script.
import type { FieldKind } from '../../engine/model/field.js';
import type { ModelFamily } from '../../engine/model/model.js';

export interface TableSpec {
  /** The URL of the page. */
  readonly address: string;
  /** The path of the operation. `{name}` is a required option. */
  readonly path: string;
  /** The list of a record that it shows, as the URL names it. */
  readonly of?: string;
  readonly locale: string;
  readonly title: string;
  /** Rows are records with an id and a page each. */
  readonly hasRecords: boolean;
  /** The operation sorts its rows. */
  readonly isSortable: boolean;
  /** The operation returns part of its rows. */
  readonly isPaged: boolean;
  /** Fields that together name a row. */
  readonly titles: readonly string[];
  readonly fields: readonly TableField[];
  /** The default columns after the name of a row. */
  readonly columns: readonly string[];
  /** Filters that the form has. */
  readonly controls: readonly Control[];
  /** Filters by the larger areas around a record, which only the API can apply. */
  readonly around: readonly AroundControl[];
  /** Fields with so few values that the rows of each are counted. */
  readonly facets: readonly string[];
  /** The URL of the map and the name of the family there; undefined if its records are not points on it. */
  readonly map?: { readonly address: string; readonly family: string } | undefined;
  /** The other parameters of the operation. */
  readonly parameters: readonly FormParameter[];
  /** Values of options that must be given, if the URL has none. */
  readonly given: Readonly<Record<string, string>>;
  /** The parts of one whole among its rows, for the sums of its columns. */
  readonly wholes?: ModelFamily['wholes'];
  readonly formats: readonly {
    readonly name: string;
    readonly label: string;
    /** Further parameters of its request. */
    readonly with?: Readonly<Record<string, string>>;
    /** It has columns. */
    readonly isTable: boolean;
  }[];
  readonly words: TableWords;
}

export interface TableField {
  readonly name: string;
  readonly alias?: string | undefined;
  readonly label: string;
  readonly unit?: string | undefined;
  readonly kind: FieldKind;
  /** The language of its texts, if it differs from the page. */
  readonly language?: string | undefined;
  /** Its values as people read them. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The URL of the table of those whose ids its values are. */
  readonly target?: string | undefined;
  /** The field whose date its values are. */
  readonly dates?: string | undefined;
  /** Those of several rows add up. */
  readonly isAdditive?: true;
  /** The fields of a row from which it is computed. Requests name these instead. */
  readonly ratio?: { readonly of: string; readonly per: string } | undefined;
  /** Paths to the names of those, if requests have some. */
  readonly named?: readonly string[] | undefined;
}

/** A filter by its name in requests. */
export interface Control {
  readonly name: string;
  readonly alias?: string | undefined;
  readonly field: string;
  readonly operator: 'eq' | 'contains' | 'gte' | 'lte';
}

/** A filter through related records, such as `city.departmentId`. */
interface AroundControl {
  readonly name: string;
  readonly label: string;
}

/** It decides which rows there are to narrow. */
export interface FormParameter {
  readonly name: string;
  readonly label: string;
  readonly isSwitch: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** `{1}`, `{2}` and `{3}` are filled in. */
interface TableWords {
  readonly yes: string;
  readonly no: string;
  readonly unknown: string;
  readonly undated: string;
  readonly all: string;
  readonly found: string;
  readonly pageOf: string;
  readonly rowsOf: string;
  readonly groups: string;
  readonly sum: string;
  readonly sumOfWholes: string;
  readonly knownOf: string;
  readonly previous: string;
  readonly next: string;
}

/** The filter for one value of a field. */
export const equalityOf = ({ controls }: TableSpec, field: string): Control | undefined =>
  controls.find((control) => control.field === field && control.operator === 'eq');

export const filledIn = (words: string, ...parts: readonly string[]): string =>
  words.replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place) - 1] ?? '');

export const fieldNamed = ({ fields }: TableSpec, name: string): TableField | undefined => {
  const wanted = name.toLowerCase();
  return fields.find((field) => field.name.toLowerCase() === wanted || field.alias?.toLowerCase() === wanted);
};

/** Numbers that are counted or measured, not those that name a record. */
export const isCount = ({ kind, target }: TableField): boolean =>
  target === undefined && (kind === 'number' || kind === 'integer');
