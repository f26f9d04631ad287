// The type of a data rule, and iterators over the data that rules share.
import type {
  Alias,
  Correction,
  EditionChanges,
  HistoryEvent,
  Provenance,
  Reason,
  Source,
  Terms,
} from '../engine/dataset/dataset.js';
import type { Model, ModelFamily, ModelField, Row } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import type { RowsByFile } from './content.js';

const FIRST_RECORD = 2;

/** The line of a finding in its file. The first line has a bracket, and each further one has a record. */
export function lineOf(data: RuleData, finding: Finding): number {
  const at = finding.at ?? positionOf(data, finding);
  return at < 0 ? 1 : at + FIRST_RECORD;
}

/** -1 if no record fits. If two records have one id, the later one is at fault. */
function positionOf(data: RuleData, { file, id, field }: Finding): number {
  const family = data.model.families.find((each) => `data/${each.file}` === file);
  if (family !== undefined) return (data.rows.get(family.name) ?? []).findLastIndex((row) => row.id === id);
  return (byFile[file]?.(data) ?? []).findIndex(
    (row) => Object.values(row).includes(id) && (row.field === undefined || row.field === field),
  );
}

/** Finds the row in files whose findings have no position, by a field with the id. */
const byFile: Readonly<Record<string, (data: RuleData) => readonly Row[]>> = {
  'data/reasons.json': ({ reasons }) => reasons as readonly object[] as readonly Row[],
  'data/provenance.json': ({ provenance }) => provenance as readonly object[] as readonly Row[],
  'data/population.json': ({ lines }) => (lines.get('population') ?? []).map(({ cityId }) => ({ cityId })),
};

/** A value as the file has it. */
function written(value: unknown): Localized {
  const text = JSON.stringify(value);
  return text === undefined ? { en: 'nothing', es: 'nada' } : { en: text, es: text };
}

/** A message with the expected and the actual value. */
export const differs = (expected: unknown, actual: unknown): Localized => expects(written(expected), actual);

/** A message with the expected value as a noun phrase. */
export function expects(expected: Localized, actual: unknown): Localized {
  const found = written(actual);
  return {
    en: `expected ${expected.en}, found ${found.en}`,
    es: `se esperaba ${expected.es}, pero dice ${found.es}`,
  };
}

export const range = (from: unknown, to: unknown, actual: unknown): Localized =>
  expects({ en: `${from} to ${to}`, es: `un valor entre ${from} y ${to}` }, actual);

export const oneOf = (values: readonly string[]): Localized => ({
  en: `one of ${values.join(', ')}`,
  es: `uno de estos valores: ${values.join(', ')}`,
});

export const lacks = ({ en, es }: Localized): Localized => ({
  en: `expected ${en}, found none`,
  es: `falta ${es}`,
});

export const twice = (value: unknown): Localized => ({
  en: `expected it once, found ${JSON.stringify(value)} twice`,
  es: `${JSON.stringify(value)} está dos veces`,
});

export const noRecord = (family: string, id: unknown): Localized => ({
  en: `expected a record, found no ${family} ${id}`,
  es: `no existe el registro ${family} ${id}`,
});

export const noSource = (source: unknown): Localized => ({
  en: `expected a source of sources.json, found ${JSON.stringify(source)}`,
  es: `la fuente ${JSON.stringify(source)} no está en sources.json`,
});

/** The finding for a line that is out of order. */
export const misplaced = (before: { readonly family: string; readonly id: number }): Localized => ({
  en: `expected the order of the records, found it after ${before.family} ${before.id}`,
  es: `las líneas van en el orden de los registros, pero esta quedó después de ${before.family} ${before.id}`,
});

export const prefixed = (prefix: unknown, { en, es }: Localized): Localized => ({
  en: `${prefix}: ${en}`,
  es: `${prefix}: ${es}`,
});

export const joinedTexts = (first: Localized, second: Localized): Localized => ({
  en: `${first.en}; ${second.en}`,
  es: `${first.es}; ${second.es}`,
});

/** Everything in data/ before any check. */
export interface RuleData {
  readonly model: Model;
  /** The day of the edition, such as 2026.11.16. */
  readonly edition: string;
  /** Rows by the family's name. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Rows of all files of the dataset, of which other members have some in another form. */
  readonly content: RowsByFile;
  /** Lines of figures by the name of their series. */
  readonly lines: ReadonlyMap<string, readonly Row[]>;
  /** Borders by the name of their file. */
  readonly boundaries: ReadonlyMap<string, readonly Row[]>;
  readonly retired: readonly Row[];
  readonly corrections: readonly Correction[];
  readonly reasons: readonly Reason[];
  readonly aliases: readonly Alias[];
  readonly history: readonly HistoryEvent[];
  readonly sources: readonly Source[];
  readonly terms: readonly Terms[];
  readonly provenance: readonly Provenance[];
  readonly changes: readonly EditionChanges[];
  /** Lines that the service would reject, of the files beside the records, whose lines have fixed forms. */
  readonly lineFaults: readonly {
    readonly file: string;
    readonly line: number;
    readonly field: string | undefined;
    readonly message: string;
  }[];
  /** Handwritten descriptions of cities. Others are composed. */
  readonly cityTexts: readonly Row[];
  /** Years, figures and ranks in texts, with their sources. */
  readonly datedFacts: readonly DatedFact[];
  /** The subregions of departments, with their municipalities. */
  readonly subregions: readonly Subregion[];
  /** The forms of names that all texts follow. */
  readonly properNames: readonly ProperName[];
}

/** The subregion of a city with its common name, such as la provincia Gualivá. */
interface Subregion {
  /** The id of the city. */
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly sources: readonly string[];
}

/** The form in which our texts write the name of a people, place or thing, and the forms that they avoid. */
interface ProperName {
  readonly name: string;
  readonly instead: readonly string[];
}

/** A year, date, figure or rank in the description of a record, as it is written there. */
export interface DatedFact {
  readonly family: string;
  readonly id: number;
  readonly value: string;
  readonly sources: readonly string[];
}

export interface Finding {
  readonly file: string;
  readonly id: unknown;
  readonly field: string | undefined;
  /** The expected and the actual value. */
  readonly message: Localized;
  /** Replaces the advice of the rule. */
  readonly advice?: Localized;
  /** A line that repairs it, for the person to copy. */
  readonly paste?: string;
  /** The position of the row in the file, if the id is not unique. */
  readonly at?: number;
  /** Fixing it needs a program, so it does not fail the check of a contribution. */
  readonly byMaintainer?: true;
}

export interface DataRule {
  readonly name: string;
  readonly about: Localized;
  /** The way to repair a finding. */
  readonly advice: Localized;
  /** Its finding is left out if a more exact rule reports the same field or line. */
  readonly general?: 'field' | 'line';
  /** A warning is reported, but does not fail the check. */
  readonly severity?: 'warning';
  readonly check: (data: RuleData) => Iterable<Finding>;
  /** Figures on the data that the check prints, such as known exceptions by cause. */
  readonly report?: (data: RuleData) => Localized;
  /** Present only if the fix is mechanical. */
  readonly fix?: (family: ModelFamily, rows: readonly Row[]) => readonly Row[];
}

export function rowsOf(data: RuleData, family: string): readonly Row[] {
  return data.rows.get(family) ?? [];
}

/** All files of the dataset, with the rows of families as they are in `rows`. */
export const contentIn = ({ model, rows, content }: RuleData): RowsByFile =>
  new Map([
    ...content,
    ...model.families.flatMap(({ name, file }) =>
      file === undefined ? [] : [[file, rows.get(name) ?? []] as const],
    ),
  ]);

export function byId(data: RuleData, family: string): ReadonlyMap<unknown, Row> {
  return new Map(rowsOf(data, family).map((row) => [row.id, row]));
}

/** A message, or the expected value as a noun phrase if the actual value is given. */
export type ExpectedValue = Localized & { readonly found?: unknown };

/** A finding about a line of a file in data/, which may have several of one id. */
export const lineFinding =
  (file: string, id: unknown, at?: number) =>
  (field: string | undefined, fault: ExpectedValue): Finding => ({
    file: `data/${file}`,
    id,
    field,
    message: 'found' in fault ? expects(fault, fault.found) : fault,
    ...(at !== undefined && { at }),
  });

export const finding = (
  { file }: ModelFamily,
  row: Row,
  field: string | undefined,
  fault: ExpectedValue,
): Finding => lineFinding(file as string, row.id)(field, fault);

export function* records(data: RuleData): Iterable<{ readonly family: ModelFamily; readonly row: Row }> {
  for (const family of data.model.families) {
    for (const row of rowsOf(data, family.name)) yield { family, row };
  }
}

interface Text {
  readonly family: ModelFamily;
  readonly row: Row;
  readonly field: ModelField;
  readonly text: string;
}

/** Every text of every record, including texts in arrays. */
export function* textsOf(data: RuleData): Iterable<Text> {
  for (const { family, row } of records(data)) {
    for (const field of family.fields) {
      const value = row[field.name];
      const texts = Array.isArray(value) ? value : [value];
      for (const text of texts) if (typeof text === 'string') yield { family, row, field, text };
    }
  }
}

/** Rewrites every text of the rows, including texts in arrays. */
export function rewriteTexts(rows: readonly Row[], rewrite: (text: string) => string): readonly Row[] {
  const value = (old: unknown): unknown =>
    typeof old === 'string' ? rewrite(old) : Array.isArray(old) ? old.map(value) : old;
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, old]) => [name, value(old)])));
}
