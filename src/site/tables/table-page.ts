// The records of a family as a table: a page of it without scripts, all of it with them.

import type { Row } from '../../engine/model/model.js';
import { dataCrumbs } from '../shell/crumbs.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { type Html, html, raw, scriptEnd } from '../shell/html.js';
import { type DescribedDataset, datasetData } from '../shell/json-ld.js';
import type { Address } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { RecordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { snippetTabs } from '../shell/snippets.js';
import type { Translation } from '../shell/translate.js';
import { tableStrings } from './strings.js';
import { type FormModel, tableForm } from './table-form.js';
import {
  columnsOf,
  isNarrowed,
  mapOf,
  type RowGroup,
  resultCount,
  tableFiles,
  tableGroups,
  tableHead,
  tablePager,
  unnarrowed,
} from './table-parts.js';
import { sortKeys, type TableQuery, writeTableQuery } from './table-query.js';
import { requestOf } from './table-request.js';
import { type NameOfKey, rowsDrawn } from './table-row.js';
import { fieldNamed } from './table-spec.js';

export interface TableModel extends FormModel {
  readonly address: Address;
  readonly about: Translation;
  readonly dataset: DescribedDataset;
  /** All pages about its family. */
  readonly parts: readonly FamilyPart[];
  /** The record whose list it is. */
  readonly of: RecordLink | undefined;
  /** By the field that the URL names. */
  readonly groups: readonly RowGroup[];
  readonly shown: ShownRows | WrongAddress;
}

export interface ShownRows {
  /** Those of the page. */
  readonly rows: readonly Row[];
  /** Index of the first one among those that were found. */
  readonly first: number;
  readonly found: number;
  readonly all: number;
  readonly nameOf: NameOfKey;
}

/** The errors that the API reports in the URL, with corrections. */
export interface WrongAddress {
  readonly messages: readonly string[];
  readonly status: number;
}

export function tablePage(site: Site, model: TableModel): string {
  const { address, about, spec, query, shown } = model;
  const words = tableStrings[site.language];
  return layout(site, {
    path: address,
    title: words.pageTitle(spec.title),
    description: about.plain,
    kind: 'data',
    query: writeTableQuery(spec, query),
    ...('rows' in shown ? { scripts: ['table'] } : {}),
    head: headOf(site, model),
    body: html`${dataCrumbs(site)}
<h1>${spec.title}</h1>
${
  model.of === undefined
    ? html`<p class="lead">${about}</p>
${partLinks(site, model.parts, address)}`
    : html`<p><a href="${site.at(model.of.address)}">${model.of.title}</a> · <a href="${spec.address}">${tableStrings[site.language].whole}</a></p>`
}
${'messages' in shown && wrong(site, shown)}${tableForm(site, 'rows' in shown ? model : { ...model, query: withoutBadSort(model) })}
${
  'rows' in shown
    ? rowsAndFiles(site, model, shown)
    : html`<p><a href="${unnarrowed(spec)}">${words.clear}</a></p>`
}`,
  });
}

/** The number of URLs that narrow a table is unlimited; the whole one is a dataset. */
function headOf(site: Site, { spec, query, of, dataset }: TableModel): Html | undefined {
  if (isNarrowed(spec, query)) return html`<meta name="robots" content="noindex">\n`;
  return of === undefined ? datasetData(site, dataset) : undefined;
}

/** A sort that the form cannot show would be sent with it again. */
const withoutBadSort = ({ spec, query }: TableModel): TableQuery =>
  sortKeys(query).every(({ name }) => fieldNamed(spec, name)) ? query : { ...query, sort: '' };

const wrong = ({ language }: Site, { messages }: WrongAddress): Html =>
  html`<div class="wrong" role="alert">
<h2>${tableStrings[language].wrong}</h2>
<ul>
${messages.map((message) => html`<li>${message}</li>\n`)}</ul>
</div>
`;

function rowsAndFiles(site: Site, model: TableModel, shown: ShownRows): Html {
  const { spec, query } = model;
  const { rows, first, found, all, nameOf } = shown;
  const words = tableStrings[site.language];
  const draw = rowsDrawn(spec, columnsOf(spec, query), nameOf);
  return html`<div class="results"><p class="tally" role="status">${resultCount(spec, found, all)}</p>
<a class="clear" href="${unnarrowed(spec)}"${!isNarrowed(spec, query) && html` hidden`}>${words.clear}</a>${spec.map && html` <a class="to-map" href="${mapOf(spec, query)}">${words.onMap}</a>`}</div>
<p class="nothing"${found > 0 && html` hidden`}>${words.nothing}</p>
<p class="failed" role="alert" hidden>${words.failed}</p>
<section class="groups"${query.group === undefined && html` hidden`}>${tableGroups(spec, query, model.groups)}</section>
<a class="skip-table" href="#after-table">${words.past}</a>
<div class="rows" role="region" tabindex="0" aria-label="${words.scroll(spec.title)}">
<table class="records" aria-rowcount="${found + 1}">
<thead>${tableHead(spec, query)}</thead>
<tbody>
${rows.map((row, index) => html`${draw(row, first + index)}\n`)}</tbody>
</table>
</div>
<nav class="pager" id="after-table" tabindex="-1" aria-label="${site.strings.pages}">${tablePager(spec, query, found)}</nav>
<section class="take">
<h2>${words.take}</h2>
<p>${words.download}</p>
<ul class="files">
${tableFiles(spec, query)}</ul>
<p>${words.request}</p>
${snippetTabs(site, requestOf(spec, query))}
</section>
<script type="application/json" id="table-spec">${raw(JSON.stringify({ ...spec, total: all }).replaceAll('<', '\\u003c'))}${scriptEnd}`;
}
