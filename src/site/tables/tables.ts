// The table of each family, in the state of its URL: a page, or a file. `records` serves them, because both have one kind of URL.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
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
import type { RowsOperation } from './rows-operation.js';
import { tableStrings } from './strings.js';
import { FILE_TYPE, fileFormatNamed, tableFile } from './table-file.js';
import { allRows, tableModel } from './table-model.js';
import { type TableModel, tablePage } from './table-page.js';
import { FORMAT, readTableQuery, writeTableQuery } from './table-query.js';
import type { TableSpec } from './table-spec.js';

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
  const make = () => tableModel(view, edition, shown, from, { ...described, spec, query });
  const key = `${spec.address}${written} ${Object.values(spec.given)}`;
  try {
    if (format !== undefined)
      return await sendDocument(reply, {
        path: `${key} ${format}`,
        type: FILE_TYPE,
        headers: ['content-disposition', `attachment; filename="${shown.slug[site.language]}.csv"`],
        isOneOfMany: true,
        body: function* fileWork() {
          const rows = yield* allRows(edition, from, { spec, query });
          return 'problem' in rows ? yield* tableWork(site, make()) : tableFile(spec, query, rows, format);
        },
      });
    return await sendDocument(
      reply,
      pageDocument(site.language, key, () => tableWork(site, make()), true),
    );
  } catch (error) {
    if (!(error instanceof WrongTable)) throw error;
    return sendPage(reply, site.language, error.page, error.status);
  }
}

/** The URL of a table that does not exist; such a page is not cached. */
class WrongTable extends Error {
  constructor(
    readonly page: string,
    readonly status: number,
  ) {
    super('The URL names an unknown table.');
  }
}

function* tableWork(site: PageContext['site'], work: YieldingWork<TableModel>): YieldingWork<string> {
  const model = yield* work;
  yield;
  const page = tablePage(site, model);
  if ('messages' in model.shown) throw new WrongTable(page, model.shown.status);
  return page;
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
