// Every family and every record as a page in each language, made from the engine that runs; `tables` draws those with rows.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { isForPeople } from '../../server/http/negotiation/preferred-formats.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { type PageGroup, type SurfaceContext, sendDocument, sendProblem } from '../../server/http/surface.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { LIST_PARAMETER, recordAddress, tableAddress } from '../shell/data-addresses.js';
import type { Feature, WholeSite } from '../shell/feature.js';
import { inLanguage, type Language, languages } from '../shell/language.js';
import { redirect, redirectToLanguage } from '../shell/localized-routes.js';
import { sitesOf } from '../shell/missing-response.js';
import type { NearPage } from '../shell/near-pages.js';
import type { PageContext } from '../shell/page-context.js';
import { pageDocument } from '../shell/page-document.js';
import { readRepository } from '../shell/repository.js';
import { rowsOperation } from '../tables/table-rows.js';
import { sendTable } from '../tables/tables.js';
import { familiesPage, figuresPage } from './families.js';
import { addressOf, findTarget, missingTarget, type NoTarget, type Target } from './find-target.js';
import { recordPage } from './record-page.js';
import { type ReportOptions, recordView } from './record-view.js';

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
      if (language === undefined) return redirectToLanguage(request, reply, addressOf(target));
      const path = inLanguage(language, addressOf(target));
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

function pageAt(view: PageContext & ReportOptions, target: Exclude<Target, NoTarget>, path: string) {
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
      );
  }
}

function sendMissing(
  request: RecordRequest,
  reply: FastifyReply,
  target: NoTarget,
  nearest: NearPage,
): FastifyReply {
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
