// Sends the page of a family: its table, in the state that the address asks for, or what is wrong with that.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EditionResponses } from '../../http/fast-path/edition-responses.js';
import { sendReply } from '../../http/responses/ready-response.js';
import { perEdition } from '../../http/surface.js';
import type { ShownFamily } from '../../manifest/manifest.js';
import type { Operation } from '../../operations/operation.js';
import { LIST_PARAMETER } from '../../pages/atlas/data-addresses.js';
import { figuresPage } from '../../pages/atlas/figures-page.js';
import { tablePage } from '../../pages/atlas/table-page.js';
import { readTableQuery, writeTableQuery } from '../../pages/atlas/table-query.js';
import type { TableSpec } from '../../pages/atlas/table-spec.js';
import { PAGE_POLICY } from '../../pages/policies.js';
import type { AtlasView } from './atlas-view.js';
import { type DescribedTable, describeTable } from './describe-table.js';
import { figuresFacts } from './figures-facts.js';
import { type RowsOperation, rowsOperation } from './rows-operation.js';
import { tableFacts } from './table-facts.js';

export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  view: AtlasView,
  shown: ShownFamily,
  asked: URLSearchParams,
): Promise<FastifyReply> {
  const { edition } = request;
  const { site } = view;
  const headers = ['content-security-policy', PAGE_POLICY, 'content-language', site.language];
  const send = async (path: string, body: () => string) => {
    const document = { path, type: 'text/html; charset=utf-8', headers, isOneOfMany: true, body };
    return sendReply(reply, await (await edition.page(document)).pick(request.headers));
  };

  const from = rowsOperation(view, shown, asked.get(LIST_PARAMETER));
  if (from === undefined)
    return send(`${site.language} ${shown.family.name}`, () => figuresPage(site, figuresFacts(view, shown)));
  const described = tableOf(edition, view, shown, from.operation);
  const spec: TableSpec = {
    ...described.spec,
    path: from.path,
    given: givenIn(from),
    ...(from.of && {
      of: from.of.name,
      title: site.strings.atlas.ofRecord(described.spec.title, from.of.title),
    }),
  };
  const query = readTableQuery(spec, asked);
  const written = writeTableQuery(spec, query);
  // A form sends its empty fields as well, and nobody wants those in an address.
  if (inAnyOrder(new URLSearchParams(written)) !== inAnyOrder(asked))
    return sendReply(reply, edition.replies.redirect(`${spec.address}${written}`));
  const make = () => tableFacts(view, edition, shown, from, { ...described, spec, query });
  // What nobody has narrowed cannot be wrong, and is made only where it is not cached.
  const facts = written === '' ? undefined : make();
  if (facts !== undefined && 'messages' in facts.shown)
    return reply
      .code(facts.shown.status)
      .headers({ 'content-security-policy': PAGE_POLICY, 'content-language': site.language })
      .type('text/html; charset=utf-8')
      .send(tablePage(site, facts));
  const key = `${spec.address}${written} ${Object.values(spec.given)}`;
  return send(key, () => tablePage(site, facts ?? make()));
}

function inAnyOrder(query: URLSearchParams): string {
  query.sort();
  return query.toString();
}

const described = perEdition(() => new Map<string, DescribedTable>());

/** Once for each edition and language. */
function tableOf(
  edition: EditionResponses,
  view: AtlasView,
  shown: ShownFamily,
  operation: Operation,
): DescribedTable {
  const known = described(edition);
  const key = `${view.site.language} ${operation.id}`;
  const table = known.get(key) ?? describeTable(view, shown, operation);
  known.set(key, table);
  return table;
}

/** What a path must name is the year of a calendar: the present one, or the nearest to it. */
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
