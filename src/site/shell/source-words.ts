// The words of a source in the language of a page.
import type { Source } from '../../engine/dataset/dataset.js';
import { breakable } from './breakable.js';
import { type Html, html } from './html.js';
import { type Language, languages } from './language.js';
import type { Site } from './site.js';

type DateFrom = NonNullable<Source['dateFrom']>;

const origins = {
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
  dated: (date: string, from: DateFrom | null) => (from === null ? date : `${date} (${origins.en[from]})`),
  retrieved: (day: string) => `copy of ${day}`,
};

const es: typeof en = {
  undated: 'sin fecha',
  dated: (date, from) => (from === null ? date : `${date} (${origins.es[from]})`),
  retrieved: (day) => `copia de ${day}`,
};

/** The words beside a source, in each language. */
const sourceStrings = { en, es };

/** Names of publishers are in their own language on every page; short ones, such as DANE, are in none. */
const WORDS_OF: Readonly<Record<Language, RegExp>> = {
  en: /\b(of|for|on|the|and)\b/i,
  es: /[áéíóúñ]|\b(de|del|el|la|los|las|y)\b/i,
};

export function publisherName(publisher: string): Html {
  const language = languages.find((each) => WORDS_OF[each].test(publisher));
  return html`<span${language && html` lang="${language}"`}>${breakable(publisher)}</span>`;
}

export const sourceTitle = ({ language }: Site, { title }: Pick<Source, 'title'>): Html =>
  html`<span>${title[language]}</span>`;

/** Its licence, its date with the origin of that date, and the day of the copy, as far as each is known. */
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
