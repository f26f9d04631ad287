// The meaning, source, date and corrections of each value of a record, and the citation of the record with its sources.

import { thingPath } from '../../engine/formats/json-ld.js';
import {
  type RecordProvenance,
  recordProvenance,
} from '../../engine/operations/provenance/record-provenance.js';
import { addresses } from '../shell/addresses.js';
import { breakable, type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { citation, citeStrings, publisherName, sourceDetails, sourceTitle } from '../shell/values.js';
import { correctLink, type RecordView, reportUrl } from './report.js';

const en = {
  title: 'Sources and meaning',
  summary: 'of each value, with its date and corrections',
  value: 'Value',
  meaning: 'Meaning',
  source: 'Source',
  asOf: 'As of',
  noValue: 'no value',
  corrected: 'Corrected',
  error: 'Error',
  report: 'Report',
  reportValue: (label: string) => `Report: ${label}`,
  cite: 'How to cite this record:',
  citeSummary: 'this record and its sources',
};

const es: typeof en = {
  title: 'Fuentes y significado',
  summary: 'de cada valor, con su fecha y sus correcciones',
  value: 'Valor',
  meaning: 'Significado',
  source: 'Fuente',
  asOf: 'Fecha',
  noValue: 'sin valor',
  corrected: 'Corregido',
  error: 'Error',
  report: 'Reportar',
  reportValue: (label) => `Reportar: ${label}`,
  cite: 'Cómo citar este registro:',
  citeSummary: 'este registro y sus fuentes',
};

const strings = { en, es };

const provenanceOf = ({ engine, shown, row }: RecordView): RecordProvenance =>
  recordProvenance(engine.catalog, shown.family, row);

export function provenance(record: RecordView): Html {
  const { site, reportContact, repository } = record;
  const { fields } = provenanceOf(record);
  const words = strings[site.language];
  const byName = new Map(record.shown.fields.map((each) => [each.field.name, each]));
  const sources = new Map(fields.flatMap(({ source }) => (source === null ? [] : [[source.id, source]])));
  const isReported = reportContact !== undefined || repository !== undefined;
  return html`<details class="fold">
<summary><h2 id="provenance">${words.title}</h2> <span>${words.summary}</span></summary>
<table class="wide provenance">
<thead><tr><th scope="col">${words.value}</th><th scope="col">${words.meaning}</th><th scope="col">${words.source}</th><th scope="col">${words.asOf}</th>${isReported && html`<th scope="col">${words.error}</th>`}</tr></thead>
<tbody>
${fields.map(({ field, value, asOf, source, corrections }) => {
  const shown = byName.get(field);
  const label = shown?.label[site.language] ?? field;
  const about = shown?.field.about;
  return html`<tr><th scope="row">${label} <code>${field}</code>${isEmpty(value) && html` <span class="tag">${words.noValue}</span>`}</th>
<td data-label="${words.meaning}">${about && site.translate(about)}${corrections.map((each) => correction(site, each))}</td>
<td data-label="${words.source}">${source === null ? site.strings.unknown : html`<a href="#source-${source.id}">${publisherName(source.publisher)}</a>`}</td>
<td data-label="${words.asOf}">${asOf ?? site.strings.unknown}</td>${isReported && html`<td data-label="${words.error}"><a href="${reportUrl(record, { field, value })}" rel="external" aria-label="${words.reportValue(label)}">${words.report}</a>${shown && correctLink(record, shown)}</td>`}</tr>
`;
})}</tbody>
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
  return html`<span class="correction">${strings[language].corrected}${edition !== null && ` (${edition})`}: <del>${breakable(written(was))}</del> <ins>${breakable(written(is))}</ins>. ${reason[language].replace(/\.?$/, '.')}</span>`;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const written = (value: unknown) =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);

/** Without a description of its dataset, a model has only the sources. */
export function cite(record: RecordView): Html {
  const { site, engine, shown, row, title } = record;
  const { family } = shown;
  const [own, words] = [strings[site.language], citeStrings[site.language]];
  const credit = html`<cite>${breakable(provenanceOf(record).citation[site.language])}</cite>`;
  const about = engine.model.dataset;
  if (about === undefined) return html`<p class="citation-line">${own.cite} ${credit}</p>`;
  const cited = {
    about,
    edition: engine.catalog.edition,
    part: `${title} (${family.record} ${row.id})`,
    path: thingPath(family, row.id),
  };
  return html`<details class="fold">
<summary><h2 id="cite">${words.title}</h2> <span>${own.citeSummary}</span></summary>
<div class="answer">${citation(site, cited)}</div>
<p class="citation-line">${words.sources} ${credit}</p>
<p class="note"><a href="${site.at(addresses.downloads)}#cite">${words.whole}</a></p>
</details>`;
}
