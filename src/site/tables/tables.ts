// The table of each family, in the state of its URL: a page, or a file. `records` serves them, because both have one kind of URL.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvWriter } from '../../engine/formats/csv.js';
import type { Column } from '../../engine/formats/output-format.js';
import type { Row } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { localizedProblem, type Problem } from '../../engine/problems/problem.js';
import { dialects } from '../../engine/text/csv/read-csv.js';
import { sendReply } from '../../server/http/connections/node-response.js';
import type { ServedEdition } from '../../server/http/responses/served-edition.js';
import { perEdition, sendDocument } from '../../server/http/surface.js';
import { manifestOf, type ShownFamily } from '../manifest/manifest.js';
import { snippetTabs } from '../shell/code.js';
import { familyNames, familyParts, partLinks } from '../shell/family-parts.js';
import type { Feature } from '../shell/feature.js';
import { type Html, html, raw, scriptEnd } from '../shell/html.js';
import { datasetData, familyDataset } from '../shell/json-ld.js';
import { dataCrumbs, layout } from '../shell/layout.js';
import { pageDocument, sendPage } from '../shell/localized-routes.js';
import { tableAddress, titleOfRecord } from '../shell/record-links.js';
import { type PageContext, rowWithId, type Site } from '../shell/site.js';
import { describeTable } from './describe-table.js';
import { tableStrings } from './strings.js';
import { rowCount, summedIn, tableFoot } from './sums.js';
import { type FormView, tableForm } from './table-form.js';
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
import {
  FORMAT,
  fieldsNamed,
  readTableQuery,
  requestOf,
  sortKeys,
  type TableQuery,
  writeTableQuery,
} from './table-query.js';
import { allRows, choiceCounts, type FoundRows, groupedRows, rowsFound } from './table-rows.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

type RowsOperation = Parameters<typeof rowsFound>[1];

/**
 * The records of a family as a table. Without scripts the page has a part of the rows, and with them all. The URL of a table that does not
 * exist returns a page that is not cached.
 */
class WrongTable extends Error {
  constructor(
    readonly page: string,
    readonly status: number,
  ) {
    super('The URL names an unknown table.');
  }
}

function* tablePage(view: PageContext, shown: ShownFamily, from: RowsOperation, form: FormView) {
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
function headOf(view: PageContext, shown: ShownFamily, from: RowsOperation, { spec, query }: FormView) {
  if (isNarrowed(spec, query)) return html`<meta name="robots" content="noindex">\n`;
  if (from.of !== undefined) return undefined;
  const { catalog, model } = view.engine;
  return datasetData(view.site, familyDataset(view.site, shown, catalog, model.dataset));
}

/** A sort that the form cannot show would be sent with it again. */
const withoutBadSort = ({ spec, query }: FormView): TableQuery =>
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
  { spec, query }: FormView,
  { rows, first, found, all, sums }: FoundRows,
  groups: readonly RowGroup[],
): Html {
  const { site } = view;
  const words = tableStrings[site.language];
  const columns = columnsOf(spec, query);
  const draw = rowsDrawn(spec, columns, namesIn(view, shown));
  return html`<div class="results"><p class="tally" role="status">${resultCount(spec, found, all)}</p>
<a class="clear" href="${unnarrowed(spec)}"${!isNarrowed(spec, query) && html` hidden`}>${words.clear}</a>${spec.map && html` <a class="to-map" href="${mapOf(spec, query)}">${words.onMap}</a>`}</div>
<p class="nothing"${found > 0 && html` hidden`}>${words.nothing}</p>
<p class="failed" role="alert" hidden>${words.failed}</p>
<section class="groups"${query.group === undefined && html` hidden`}>${tableGroups(spec, query, groups)}</section>
<a class="skip-table" href="#after-table">${words.past}</a>
<div class="rows" role="region" tabindex="0" aria-label="${words.scroll(spec.title)}">
<table class="records" aria-rowcount="${rowCount(columns, found)}">
<thead>${tableHead(spec, query)}</thead>
<tbody>
${rows.map((row, index) => html`${draw(row, first + index)}\n`)}</tbody>
${summedIn(columns).length > 0 && html`<tfoot>${tableFoot(spec, columns, sums, found)}</tfoot>`}
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

/** The search finds a family by its names, and links to its table. */
export const tables: Feature = {
  name: 'tables',
  entries: (engine, { strings, language, titleOf, translate }) => ({
    title: strings.titles.data,
    isData: true,
    pages: manifestOf(engine).families.map((shown) => [
      tableAddress(shown)[language],
      titleOf(shown.family),
      translate(shown.family.about).plain,
      familyNames(shown.family).join(' '),
    ]),
  }),
};

export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  view: PageContext,
  shown: ShownFamily,
  from: RowsOperation,
  params: URLSearchParams,
): Promise<FastifyReply> {
  const { edition } = request;
  const { site } = view;
  const described = tableOf(edition, view, shown, from.operation);
  const spec: TableSpec = {
    ...described.spec,
    path: from.path,
    given: givenIn(from),
    ...(from.of && {
      of: from.of.name,
      // Only the records of a family are counted by value, and shown on the map.
      facets: [],
      map: undefined,
      title: tableStrings[site.language].ofRecord(described.spec.title, from.of.title),
    }),
  };
  const query = readTableQuery(spec, params);
  const written = writeTableQuery(spec, query);
  const format = fileFormatNamed(spec, params.get(FORMAT));
  if (format !== undefined) params.delete(FORMAT);
  // A form sends its empty fields as well, which would only lengthen the URL.
  if (inAnyOrder(new URLSearchParams(written)) !== inAnyOrder(params))
    return sendReply(reply, edition.replies.redirect(`${spec.address}${written}`));
  const work = () => tablePage(view, shown, from, { ...described, spec, query });
  const key = `${spec.address}${written} ${Object.values(spec.given)}`;
  try {
    if (format !== undefined)
      return await sendDocument(reply, {
        path: `${key} ${format}`,
        type: CSV_WITH_HEADER,
        headers: ['content-disposition', `attachment; filename="${shown.slug[site.language]}.csv"`],
        isOneOfMany: true,
        body: function* fileWork() {
          const rows = yield* allRows(view, from, { spec, query });
          return 'problem' in rows ? yield* work() : tableFile(spec, query, rows, format);
        },
      });
    return await sendDocument(reply, pageDocument(site.language, key, work, true));
  } catch (error) {
    if (!(error instanceof WrongTable)) throw error;
    return sendPage(reply, site.language, error.page, error.status);
  }
}

function inAnyOrder(query: URLSearchParams): string {
  query.sort();
  return query.toString();
}

const described = perEdition(() => new Map<string, ReturnType<typeof describeTable>>());

/** Created once for each edition and language. */
function tableOf(edition: ServedEdition, view: PageContext, shown: ShownFamily, operation: Operation) {
  const known = described(edition);
  const key = `${view.site.language} ${operation.id}`;
  const table = known.get(key) ?? describeTable(view, shown, operation);
  known.set(key, table);
  return table;
}

/** The required argument of a path is the year of a calendar: the present one, or the nearest to it. */
function givenIn({ operation: { parameters }, fixed }: RowsOperation): Readonly<Record<string, string>> {
  const present = new Date().getUTCFullYear();
  return Object.fromEntries(
    parameters
      .filter(({ name, in: at }) => at === 'path' && fixed[name] === undefined)
      .map(({ name, type: { schema } }) => {
        const { minimum = present, maximum = present } = schema;
        return [name, String(Math.min(Math.max(present, minimum), maximum))];
      }),
  );
}

const CSV_WITH_HEADER = 'text/csv; charset=utf-8; header=present';

type TableFormat = keyof typeof dialects;

/** Undefined for a format without columns. */
const fileFormatNamed = ({ formats }: TableSpec, wanted: string | null): TableFormat | undefined =>
  formats.find(({ name, isTable }) => isTable && name === wanted)?.name as TableFormat | undefined;

/** Includes the columns that only the page computes. */
function tableFile(spec: TableSpec, query: TableQuery, rows: readonly Row[], format: TableFormat): string {
  const columns = fieldsNamed(spec, query).map((path) => columnOf(spec, path));
  const { open, record } = csvWriter(dialects[format], columns, (index) => [rows[index] as Row, index]);
  return open + rows.map((_, index) => record(index)).join('');
}

/** A path selects the name of a related record. */
const columnOf = (spec: TableSpec, path: string): Column => ({
  name: path,
  field: { kind: fieldNamed(spec, path)?.kind ?? 'text' },
  value: (row) =>
    path.split('.').reduce<unknown>((value, name) => (value as Row | null)?.[name] ?? null, row),
});
