// The page that prepares a correction: the values of a record, the form for one of them, and the correction that is ready to be sent.
import { addresses, guideAddress } from '../shell/addresses.js';
import { answerBlock } from '../shell/code.js';
import { FIELD } from '../shell/correct-address.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { publisherName } from '../shell/source-words.js';
import { languageOfNames, textLanguage, writtenIn } from '../shell/text-language.js';
import type { ChosenField, CorrectModel, FieldRow, ReadyCorrection } from './correct-model.js';
import { entryForm } from './entry-form.js';
import type { MarkedLine } from './proposal.js';
import { correctStrings } from './strings.js';

const GUIDE = 'correct-a-value';

export function correctPage(site: Site, model: CorrectModel): string {
  const words = correctStrings[site.language];
  const { address, record, chosen } = model;
  return layout(site, {
    path: address,
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
${chosen === undefined ? fieldTable(site, model) : chosenPart(site, model, chosen)}`,
  });
}

const presentOf = (site: Site, { shown, present }: FieldRow): Html =>
  present === undefined
    ? html`<span class="tag">${correctStrings[site.language].noValue}</span>`
    : html`<span${writtenIn(site, textLanguage(shown))}>${present}</span>`;

function fieldTable(site: Site, { address, fields }: CorrectModel): Html {
  const words = correctStrings[site.language];
  return html`<p>${words.choose}</p>
<table class="wide">
<thead><tr><th scope="col">${words.value}</th><th scope="col">${words.present}</th><th scope="col">${words.correct}</th></tr></thead>
<tbody>
${fields.map((row) => {
  const { field, label } = row.shown;
  return html`<tr><th scope="row">${label[site.language]}</th><td data-label="${words.present}">${presentOf(site, row)}</td><td data-label="${words.correct}"><a href="${site.at(address)}?${FIELD}=${field.name}" rel="nofollow" aria-label="${words.correct}: ${label[site.language]}">${words.correct}</a></td></tr>
`;
})}</tbody>
</table>`;
}

function chosenPart(site: Site, model: CorrectModel, chosen: ChosenField): Html {
  const words = correctStrings[site.language];
  const { shown, ready, wrong, form, isDerived } = chosen;
  const about = shown.field.about && site.translate(shown.field.about);
  const entries = entryForm(site, model.address, chosen);
  return html`<h2><span${languageOfNames(site)}>${model.record.title}</span>: ${shown.label[site.language]}</h2>
${about && html`<p class="note">${about}</p>\n`}${ready && readyPart(site, chosen, ready)}${
  wrong.length > 0 &&
  html`<div class="refusal" role="alert"><h2>${words.wrong.title}</h2>
${wrong.map((message) => html`<p>${message}</p>\n`)}</div>\n`
}${ready === undefined && presentPart(site, chosen)}${
  isDerived
    ? html`<p>${words.derived} <a href="${form}" rel="external">${words.report}</a>.</p>`
    : ready === undefined
      ? entries
      : html`<details class="fold"><summary><h2>${words.again}</h2></summary>
${entries}
</details>`
}
<p><a href="${site.at(model.address)}" rel="nofollow">${words.otherField}</a></p>`;
}

function presentPart(site: Site, chosen: ChosenField): Html {
  const words = correctStrings[site.language];
  const { source } = chosen;
  return html`<dl class="values">
<div><dt>${words.present}</dt><dd>${presentOf(site, chosen)}</dd></div>
<div><dt>${words.source}</dt><dd>${
    source === undefined
      ? site.strings.unknown
      : html`${source.url === null ? publisherName(source.publisher) : html`<a href="${source.url}" rel="external">${publisherName(source.publisher)}</a>`}${source.date !== null && html` (${source.date})`}`
  }</dd></div>
</dl>
`;
}

function readyPart(
  site: Site,
  chosen: ChosenField,
  { is, edition, lines, line, pull }: ReadyCorrection,
): Html {
  const words = correctStrings[site.language].result;
  const form = html`<a class="button${line && ' quiet'}" href="${chosen.form}" rel="external">${words.form}</a>`;
  const number = line && site.number(line.line);
  return html`<section class="ready" aria-labelledby="ready">
<h2 id="ready">${words.title}</h2>
<p class="change"><del><span class="said">${words.from}: </span>${presentOf(site, chosen)}</del> → <ins><span class="said">${words.to}: </span>${presentOf(site, { ...chosen, present: is })}</ins></p>
${
  line === undefined || number === undefined
    ? html`<p>${words.tooLarge}</p>
<p>${form}</p>
${answerBlock(marked(lines.new, 'ins'), words.changed, '')}`
    : html`<ol>
<li><p>${words.copyLine}</p>
${answerBlock(marked(lines.new, 'ins'), words.newLine(number), '')}
<details><summary>${words.oldLine(number)}</summary>
${answerBlock(marked(lines.old, 'del'), undefined, '')}
</details></li>
<li><p><a class="button" href="${line.url}" rel="external">${words.open(number)}</a></p>
<p>${words.replace} ${words.moved(edition)}</p></li>
<li><p>${words.send}</p>
${answerBlock(pull.title, words.pullTitle, '')}
${answerBlock(pull.text, words.pullText, '')}</li>
</ol>
<p>${words.instead} ${form}</p>`
}
</section>
`;
}

const marked = ([before, value, after]: MarkedLine, element: 'ins' | 'del'): Html =>
  element === 'ins' ? html`${before}<ins>${value}</ins>${after}` : html`${before}<del>${value}</del>${after}`;
