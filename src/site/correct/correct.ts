// The page that prepares a correction of a record, from the wrong value to the text of a pull request. It exists only if the operator names
// the repository of the data.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { decoded } from '../../engine/text/decoded.js';
import { isForPeople } from '../../server/http/negotiation/preferred-formats.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { type SurfaceContext, sendProblem, workInTurn } from '../../server/http/surface.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { askedSite } from '../shell/asked-site.js';
import { correctAddress } from '../shell/correct-address.js';
import { idInSegment, tableAddress } from '../shell/data-addresses.js';
import type { Feature, WholeSite } from '../shell/feature.js';
import { inLanguage, type Language, languages } from '../shell/language.js';
import { redirect, redirectToLanguage } from '../shell/localized-routes.js';
import { missingResponse, siteFor } from '../shell/missing-response.js';
import { sendPage } from '../shell/page-reply.js';
import { readRepository } from '../shell/repository.js';
import { correctPage } from './correct-page.js';

export const correct: Feature = { name: 'correct', serve: serveCorrect };

type RecordRequest = FastifyRequest<{ Params: { family: string; record?: string } }>;

function serveCorrect(server: FastifyInstance, { live }: SurfaceContext, { repositoryUrl }: WholeSite): void {
  if (repositoryUrl === undefined) return;
  const repository = readRepository(repositoryUrl);
  const manifest = manifestOf(live().engine);

  const handle =
    (language: Language | undefined) =>
    async (request: RecordRequest, reply: FastifyReply): Promise<unknown> => {
      const { catalog } = request.edition.engine;
      const { family, record } = request.params;
      const shown = manifest.meant(family);
      if (shown?.family.file === undefined) return sendMissing(request, reply);
      const table = catalog.table(shown.family);
      const isOnly = shown.extent === 'only';
      const id = isOnly || record === undefined ? undefined : idInSegment(record);
      const ordinal = isOnly && record === undefined ? 0 : id === undefined ? undefined : table.ordinal(id);
      const row = table.rows[ordinal ?? -1];
      if (ordinal === undefined || row === undefined) return sendMissing(request, reply, shown);
      const address = correctAddress(shown, row);
      if (language === undefined) return redirectToLanguage(request, reply, address);
      const path = inLanguage(language, address);
      if (pathOf(request.url) !== path) return redirect(request, reply, path, 301);
      const site = askedSite(language, request);
      const values = new URLSearchParams(String(request.query ?? ''));
      const page = await workInTurn(
        reply,
        correctPage({ site, manifest, catalog, repository, shown, ordinal, row, values }),
      );
      return page === undefined ? reply : sendPage(reply, language, page);
    };

  for (const prefix of [undefined, ...languages])
    for (const word of new Set(Object.values(addresses.correct))) {
      const root = prefix === undefined ? word : inLanguage(prefix, word);
      for (const url of [`${root}/:family`, `${root}/:family/:record`])
        server.route({ method: ['GET', 'HEAD'], url, handler: handle(prefix) as never });
    }
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, shown?: ShownFamily): FastifyReply {
  const path = pathOf(request.url);
  if (!isForPeople(request))
    return sendProblem(
      reply,
      problem('unknown-path', messages.nothingAt(path, messages.pathsAreListed(API))),
    );
  const site = siteFor(request, request.edition);
  const family = shown && { href: site.at(tableAddress(shown)), label: site.titleOf(shown.family) };
  return sendReply(
    reply,
    missingResponse(site, request.edition, {
      path: decoded(path),
      reason: undefined,
      suggestions: family === undefined ? [] : [family],
    }),
  );
}
