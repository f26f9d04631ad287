// The changes of each edition: the number in each family, the link to all of them, and the feeds that announce the next one.

import { API } from '../../engine/operations/operation.js';
import { addresses, editionAnchor } from '../shell/addresses.js';
import { breakable } from '../shell/breakable.js';
import { crumbs } from '../shell/crumbs.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

export interface ChangedFamily {
  readonly address: string;
  readonly title: string;
  readonly record: string;
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  /** The labels of new fields. */
  readonly fields: readonly string[];
  readonly isNew: boolean;
}

/** A part of the dataset beside the records, with the number of its lines. */
export interface ChangedPart {
  readonly part: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface ChangedEdition {
  readonly edition: string;
  /** With its fingerprint, as files are named. */
  readonly name: string;
  readonly since: string;
  /** Fields whose values changed their JSON type, as `Record.field`. */
  readonly breaking: readonly string[];
  readonly families: readonly ChangedFamily[];
  readonly parts: readonly ChangedPart[];
}

/** The newest edition first; each earlier one is a line that opens. */
export function changesPage(site: Site, editions: readonly ChangedEdition[]): string {
  const { changes } = docsStrings[site.language];
  const [newest, ...earlier] = editions;
  return layout(site, {
    path: addresses.changes,
    title: site.strings.titles.changes,
    description: changes.intro,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${site.strings.titles.changes}</h1>
<p class="lead">${changes.intro}</p>
<p>${changes.feeds} <a href="${addresses.atomFeed}">Atom</a>, <a href="${addresses.jsonFeed}">JSON Feed</a>.</p>
${editions.length === 0 && html`<p class="note">${changes.none}</p>`}${
  newest &&
  html`${heading(site, newest)}
${editionSection(site, newest)}`
}${
  earlier.length > 0 &&
  html`<div class="folds">
${earlier.map(
  (
    edition,
  ) => html`<details class="fold"><summary>${heading(site, edition)} <span>${changes.since} ${edition.since}</span></summary>
${editionSection(site, edition)}</details>
`,
)}</div>`
}`,
  });
}

const heading = ({ language }: Site, { edition }: ChangedEdition): Html =>
  html`<h2 id="edition-${edition}">${docsStrings[language].changes.edition} ${edition}</h2>`;

function editionSection(site: Site, { name, since, breaking, families, parts }: ChangedEdition): Html {
  const { changes } = docsStrings[site.language];
  const all = `${API}/changes?since=${since}`;
  const files = [name, since].map(
    (each) => html`<a href="${site.at(addresses.downloads)}#${editionAnchor(each)}"><code>${each}</code></a>`,
  );
  const count = (label: string, value: number) =>
    html`<td data-label="${label}" class="count">${site.number(value)}</td>`;
  const row = (
    family: ChangedFamily,
  ) => html`<tr><th scope="row"><a href="${site.at(family.address)}">${family.title}</a>${family.isNew && html` <span class="tag">${changes.newFamily}</span>`}</th>
${count(changes.added, family.added)}${count(changes.changed, family.changed)}${count(changes.retired, family.retired)}
<td data-label="${changes.fields}">${family.fields.join(', ')}</td>
<td data-label="${changes.all}"><a href="${all}&amp;family=${family.record}">JSON</a></td></tr>
`;
  const partRow = (each: ChangedPart) => html`<tr><th scope="row"><code>${each.part}</code></th>
${count(changes.added, each.added)}${count(changes.changed, each.changed)}${count(changes.removed, each.removed)}</tr>
`;
  return html`<p>${changes.since} <code>${since}</code> · <a href="${all}">${changes.all} (JSON)</a> · <a href="${all}&amp;only=records">${changes.records} (JSON)</a></p>
<p>${changes.files} ${joined(files, ', ')}</p>${
    breaking.length > 0 &&
    html`
<p class="note">${changes.breaking} ${joined(
      breaking.map((field) => html`<code>${breakable(field)}</code>`),
      ', ',
    )}</p>`
  }
${
  families.length === 0
    ? html`<p class="note">${changes.nothing}</p>`
    : html`<table class="wide">
<thead><tr><th scope="col">${site.strings.titles.families}</th><th scope="col" class="count">${changes.added}</th><th scope="col" class="count">${changes.changed}</th><th scope="col" class="count">${changes.retired}</th><th scope="col">${changes.fields}</th><th scope="col">${changes.all}</th></tr></thead>
<tbody>
${families.map(row)}</tbody>
</table>`
}
${
  parts.length > 0 &&
  html`<table class="wide">
<thead><tr><th scope="col">${changes.parts}</th><th scope="col" class="count">${changes.added}</th><th scope="col" class="count">${changes.changed}</th><th scope="col" class="count">${changes.removed}</th></tr></thead>
<tbody>
${parts.map(partRow)}</tbody>
</table>`
}
`;
}
