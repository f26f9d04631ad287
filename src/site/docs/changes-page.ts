// The changes of each edition: the number in each family, the link to all of them, and the feeds that announce the next one.

import type { Engine } from '../../engine/answers/engine.js';
import { type EditionChanges, editionName } from '../../engine/dataset/dataset.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { breakingFields } from '../../engine/operations/changes/change-entry.js';
import {
  type ChangeCounts,
  countChanges,
  countLines,
  type LineCounts,
} from '../../engine/operations/changes/change-lists.js';
import { API } from '../../engine/operations/operation.js';
import { labelOf } from '../manifest/manifest.js';
import { addresses, editionAnchor, familyAddress } from '../shell/addresses.js';
import { breakable, type Html, html, joined } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

/** The newest edition first. Earlier ones are folded. */
export function changesPage(site: Site, engine: Engine): string {
  const { changes } = docsStrings[site.language];
  const editions = changedEditions(engine);
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
${editionSection(site, engine, newest)}`
}${
  earlier.length > 0 &&
  html`<div class="folds">
${earlier.map(
  (
    edition,
  ) => html`<details class="fold"><summary>${heading(site, edition)} <span>${changes.since} ${edition.since}</span></summary>
${editionSection(site, engine, edition)}</details>
`,
)}</div>`
}`,
  });
}

interface ChangedEdition extends EditionChanges {
  /** The edition with its fingerprint, as in the names of files. */
  readonly name: string;
}

/** The newest first. */
function changedEditions({ catalog }: Engine): readonly ChangedEdition[] {
  // A list of changes names the previous edition, so each name comes from the next list.
  const names = [...catalog.changes.slice(1).map(({ since }) => since), editionName(catalog.edition)];
  return catalog.changes.map((changes, index) => ({ ...changes, name: names[index] as string })).reverse();
}

const heading = ({ language }: Site, { edition }: ChangedEdition): Html =>
  html`<h2 id="edition-${edition}">${docsStrings[language].changes.edition} ${edition}</h2>`;

function editionSection(site: Site, { model }: Engine, edition: ChangedEdition): Html {
  const { changes } = docsStrings[site.language];
  const { name, since } = edition;
  const breaking = breakingFields(model, edition);
  const counted = countChanges(edition);
  const families = [...counted.keys()].flatMap(
    (name) => model.families.find((each) => each.name === name) ?? [],
  );
  const parts = [...countLines(edition)];
  const all = `${API}/changes?since=${since}`;
  const files = [name, since].map(
    (each) => html`<a href="${site.at(addresses.downloads)}#${editionAnchor(each)}"><code>${each}</code></a>`,
  );
  const count = (label: string, value: number) =>
    html`<td data-label="${label}" class="count">${site.number(value)}</td>`;
  const row = (family: ModelFamily) => {
    const { added, changed, retired, fields, isNew } = counted.get(family.name) as ChangeCounts;
    const labels = fields.map((name) => {
      const field = family.field(name);
      return field === undefined ? name : labelOf(field)[site.language];
    });
    return html`<tr><th scope="row"><a href="${site.at(familyAddress(family))}">${site.titleOf(family)}</a>${isNew && html` <span class="tag">${changes.newFamily}</span>`}</th>
${count(changes.added, added)}${count(changes.changed, changed)}${count(changes.retired, retired)}
<td data-label="${changes.fields}">${labels.join(', ')}</td>
<td data-label="${changes.all}"><a href="${all}&amp;family=${family.record}">JSON</a></td></tr>
`;
  };
  /** A part of the dataset other than the records, with its number of changed lines. */
  const partRow = ([part, { added, changed, removed }]: readonly [
    string,
    LineCounts,
  ]) => html`<tr><th scope="row"><code>${part}</code></th>
${count(changes.added, added)}${count(changes.changed, changed)}${count(changes.removed, removed)}</tr>
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
