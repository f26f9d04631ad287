// The values of a record with their labels: short ones to look up, long ones to read, pictures to follow.

import { type Html, html } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import type { Site } from '../shell/site.js';
import { writtenIn } from '../shell/text-language.js';
import { correctLink } from './correction-links.js';
import { recordStrings } from './strings.js';

export interface ShownFact {
  readonly label: string;
  readonly content: Html;
  /** The page of the record that it names. */
  readonly address: Address | undefined;
  /** Of the value; undefined if it has that of the page. */
  readonly language: string | undefined;
  /** A number of something. */
  readonly isCounted: boolean;
  /** The page that prepares a correction of it, if there is one. */
  readonly correct: Address | undefined;
}

export interface FactGroups {
  readonly facts: readonly ShownFact[];
  readonly texts: readonly ShownFact[];
  readonly pictures: readonly ShownFact[];
  readonly codes: readonly ShownFact[];
}

export function factList(site: Site, facts: readonly ShownFact[], name: string): Html | undefined {
  if (facts.length === 0) return undefined;
  return html`<dl class="${name}">
${facts.map(
  ({ label, content, address, language, correct }) => html`<div><dt>${label}</dt>
<dd${writtenIn(site, language)}>${address === undefined ? content : html`<a href="${site.at(address)}">${content}</a>`}${correctLink(site, label, correct)}</dd></div>
`,
)}</dl>`;
}

/** A text alone opens the page; each of several has a heading. */
export function textList(site: Site, texts: readonly ShownFact[]): Html | undefined {
  if (texts.length === 0) return undefined;
  const isForeign = texts.some(({ language }) => writtenIn(site, language) !== false);
  return html`<div class="texts">
${isForeign && html`<p class="note">${recordStrings[site.language].records.inSpanish}</p>\n`}${texts.map(
  (
    { label, content, language, correct },
    index,
  ) => html`${texts.length > 1 && html`<h2>${label}</h2>\n`}<p${index === 0 && html` class="opening"`}${writtenIn(site, language)}>${content}${correctLink(site, label, correct)}</p>
`,
)}</div>`;
}
