// The table of each family, in the state of its URL: a page, or a file. `records` serves them, because both have one kind of URL.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvWriter } from '../../engine/formats/csv.js';
import type { Column } from '../../engine/formats/csv-columns.js';
import type { Row } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { dialects } from '../../engine/text/csv/read-csv.js';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { perEdition, sendDocument } from '../../server/http/surface.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyNames } from '../shell/family-names.js';
import type { Feature } from '../shell/feature.js';
import type { PageContext } from '../shell/page-context.js';
import { pageDocument } from '../shell/page-document.js';
import { sendPage } from '../shell/page-reply.js';
import { type DescribedTable, describeTable } from './describe-table.js';
import { tableStrings } from './strings.js';
import { tablePage, WrongTable } from './table-page.js';
import { FORMAT, fieldsNamed, readTableQuery, type TableQuery, writeTableQuery } from './table-query.js';
import { allRows, type RowsOperation } from './table-rows.js';
import { fieldNamed, type TableSpec } from './table-spec.js';

/** The search finds a family by its names, which leads to its table. */
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
        type: FILE_TYPE,
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

const described = perEdition(() => new Map<string, DescribedTable>());

/** Once for each edition and language. */
function tableOf(
  edition: EditionResponses,
  view: PageContext,
  shown: ShownFamily,
  operation: Operation,
): DescribedTable {
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

const FILE_TYPE = 'text/csv; charset=utf-8; header=present';

type FileFormat = keyof typeof dialects;

/** Undefined for a format without columns. */
const fileFormatNamed = ({ formats }: TableSpec, wanted: string | null): FileFormat | undefined =>
  formats.find(({ name, isTable }) => isTable && name === wanted)?.name as FileFormat | undefined;

/** With the columns that only the page works out. */
function tableFile(spec: TableSpec, query: TableQuery, rows: readonly Row[], format: FileFormat): string {
  const columns = fieldsNamed(spec, query).map((path) => columnOf(spec, path));
  const { open, record } = csvWriter(dialects[format], columns, (index) => [rows[index] as Row, index]);
  return open + rows.map((_, index) => record(index)).join('');
}

/** A path leads to the name of a related record. */
const columnOf = (spec: TableSpec, path: string): Column => ({
  name: path,
  field: { kind: fieldNamed(spec, path)?.kind ?? 'text' },
  value: (row) =>
    path.split('.').reduce<unknown>((value, name) => (value as Row | null)?.[name] ?? null, row),
});
