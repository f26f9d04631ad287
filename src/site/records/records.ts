// The pages of every family and every record in each language, built by the running engine. `tables` builds those with rows.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import { decoded } from '../../engine/operations/request/request-path.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { type ReadyResponse, sendReply } from '../../server/http/connections/node-response.js';
import { isForPeople } from '../../server/http/negotiation.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import type { ServedEdition } from '../../server/http/responses/served-edition.js';
import { type PageGroup, type SurfaceContext, sendDocument, sendProblem } from '../../server/http/surface.js';
import { type Manifest, manifestOf, type ShownFamily } from '../manifest/manifest.js';
import { type Address, addresses, inLanguage, type Language, languages } from '../shell/addresses.js';
import type { Feature, WholeSite } from '../shell/feature.js';
import { pageDocument, redirect, redirectToLanguage } from '../shell/localized-routes.js';
import { missingResponse, type NearPage, type Suggestion, siteFor } from '../shell/missing-page.js';
import {
  idInSegment,
  LIST_PARAMETER,
  recordAddress,
  recordLink,
  tableAddress,
} from '../shell/record-links.js';
import { readRepository } from '../shell/repository.js';
import { type PageContext, rowWithId, type Site } from '../shell/site.js';
import { sitesOf } from '../shell/site-files.js';
import { rowsOperation } from '../tables/table-rows.js';
import { sendTable } from '../tables/tables.js';
import { familiesPage, figuresPage } from './families.js';
import { creditedPicture, PICTURE_ORIGIN } from './pictures.js';
import { recordPage } from './record-page.js';
import { recordView } from './report.js';

/** The target of a URL. The id decides the record, and any word for a family decides the family. */
type RecordTarget =
  | { readonly is: 'index' }
  | { readonly is: 'table'; readonly shown: ShownFamily }
  | { readonly is: 'record'; readonly shown: ShownFamily; readonly ordinal: Ordinal; readonly row: Row }
  | NoTarget;

/** The family is known if only the record is unknown. */
interface NoTarget {
  readonly is: 'nowhere';
  readonly shown?: ShownFamily;
  readonly id?: number | undefined;
}

function findTarget(manifest: Manifest, catalog: Catalog, segments: readonly string[]): RecordTarget {
  const [family, record, ...rest] = segments;
  if (family === undefined) return { is: 'index' };
  const shown = rest.length > 0 ? undefined : manifest.meant(family);
  if (shown === undefined) return { is: 'nowhere' };
  if (shown.extent === 'only') return recordAt(shown, catalog, 0);
  if (record === undefined) return { is: 'table', shown };
  const id = shown.extent === 'many' ? idInSegment(record) : undefined;
  const ordinal = id === undefined ? undefined : ordinalOf(shown, catalog, id);
  return ordinal === undefined ? { is: 'nowhere', shown, id } : recordAt(shown, catalog, ordinal);
}

const recordAt = (shown: ShownFamily, catalog: Catalog, ordinal: Ordinal): RecordTarget => ({
  is: 'record',
  shown,
  ordinal,
  row: catalog.table(shown.family).rows[ordinal] as Row,
});

/** A retired record redirects to its replacement. */
function ordinalOf({ family }: ShownFamily, catalog: Catalog, id: number): Ordinal | undefined {
  const { ordinal, retired } = catalog.table(family);
  const successor = retired.get(id)?.by;
  return ordinal(id) ?? (typeof successor === 'number' ? ordinal(successor) : undefined);
}

/** Its one canonical URL. */
function targetAddress(target: Exclude<RecordTarget, NoTarget>): Address {
  switch (target.is) {
    case 'index':
      return addresses.data;
    case 'table':
      return tableAddress(target.shown);
    case 'record':
      return recordAddress(target.shown, target.row);
  }
}

const MOST = 6;

/** The page for an unknown URL. */
export function missingTarget(
  request: FastifyRequest,
  edition: ServedEdition,
  nearest: NearPage,
  target?: NoTarget,
): ReadyResponse {
  const path = pathOf(request.url);
  const site = siteFor(request, edition);
  const view = { site, manifest: manifestOf(edition.engine), engine: edition.engine };
  const pages = new Set([
    ...(target?.shown === undefined ? [] : [site.at(tableAddress(target.shown))]),
    ...[nearest(edition, path) ?? []].flat().map(site.at),
  ]);
  return missingResponse(site, edition, {
    path: decoded(path),
    reason: target && retirement(view, target),
    suggestions: [
      ...Array.from(pages, (href) => ({ href, label: titleOf(view, href) })),
      ...(isDocumentation(site, path) ? [] : recordsNamed(view, wordsOf(path))),
    ].slice(0, MOST),
  });
}

/** The order of tables is by title, and that of other pages by URL. */
function titleOf({ site, manifest }: PageContext, href: string): string {
  const shown = manifest.families.find((each) => site.at(tableAddress(each)) === href);
  return shown === undefined ? href : site.titleOf(shown.family);
}

/** Names of guides or settings do not mean records. */
const isDocumentation = ({ at }: Site, path: string): boolean =>
  [addresses.documentation, at(addresses.documentation)].some((root) => path.startsWith(`${root}/`));

/** Records without a successor. */
function retirement({ site, engine }: PageContext, { shown, id }: NoTarget): string | undefined {
  const retired = shown && id !== undefined && engine.catalog.table(shown.family).retired.get(id);
  if (!retired) return undefined;
  const reason = engine.catalog.reason(retired.reason)[site.language];
  return `${site.strings.missing.retired(`${shown.family.record} ${id}`)} ${reason}`;
}

/** The nearest record by the search over all families. */
function recordsNamed(view: PageContext, words: string): readonly Suggestion[] {
  const { engine, manifest, site } = view;
  const search = manifest.calculators.find?.search;
  if (search === undefined || words === '') return [];
  const result = runToEnd(engine.ask(search, { q: words, limit: '5', lang: site.language }));
  if ('problem' in result) return [];
  const { hits } = result.value as { readonly hits: readonly SearchHit[] };
  return hits.flatMap(({ family, id, context }) => {
    const shown = manifest.meant(family);
    const row = shown && rowWithId(view, shown.family, id);
    if (shown === undefined || row === undefined) return [];
    const { address, title } = recordLink(manifest, shown.family, row);
    return [{ href: site.at(address), label: title, about: context }];
  });
}

interface SearchHit {
  readonly family: string;
  readonly id: number | null;
  readonly context: string;
}

/** The words of the last segment without the id. */
const wordsOf = (path: string) =>
  decoded(path.split('/').findLast((segment) => segment !== '') ?? '')
    .replace(/\.(?:md|html?|json)$/i, '')
    .replace(/[-_.+\d]+/g, ' ')
    .trim()
    .slice(0, 60);

export const records: Feature = {
  name: 'records',
  serve: serveRecords,
  pages: recordGroups,
};

type RecordRequest = FastifyRequest<{ Params: { family?: string; record?: string } }>;

function serveRecords(
  server: FastifyInstance,
  { live }: SurfaceContext,
  { reportContact, repositoryUrl, nearest }: WholeSite,
): void {
  const manifest = manifestOf(live().engine);
  const repository = repositoryUrl === undefined ? undefined : readRepository(repositoryUrl);

  const handle =
    (language: Language | undefined) =>
    async (request: RecordRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { edition, params } = request;
      const segments = [params.family, params.record].filter((segment) => segment !== undefined);
      const target = findTarget(manifest, edition.engine.catalog, segments);
      if (target.is === 'nowhere') return sendMissing(request, reply, target, nearest);
      if (language === undefined) return redirectToLanguage(request, reply, targetAddress(target));
      const path = inLanguage(language, targetAddress(target));
      if (pathOf(request.url) !== path) return redirect(request, reply, path, 301);
      const { engine } = edition;
      const view = { site: sitesOf(edition)[language], manifest, engine, reportContact, repository };
      if (target.is === 'table') {
        const query = new URLSearchParams(String(request.query ?? ''));
        const rows = rowsOperation(view, target.shown, query.get(LIST_PARAMETER));
        if (rows !== undefined) return sendTable(request, reply, view, target.shown, rows, query);
      }
      return sendDocument(reply, pageAt(view, target, path));
    };

  const words = languages.map((language) => addresses.data[language]);
  for (const prefix of [undefined, ...languages])
    for (const word of new Set(words)) {
      const root = prefix === undefined ? word : inLanguage(prefix, word);
      for (const url of [root, `${root}/:family`, `${root}/:family/:record`])
        server.route({ method: ['GET', 'HEAD'], url, handler: handle(prefix) as never });
    }
}

function pageAt(
  view: Parameters<typeof recordView>[0],
  target: Exclude<RecordTarget, NoTarget>,
  path: string,
) {
  const { language } = view.site;
  switch (target.is) {
    case 'index':
      return pageDocument(language, path, () => familiesPage(view));
    case 'table':
      return pageDocument(language, path, () => figuresPage(view, target.shown), true);
    case 'record':
      return pageDocument(
        language,
        path,
        () => recordPage(recordView(view, target.shown, target.ordinal)),
        true,
        creditedPicture(target) && PICTURE_ORIGIN,
      );
  }
}

function sendMissing(request: RecordRequest, reply: FastifyReply, target: NoTarget, nearest: NearPage) {
  const { edition } = request;
  if (isForPeople(request)) return sendReply(reply, missingTarget(request, edition, nearest, target));
  const detail = messages.nothingAt(pathOf(request.url), messages.pathsAreListed(API));
  return sendProblem(reply, problem('unknown-path', detail));
}

/** All pages of records: the list of families, then each with its records. */
function recordGroups(engine: Engine): readonly PageGroup[] {
  const families = manifestOf(engine).families.map((shown): PageGroup => {
    const rows: readonly Row[] = shown.extent === 'many' ? engine.catalog.table(shown.family).rows : [];
    return {
      name: shown.slug.en,
      count: rows.length + 1,
      address: (index) => (index === 0 ? tableAddress(shown) : recordAddress(shown, rows[index - 1] as Row)),
    };
  });
  return [{ name: 'data', count: 1, address: () => addresses.data }, ...families];
}
