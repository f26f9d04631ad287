// Links to the repository of the data on GitHub: the form for a wrong value, and the editor at the line of a record.
import type { DataLine } from './data-line.js';
import type { Language } from './language.js';

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

/** GitHub asks a reader without write access to make a copy first, and then opens the editor. */
export const editorUrl = ({ url, branch }: Repository, line: DataLine): string =>
  `${url}/edit/${branch}/${pathInRepository(line)}#L${line.line}`;

/** In `.github/ISSUE_TEMPLATE`. */
export const wrongValueForms: Readonly<Record<Language, string>> = {
  en: 'wrong-value.yml',
  es: 'dato-incorrecto.yml',
};

/** By the ids of the fields of the form. */
interface WrongValue {
  readonly title: string;
  readonly record: string;
  readonly field?: string | undefined;
  readonly present?: string | undefined;
  readonly right?: string | undefined;
  readonly source?: string | undefined;
  readonly comment?: string | undefined;
}

/** A character can take twelve in a URL, and GitHub refuses URLs of more than about 8,000. */
const LONGEST = 300;

export function wrongValueUrl(language: Language, { url }: Repository, wrong: WrongValue): string {
  const filled = Object.entries(wrong).flatMap(([name, value]: [string, string | undefined]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(shortened(value, LONGEST))}`],
  );
  return `${url}/issues/new?${[`template=${wrongValueForms[language]}`, ...filled].join('&')}`;
}

/** Never within a character. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
