// Shows a value for people: numbers with units, formatted days and linked URLs.
import { type Edition, editionName, editionTime, type Source } from '../../engine/dataset/dataset.js';
import type { DatasetAbout } from '../../engine/model/model.js';
import { decoded } from '../../engine/operations/request/request-path.js';
import type { ShownField } from '../manifest/manifest.js';
import { type Language, languages } from './addresses.js';
import { codeBlock, ORIGIN } from './code.js';
import { breakable, type Html, html, joined, type Part, raw } from './html.js';
import type { Site } from './site.js';

const citeEn = {
  title: 'Cite',
  data: 'data set',
  edition: (name: string) => `edition ${name}`,
  sources: 'Also credit the sources of the values:',
  whole: 'BibTeX and the citation of the whole dataset',
};

const citeEs: typeof citeEn = {
  title: 'Citar',
  data: 'conjunto de datos',
  edition: (name) => `edición ${name}`,
  sources: 'Da crédito también a las fuentes de los valores:',
  whole: 'BibTeX y la cita del conjunto de datos completo',
};

/** The texts of a citation in each language. A citation is a sentence and a BibTeX entry with the facts of `/api/v1/dataset`. */
export const citeStrings = { en: citeEn, es: citeEs };

export interface Cited {
  readonly about: DatasetAbout;
  readonly edition: Edition;
  /** The cited part; undefined for the whole. */
  readonly part?: string;
  /** A permanent path. */
  readonly path: string;
}

/** A script inserts the origin of the server if the operator has set none. */
const urlOf = (path: string): Html => html`<span class="origin">${raw(ORIGIN)}</span>${path}`;

export function citation(site: Site, { about, edition, part, path }: Cited): Html {
  const words = citeStrings[site.language];
  const day = editionTime(edition);
  const dataset = `${about.title[site.language]}, ${words.edition(editionName(edition))} [${words.data}]`;
  const text = [
    `${about.publisher} (${site.day(day)})`,
    ...(part === undefined ? [] : [part]),
    dataset,
    about.licence.name,
  ].join('. ');
  return codeBlock('', html`${text}. ${urlOf(path)}`);
}

export function bibtex({ language }: Site, { about, edition, path }: Cited): Html {
  const day = editionTime(edition).toISOString().slice(0, 10);
  const key = `${about.publisher}_${edition.version}`.toLowerCase().replace(/[^a-z\d]+/g, '_');
  const fields: readonly (readonly [string, Html | string])[] = [
    ['author', `{${about.publisher}}`],
    ['title', about.title[language]],
    ['year', day.slice(0, 4)],
    ['date', day],
    ['version', editionName(edition)],
    ['note', about.licence.name],
    ['url', urlOf(path)],
  ];
  return codeBlock(
    'bibtex',
    html`@misc{${key},\n${fields.map(([name, value]) => html`  ${name} = {${value}},\n`)}}`,
    'BibTeX',
  );
}

type DateFrom = NonNullable<Source['dateFrom']>;

const originWords = {
  en: {
    release: 'release',
    act: 'act',
    entry: 'latest entry',
    publication: 'publication',
    reference: 'reference date',
  },
  es: {
    release: 'publicación oficial',
    act: 'acto',
    entry: 'última inscripción',
    publication: 'publicación',
    reference: 'fecha de referencia',
  },
} as const satisfies Record<string, Record<DateFrom, string>>;

const en = {
  undated: 'no date given',
  dated: (date: string, from: DateFrom | null) =>
    from === null ? date : `${date} (${originWords.en[from]})`,
  retrieved: (day: string) => `copy of ${day}`,
};

const es: typeof en = {
  undated: 'sin fecha',
  dated: (date, from) => (from === null ? date : `${date} (${originWords.es[from]})`),
  retrieved: (day) => `copia de ${day}`,
};

/** The words about a source in each language. */
const sourceStrings = { en, es };

/** A publisher's name stays in its own language on every page. Short names such as DANE have no language. */
const WORDS_OF: Readonly<Record<Language, RegExp>> = {
  en: /\b(of|for|on|the|and)\b/i,
  es: /[áéíóúñ]|\b(de|del|el|la|los|las|y)\b/i,
};

/** The words of a source in the language of a page. */
export function publisherName(publisher: string): Html {
  const language = languages.find((each) => WORDS_OF[each].test(publisher));
  return html`<span${language && html` lang="${language}"`}>${breakable(publisher)}</span>`;
}

export const sourceTitle = ({ language }: Site, { title }: Pick<Source, 'title'>): Html =>
  html`<span>${title[language]}</span>`;

/** The licence, the date with its origin, and the day of the copy, as far as they are known. */
export function sourceDetails(
  { language }: Site,
  { licence, date, dateFrom, retrieved }: Pick<Source, 'licence' | 'date' | 'dateFrom' | 'retrieved'>,
): readonly string[] {
  const words = sourceStrings[language];
  return [
    licence,
    date === null ? words.undated : words.dated(date, dateFrom),
    retrieved === null ? null : words.retrieved(retrieved),
  ].filter((part) => part !== null);
}

/** The space between a number and its unit. */
const NO_BREAK = '\u00a0';

/** Undefined if there is nothing to show. */
export function shownValue(site: Site, shown: ShownField, value: unknown): Html | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) return html`${oneValue(site, shown, value)}`;
  const parts = value.map((each) => oneValue(site, shown, each));
  return parts.length === 0 ? undefined : joined(parts, ', ');
}

function oneValue(site: Site, { field }: ShownField, value: unknown): Part {
  const { strings } = site;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  const named = field.valueNames?.[String(value)]?.[site.language];
  if (named !== undefined) return named;
  if (typeof value === 'number') {
    // Years, codes and ranks have no separators: 1994 is not 1,994.
    const number = site.exactly(value, field.unit !== undefined);
    const unit = field.unit?.[site.language] ?? '';
    return unit === '' ? number : html`${number}${unit !== '°' && NO_BREAK}<span class="unit">${unit}</span>`;
  }
  const text = String(value);
  if (field.kind === 'date' || field.kind === 'midnight') return dayText(site, text);
  if (/^https?:\/\/\S+$/.test(text))
    return html`<a href="${text}" rel="external">${breakable(field.picture ? nameOfFile(text) : shortUrl(text))}</a>`;
  return text;
}

/** Days have no zone. */
function dayText(site: Site, text: string): Html {
  const date = text.slice(0, 10);
  return html`<time datetime="${date}">${site.day(new Date(`${date}T00:00:00Z`))}</time>`;
}

const shortUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** The last part of a path and the host. */
function nameOfFile(url: string): string {
  const { pathname, hostname } = new URL(url);
  const name = pathname.split('/').at(-1) ?? '';
  return `${decoded(name)} (${hostname})`;
}
