// Every family and every record as a page in each language, made from the engine that runs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { isForPeople } from '../../server/http/negotiation/is-for-people.js';
import { pathOf } from '../../server/http/paths/path-of.js';
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { type SurfaceContext, sendDocument, sendProblem } from '../../server/http/surface.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { chooseLanguage } from '../shell/choose-language.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyNames } from '../shell/family-names.js';
import type { Feature } from '../shell/feature.js';
import { inLanguage, LANGUAGE_COOKIE, type Language, languages } from '../shell/language.js';
import { sitesOf } from '../shell/missing-response.js';
import { PAGE_POLICY } from '../shell/policies.js';
import { rendered } from '../shell/rendered.js';
import { addressOf, findTarget, type NoTarget, type Target } from './find-target.js';
import { indexModel } from './index-model.js';
import { indexPage } from './index-page.js';
import { missingTarget } from './missing-target.js';
import type { PageContext } from './page-context.js';
import { recordGroups } from './record-groups.js';
import { recordModel } from './record-model.js';
import { recordPage } from './record-page.js';
import { sendTable } from './send-table.js';

export const records: Feature = {
  name: 'records',
  serve: serveRecords,
  pages: recordGroups,
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

type AtlasRequest = FastifyRequest<{ Params: { family?: string; record?: string } }>;

function serveRecords(server: FastifyInstance, { live }: SurfaceContext): void {
  const manifest = manifestOf(live().engine);

  const handle =
    (language: Language | undefined) =>
    async (request: AtlasRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { edition, params } = request;
      const segments = [params.family, params.record].filter((segment) => segment !== undefined);
      const place = findTarget(manifest, edition.engine.catalog, segments);
      if (place.is === 'nowhere') return sendMissing(request, reply, place);
      const query = new URLSearchParams(String(request.query ?? ''));
      if (language === undefined) return toReadersLanguage(request, reply, place);
      const path = inLanguage(language, addressOf(place));
      if (pathOf(request.url) !== path) return redirect(reply, 301, path, query);
      const view = { site: sitesOf(edition)[language], manifest, engine: edition.engine };
      if (place.is === 'table') return sendTable(request, reply, view, place.shown, query);
      return sendDocument(reply, pageAt(view, place, path));
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
  view: PageContext,
  place: Exclude<Target, NoTarget | { is: 'table' }>,
  path: string,
): HttpDocument {
  const { site, manifest, engine } = view;
  const page = (key: string, body: HttpDocument['body']): HttpDocument => ({
    path: key,
    type: 'text/html; charset=utf-8',
    headers: ['content-security-policy', PAGE_POLICY, 'content-language', site.language],
    isOneOfMany: place.is !== 'index',
    body,
  });
  switch (place.is) {
    case 'index':
      return page(path, () => indexPage(site, indexModel(site, manifest, engine.catalog)));
    case 'record':
      return page(path, () =>
        rendered(recordModel(view, place.shown, place.ordinal), (facts) => recordPage(site, facts)),
      );
  }
}

function sendMissing(request: AtlasRequest, reply: FastifyReply, place: NoTarget): FastifyReply {
  const { edition } = request;
  if (isForPeople(request)) return sendReply(reply, missingTarget(request, edition, undefined, place));
  const detail = messages.nothingAt(pathOf(request.url), messages.pathsAreListed(API));
  return sendProblem(reply, problem('unknown-path', detail));
}

function toReadersLanguage(
  { headers }: AtlasRequest,
  reply: FastifyReply,
  place: Exclude<Target, NoTarget>,
): FastifyReply {
  const { cookie: cookies, 'accept-language': acceptLanguage } = headers;
  const language = chooseLanguage(languages, LANGUAGE_COOKIE, { cookies, acceptLanguage });
  reply.header('vary', 'Accept-Language, Cookie');
  return redirect(reply, 302, inLanguage(language, addressOf(place)), new URLSearchParams());
}

/** What the address asks for goes along. */
function redirect(
  reply: FastifyReply,
  status: 301 | 302,
  path: string,
  query: URLSearchParams,
): FastifyReply {
  const to = query.size === 0 ? path : `${path}?${query}`;
  return sendReply(reply, reply.request.edition.replies.redirect(to, status));
}
