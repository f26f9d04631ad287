// The meaning, source, date and corrections of each value of a record.

import type { RecordProvenance } from '../../engine/operations/provenance/record-provenance.js';
import type { ShownField } from '../manifest/manifest.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { publisherName, sourceDetails, sourceTitle } from '../shell/source-words.js';
import { recordStrings } from './strings.js';

export function provenanceTable(
  site: Site,
  fields: readonly ShownField[],
  provenance: RecordProvenance,
): Html {
  const { records } = recordStrings[site.language];
  const byName = new Map(fields.map((each) => [each.field.name, each]));
  const sources = new Map(
    provenance.fields.flatMap(({ source }) => (source === null ? [] : [[source.id, source]])),
  );
  const meaning = (name: string) => {
    const about = byName.get(name)?.field.about;
    return about && site.translate(about);
  };
  return html`<section aria-labelledby="provenance">
<h2 id="provenance">${records.provenance}</h2>
<details><summary>${records.provenanceSummary}</summary>
<table class="wide provenance">
<thead><tr><th scope="col">${records.value}</th><th scope="col">${records.meaning}</th><th scope="col">${records.source}</th><th scope="col">${records.asOf}</th></tr></thead>
<tbody>
${provenance.fields.map(
  ({
    field,
    value,
    asOf,
    source,
    corrections,
  }) => html`<tr><th scope="row">${byName.get(field)?.label[site.language]} <code>${field}</code>${isEmpty(value) && html` <span class="tag">${records.noValue}</span>`}</th>
<td data-label="${records.meaning}">${meaning(field)}${corrections.map((each) => correction(site, each))}</td>
<td data-label="${records.source}">${source === null ? site.strings.unknown : html`<a href="#source-${source.id}">${publisherName(source.publisher)}</a>`}</td>
<td data-label="${records.asOf}">${asOf ?? site.strings.unknown}</td></tr>
`,
)}</tbody>
</table>
<dl class="source-list">
${[...sources.values()].map(
  (source) => html`<dt id="source-${source.id}">${publisherName(source.publisher)}</dt>
<dd>${sourceTitle(site, source)}${source.url !== null && html`, <a href="${source.url}" rel="external">${new URL(source.url).hostname}</a>`}<br><span class="terms">${sourceDetails(site, source).join(' · ')}</span></dd>
`,
)}</dl>
</details>
<p class="citation-line">${records.cite} <cite>${provenance.citation[site.language]}</cite></p>
</section>`;
}

type Correction = RecordProvenance['fields'][number]['corrections'][number];

function correction({ language }: Site, { was, is, reason, edition }: Correction): Html {
  return html`<span class="correction">${recordStrings[language].records.corrected}${edition !== null && ` (${edition})`}: <del>${written(was)}</del> <ins>${written(is)}</ins>. ${reason[language].replace(/\.?$/, '.')}</span>`;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
