// The page that prepares a correction: the values of a record, the form for one of them, and the correction that is ready to be sent.
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownField } from '../manifest/manifest.js';
import { addresses, guideAddress } from '../shell/addresses.js';
import { correctAddress, FIELD, isCorrectable } from '../shell/correct-address.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { recordLink } from '../shell/record-link.js';
import { publisherName } from '../shell/source-words.js';
import { languageOfNames } from '../shell/text-language.js';
import { type Correction, fieldValue } from './correction.js';
import { entryForm } from './entry-form.js';
import { longest, readEntry, readSource, readValue } from './read-entry.js';
import { readyPart, reportUrl } from './ready-part.js';
import { correctStrings } from './strings.js';

const GUIDE = 'correct-a-value';

export function* correctPage(correction: Correction): YieldingWork<string> {
  const { site, manifest, shown, row, values } = correction;
  const words = correctStrings[site.language];
  const record = recordLink(manifest, shown.family, row);
  const fields = shown.fields.filter(({ field }) => field.name !== 'id');
  const chosen = fields.find(({ field }) => field.name === values.get(FIELD));
  yield;
  const part = chosen === undefined ? fieldTable(correction, fields) : yield* fieldPart(correction, chosen);
  yield;
  return layout(site, {
    path: correctAddress(shown, row),
    title: words.of(record.title),
    description: words.lead,
    kind: 'data',
    styles: ['correct'],
    head: html`<meta name="robots" content="noindex">\n`,
    body: html`<nav class="crumbs" aria-label="${words.crumbs}"><ol>
<li><a href="${site.at(addresses.data)}">${site.strings.titles.data}</a></li>
<li><a href="${site.at(record.address)}"${languageOfNames(site)}>${record.title}</a></li></ol></nav>
<h1>${words.title}</h1>
<p class="lead">${words.lead} <a href="${site.at(guideAddress(GUIDE))}">${words.guide}</a></p>
${part}`,
  });
}

/** Until the reader chooses a field. */
function fieldTable(correction: Correction, fields: readonly ShownField[]): Html {
  const { site, shown: family, row } = correction;
  const words = correctStrings[site.language];
  const address = site.at(correctAddress(family, row));
  return html`<p>${words.choose}</p>
<table class="wide">
<thead><tr><th scope="col">${words.value}</th><th scope="col">${words.present}</th><th scope="col">${words.correct}</th></tr></thead>
<tbody>
${fields.map((shown) => {
  const { field, label } = shown;
  return html`<tr><th scope="row">${label[site.language]}</th><td data-label="${words.present}">${fieldValue(correction, shown, row[field.name])}</td><td data-label="${words.correct}"><a href="${address}?${FIELD}=${field.name}" rel="nofollow" aria-label="${words.correct}: ${label[site.language]}">${words.correct}</a></td></tr>
`;
})}</tbody>
</table>`;
}

function* fieldPart(correction: Correction, shown: ShownField): YieldingWork<Html> {
  const { site, manifest, catalog, row, values } = correction;
  const { family } = correction.shown;
  const { field } = shown;
  const words = correctStrings[site.language];
  const isDerived = !isCorrectable(field);
  const entry = readEntry(values);
  const isSent = !isDerived && (values.has('source') || values.has('value'));
  const read = isSent ? yield* readValue(site, catalog, shown, row[field.name], entry) : undefined;
  const source = isSent ? readSource(entry) : undefined;
  const wrong = isSent
    ? [
        ...(read !== undefined && 'wrong' in read ? [read.wrong] : []),
        ...(source === undefined ? [words.wrong.source] : []),
        ...(entry.note.length > longest.note ? [words.wrong.tooLong(site.number(longest.note))] : []),
      ]
    : [];
  const isRight = read !== undefined && 'value' in read && source !== undefined && wrong.length === 0;
  const ready = isRight
    ? yield* readyPart(correction, { shown, value: read.value, source, note: entry.note.trim() })
    : undefined;
  const about = field.about && site.translate(field.about);
  const entries = entryForm(correction, shown, entry);
  return html`<h2><span${languageOfNames(site)}>${recordLink(manifest, family, row).title}</span>: ${shown.label[site.language]}</h2>
${about && html`<p class="note">${about}</p>\n`}${ready}${
  wrong.length > 0 &&
  html`<div class="refusal" role="alert"><h2>${words.wrong.title}</h2>
${wrong.map((message) => html`<p>${message}</p>\n`)}</div>\n`
}${ready === undefined && presentPart(correction, shown)}${
  isDerived
    ? html`<p>${words.derived} <a href="${reportUrl(correction, shown)}" rel="external">${words.report}</a>.</p>`
    : ready === undefined
      ? entries
      : html`<details class="fold"><summary><h2>${words.again}</h2></summary>
${entries}
</details>`
}
<p><a href="${site.at(correctAddress(correction.shown, row))}" rel="nofollow">${words.otherField}</a></p>`;
}

function presentPart(correction: Correction, shown: ShownField): Html {
  const { site, catalog, row } = correction;
  const { name } = shown.field;
  const words = correctStrings[site.language];
  const source = catalog.origins.source(correction.shown.family, row.id as number, name);
  return html`<dl class="values">
<div><dt>${words.present}</dt><dd>${fieldValue(correction, shown, row[name])}</dd></div>
<div><dt>${words.source}</dt><dd>${
    source === undefined
      ? site.strings.unknown
      : html`${source.url === null ? publisherName(source.publisher) : html`<a href="${source.url}" rel="external">${publisherName(source.publisher)}</a>`}${source.date !== null && html` (${source.date})`}`
  }</dd></div>
</dl>
`;
}
