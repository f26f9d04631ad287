// Links to the repository of the data on GitHub, which are the form for a wrong value and the editor at the line of a record.

import type { Catalog, Ordinal, Table } from '../../engine/catalog/catalog.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from './addresses.js';

/** The line of a record in the repository. A file has a line with a bracket, then one record per line in order. */
interface DataLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The line before the first record. */
const BEFORE = 1;

/** GitHub did not open larger files in its editor. The limit is not documented. */
const LARGEST = 1_000_000;

const ROWS_IN_A_STEP = 200;

/** Undefined for a computed record, and for a file that is too large to edit in a browser. */
export function* dataLine(
  catalog: Catalog,
  family: ModelFamily,
  ordinal: Ordinal,
): YieldingWork<DataLine | undefined> {
  const { file } = family;
  if (file === undefined || !(yield* isEditable(catalog.table(family)))) return undefined;
  return { file, line: ordinal + 1 + BEFORE };
}

const measured = new WeakMap<Table, boolean>();

function* isEditable(table: Table): YieldingWork<boolean> {
  const known = measured.get(table);
  if (known !== undefined) return known;
  let bytes = 0;
  for (const [index, row] of table.rows.entries()) {
    if (index % ROWS_IN_A_STEP === ROWS_IN_A_STEP - 1) yield;
    // With the comma and the line break.
    bytes += Buffer.byteLength(JSON.stringify(row)) + 2;
    if (bytes > LARGEST) break;
  }
  measured.set(table, bytes <= LARGEST);
  return bytes <= LARGEST;
}

export interface Repository {
  readonly url: string;
  readonly branch: string;
}

const BRANCH = '/tree/';

/** From the setting, which names a branch as the URLs of GitHub do. */
export function readRepository(setting: string): Repository {
  const at = setting.indexOf(BRANCH);
  return at < 0
    ? { url: setting, branch: 'main' }
    : { url: setting.slice(0, at), branch: setting.slice(at + BRANCH.length) };
}

/** The folder of the record files. */
const FOLDER = 'data';

export const pathInRepository = ({ file }: Pick<DataLine, 'file'>): string => `${FOLDER}/${file}`;

/** GitHub offers a fork to readers without write access, then opens the editor. */
export const editorUrl = ({ url, branch }: Repository, line: DataLine): string =>
  `${url}/edit/${branch}/${pathInRepository(line)}#L${line.line}`;

/** The file in `.github/ISSUE_TEMPLATE`. */
export const wrongValueForms: Readonly<Record<Language, string>> = {
  en: 'wrong-value.yml',
  es: 'dato-incorrecto.yml',
};

/** By the ids of the fields of the form. */
interface WrongRecordValue {
  readonly title: string;
  readonly record: string;
  readonly field?: string | undefined;
  readonly present?: string | undefined;
  readonly right?: string | undefined;
  readonly source?: string | undefined;
  readonly comment?: string | undefined;
}

/** A character can take twelve in a URL, and GitHub refuses URLs above about 8,000. */
const LONGEST = 300;

export function wrongValueUrl(language: Language, { url }: Repository, wrong: WrongRecordValue): string {
  const filled = Object.entries(wrong).flatMap(([name, value]: [string, string | undefined]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(shortened(value, LONGEST))}`],
  );
  return `${url}/issues/new?${[`template=${wrongValueForms[language]}`, ...filled].join('&')}`;
}

/** Never cuts within a character. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
