// The meaning, source, date and corrections of each value of a record.

import type { RecordProvenance } from '../../engine/operations/provenance/record-provenance.js';
import type { ShownField } from '../manifest/manifest.js';
import { breakable } from '../shell/breakable.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { publisherName, sourceDetails, sourceTitle } from '../shell/source-words.js';
import { correctLink } from './correction-links.js';
import { type ErrorReport, reportUrl } from './report.js';
import { recordStrings } from './strings.js';

export function provenanceTable(
  site: Site,
  fields: readonly ShownField[],
  provenance: RecordProvenance,
  report: ErrorReport,
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
  const labelOf = (name: string) => byName.get(name)?.label[site.language] ?? name;
  const isReported = report.contact !== undefined || report.correction !== undefined;
  const correct = (name: string) => {
    const field = byName.get(name)?.field;
    return field && correctLink(site, labelOf(name), report.correction?.ofField(field));
  };
  return html`<details class="fold">
<summary><h2 id="provenance">${records.provenance}</h2> <span>${records.provenanceSummary}</span></summary>
<table class="wide provenance">
<thead><tr><th scope="col">${records.value}</th><th scope="col">${records.meaning}</th><th scope="col">${records.source}</th><th scope="col">${records.asOf}</th>${isReported && html`<th scope="col">${records.report.column}</th>`}</tr></thead>
<tbody>
${provenance.fields.map(
  ({
    field,
    value,
    asOf,
    source,
    corrections,
  }) => html`<tr><th scope="row">${labelOf(field)} <code>${field}</code>${isEmpty(value) && html` <span class="tag">${records.noValue}</span>`}</th>
<td data-label="${records.meaning}">${meaning(field)}${corrections.map((each) => correction(site, each))}</td>
<td data-label="${records.source}">${source === null ? site.strings.unknown : html`<a href="#source-${source.id}">${publisherName(source.publisher)}</a>`}</td>
<td data-label="${records.asOf}">${asOf ?? site.strings.unknown}</td>${isReported && html`<td data-label="${records.report.column}"><a href="${reportUrl(site, report, { field, value })}" rel="external" aria-label="${records.report.reportValue(labelOf(field))}">${records.report.report}</a>${correct(field)}</td>`}</tr>
`,
)}</tbody>
</table>
<dl class="source-list">
${[...sources.values()].map(
  (source) => html`<dt id="source-${source.id}">${publisherName(source.publisher)}</dt>
<dd>${sourceTitle(site, source)}${source.url !== null && html`, <a href="${source.url}" rel="external">${new URL(source.url).hostname}</a>`}<br><span class="terms">${sourceDetails(site, source).join(' · ')}</span></dd>
`,
)}</dl>
</details>`;
}

type Correction = RecordProvenance['fields'][number]['corrections'][number];

function correction({ language }: Site, { was, is, reason, edition }: Correction): Html {
  return html`<span class="correction">${recordStrings[language].records.corrected}${edition !== null && ` (${edition})`}: <del>${breakable(written(was))}</del> <ins>${breakable(written(is))}</ins>. ${reason[language].replace(/\.?$/, '.')}</span>`;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const written = (value: unknown) =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
