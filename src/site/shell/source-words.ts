// The words of a source as HTML with their language. Titles, and licences that are sentences, exist in English only.
import type { Source } from '../../engine/dataset/dataset.js';
import { type Html, html } from './html.js';
import type { Site } from './site.js';

/** A sentence has lower-case words, such as "use allowed"; the name of a licence, such as "CC BY 4.0", does not. */
const SENTENCE = / \p{Ll}/u;

/** Publishers have their own names, mostly Spanish ones; groups of publishers are described in English. */
const ENGLISH = /\b(and|by|of|press|public|the)\b/i;

export const publisherName = (publisher: string): Html =>
  html`<span lang="${ENGLISH.test(publisher) ? 'en' : 'es'}">${publisher}</span>`;

export const sourceTitle = ({ title }: Pick<Source, 'title'>): Html => html`<span lang="en">${title}</span>`;

/** Undefined if the licence is a sentence in another language than the page; its terms of use are in both. */
export function sourceLicence(
  { language, strings }: Site,
  { licence }: Pick<Source, 'licence'>,
): string | undefined {
  if (licence === null) return strings.unknown;
  return language === 'en' || !SENTENCE.test(licence) ? licence : undefined;
}
