// The records of a family as a table: a page of it without scripts, all of it with them.
import { localizedProblem, type Problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { dataCrumbs } from '../shell/crumbs.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { type Html, html, raw, scriptEnd } from '../shell/html.js';
import { datasetData } from '../shell/json-ld.js';
import { layout } from '../shell/layout.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import type { Site } from '../shell/site.js';
import { snippetTabs } from '../shell/snippets.js';
import { titleOfRecord } from '../shell/title-of-record.js';
import { tableStrings } from './strings.js';
import { type FormModel, tableForm } from './table-form.js';
import {
  columnsOf,
  isNarrowed,
  mapOf,
  type NameOfKey,
  type RowGroup,
  resultCount,
  rowsDrawn,
  tableFiles,
  tableGroups,
  tableHead,
  tablePager,
  unnarrowed,
} from './table-parts.js';
import { requestOf, sortKeys, type TableQuery, writeTableQuery } from './table-query.js';
import { choiceCounts, type FoundRows, groupedRows, type RowsOperation, rowsFound } from './table-rows.js';
import { fieldNamed } from './table-spec.js';

/** The URL of a table that does not exist; such a page is not cached. */
export class WrongTable extends Error {
  constructor(
    readonly page: string,
    readonly status: number,
  ) {
    super('The URL names an unknown table.');
  }
}

export function* tablePage(
  view: PageContext,
  shown: ShownFamily,
  from: RowsOperation,
  form: FormModel,
): YieldingWork<string> {
  const { site } = view;
  const { spec, query } = form;
  const words = tableStrings[site.language];
  const found = yield* rowsFound(view, from, form);
  const counts = yield* choiceCounts(view, shown, spec, query);
  const groups =
    query.group === undefined ? [] : yield* groupedRows(view, shown, spec, query.group, query.options);
  yield;
  const isWrong = 'problem' in found;
  const address = tableAddress(shown);
  const about = site.translate(shown.family.about);
  const page = layout(site, {
    path: address,
    title: words.pageTitle(spec.title),
    description: about.plain,
    kind: 'data',
    query: writeTableQuery(spec, query),
    ...(isWrong ? {} : { scripts: ['table'] }),
    head: headOf(view, shown, from, form),
    body: html`${dataCrumbs(site)}
<h1>${spec.title}</h1>
${
  from.of === undefined
    ? html`<p class="lead">${about}</p>
${partLinks(site, familyParts(site, view.manifest, shown), address)}`
    : html`<p><a href="${site.at(from.of.address)}">${from.of.title}</a> · <a href="${spec.address}">${words.whole}</a></p>`
}
${isWrong && wrong(site, found.problem)}${tableForm(site, { ...form, counts, query: isWrong ? withoutBadSort(form) : query })}
${
  isWrong
    ? html`<p><a href="${unnarrowed(spec)}">${words.clear}</a></p>`
    : rowsAndFiles(view, shown, form, found, groups)
}`,
  });
  if (isWrong) throw new WrongTable(page, found.problem.status);
  return page;
}

/** The number of URLs that narrow a table is unlimited; the whole one is a dataset. */
function headOf(view: PageContext, shown: ShownFamily, from: RowsOperation, { spec, query }: FormModel) {
  if (isNarrowed(spec, query)) return html`<meta name="robots" content="noindex">\n`;
  if (from.of !== undefined) return undefined;
  const { catalog, model } = view.engine;
  return datasetData(view.site, familyDataset(view.site, shown, catalog, model.dataset));
}

/** A sort that the form cannot show would be sent with it again. */
const withoutBadSort = ({ spec, query }: FormModel): TableQuery =>
  sortKeys(query).every(({ name }) => fieldNamed(spec, name)) ? query : { ...query, sort: '' };

/** The errors that the API reports in the URL, with corrections. */
function wrong({ language }: Site, problem: Problem): Html {
  const { detail, errors } = localizedProblem(problem, language);
  const messages = errors === undefined ? [detail] : errors.map(({ message }) => message);
  return html`<div class="wrong" role="alert">
<h2>${tableStrings[language].wrong}</h2>
<ul>
${messages.map((message) => html`<li>${message}</li>\n`)}</ul>
</div>
`;
}

function rowsAndFiles(
  view: PageContext,
  shown: ShownFamily,
  { spec, query }: FormModel,
  { rows, first, found, all }: FoundRows,
  groups: readonly RowGroup[],
): Html {
  const { site } = view;
  const words = tableStrings[site.language];
  const draw = rowsDrawn(spec, columnsOf(spec, query), namesIn(view, shown));
  return html`<div class="results"><p class="tally" role="status">${resultCount(spec, found, all)}</p>
<a class="clear" href="${unnarrowed(spec)}"${!isNarrowed(spec, query) && html` hidden`}>${words.clear}</a>${spec.map && html` <a class="to-map" href="${mapOf(spec, query)}">${words.onMap}</a>`}</div>
<p class="nothing"${found > 0 && html` hidden`}>${words.nothing}</p>
<p class="failed" role="alert" hidden>${words.failed}</p>
<section class="groups"${query.group === undefined && html` hidden`}>${tableGroups(spec, query, groups)}</section>
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

function namesIn(view: PageContext, { fields }: ShownFamily): NameOfKey {
  const families = new Map(fields.map(({ field, keyOf }) => [field.name, keyOf]));
  return ({ name }, id) => {
    const family = families.get(name);
    const row = family && rowWithId(view, family, id);
    return family && row && titleOfRecord(family, row);
  };
}
