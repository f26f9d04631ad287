// The words of a source in the language of a page.
import type { Source } from '../../engine/dataset/dataset.js';
import { type Html, html } from './html.js';
import type { Site } from './site.js';
import { sourceStrings } from './source-strings.js';

/** Names of Colombian bodies are Spanish, in every language. */
const SPANISH = /[áéíóúñ]|\b(de|del|la|los|las|y)\b/i;

export const publisherName = (publisher: string): Html =>
  SPANISH.test(publisher) ? html`<span lang="es">${publisher}</span>` : html`<span>${publisher}</span>`;

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
