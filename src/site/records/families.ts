// The pages about families. One lists all with their numbers of records and a named record. A family without a list has a page with its
// figures, which are also on the pages of other records.

import { kinds } from '../../engine/operations/kinds/index.js';
import { operationOfKind } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { addresses } from '../shell/addresses.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { breakable, type Html, html } from '../shell/html.js';
import { datasetData, familyDataset } from '../shell/json-ld.js';
import { dataCrumbs, layout } from '../shell/layout.js';
import { foremostRecord, recordAddress, tableAddress, titleOfRecord } from '../shell/record-links.js';
import type { PageContext } from '../shell/site.js';

const en = {
  lead: 'Choose a family to see its records.',
  records: (count: string) => `${count} records`,
  oneRecord: '1 record',
  computed: 'computed for any year',
  series: 'year by year, on the pages of the related records',
  forInstance: 'for example',
  onPages: 'Each record has these figures on its own page:',
  inYear: 'Figures of all places in a year:',
};

const es: typeof en = {
  lead: 'Elige una familia para ver sus registros.',
  records: (count) => `${count} registros`,
  oneRecord: '1 registro',
  computed: 'se calculan para cualquier año',
  series: 'año por año, en las páginas de los registros relacionados',
  forInstance: 'por ejemplo',
  onPages: 'Cada registro tiene estas cifras en su propia página:',
  inYear: 'Cifras de todos los lugares en un año:',
};

const strings = { en, es };

export function familiesPage(view: PageContext): string {
  const { site, manifest } = view;
  const words = strings[site.language];
  const title = site.strings.titles.data;
  return layout(site, {
    path: addresses.data,
    title,
    description: words.lead,
    kind: 'data',
    body: html`<h1>${title}</h1>
<p class="lead">${words.lead}</p>
<ul class="holdings">
${manifest.families.map(
  (shown) => html`<li><h2><a href="${site.at(tableAddress(shown))}">${site.titleOf(shown.family)}</a></h2>
<p>${site.translate(shown.family.about)}</p>
<p class="extent">${extentInWords(view, shown)}${sample(view, shown)}</p></li>
`,
)}</ul>`,
  });
}

function extentInWords({ site, engine }: PageContext, { family }: ShownFamily): string {
  const words = strings[site.language];
  if (family.series !== undefined) return words.series;
  if (family.file === undefined) return words.computed;
  const { length } = engine.catalog.table(family).rows;
  return length === 1 ? words.oneRecord : words.records(site.number(length));
}

/** A named example record. */
function sample({ site, engine }: PageContext, shown: ShownFamily): Html | undefined {
  if (shown.extent !== 'many') return undefined;
  const row = foremostRecord(shown.family, engine.catalog.table(shown.family).rows);
  const title = row && titleOfRecord(shown.family, row);
  if (row === undefined || title === undefined) return undefined;
  return html`, ${strings[site.language].forInstance} <a href="${site.at(recordAddress(shown, row))}" lang="es">${title}</a>`;
}

export function figuresPage(view: PageContext, shown: ShownFamily): string {
  const { site, manifest, engine } = view;
  const { family } = shown;
  const words = strings[site.language];
  const [address, title, about] = [tableAddress(shown), site.titleOf(family), site.translate(family.about)];
  const places = manifest.families.filter(({ figures }) =>
    figures.some(({ list }) => list.target === family),
  );
  const requests = requestsInYear(view, shown);
  return layout(site, {
    path: address,
    title,
    description: about.plain,
    kind: 'data',
    head: datasetData(site, familyDataset(site, shown, engine.catalog, engine.model.dataset)),
    body: html`${dataCrumbs(site)}
<h1>${title}</h1>
<p class="lead">${about}</p>
${partLinks(site, familyParts(site, manifest, shown), address)}
<p>${words.onPages}</p>
<ul>
${places.map(
  (each) =>
    html`<li><a href="${site.at(tableAddress(each))}">${site.titleOf(each.family)}</a>${sample(view, each)}</li>\n`,
)}</ul>
${requests.length > 0 && html`<p>${words.inYear}</p>\n<ul>\n${requests.map((path) => html`<li><a href="${path}"><code>${breakable(path)}</code></a></li>\n`)}</ul>`}
<dl class="card">
${shown.fields.map(({ label, field }) => html`<dt>${label[site.language]}</dt><dd>${field.about && site.translate(field.about)}</dd>\n`)}</dl>`,
  });
}

/** The figures of all places in a year, as JSON and as a table. */
function requestsInYear({ engine }: PageContext, { family }: ShownFamily): readonly string[] {
  const operation = operationOfKind(engine, kinds.figuresInYear, family);
  if (operation === undefined) return [];
  const [example] = operation.examples([]);
  const path = (more: object) => requestPath(operation.path, { ...example?.texts(), ...more });
  return [path({}), path({ format: 'csv' })];
}
