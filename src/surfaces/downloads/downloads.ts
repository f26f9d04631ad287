// The surface of downloads: the files of every edition that is kept, and the page that lists them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editionName } from '../../engine/dataset/dataset.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { sendReply } from '../../server/http/connections/node-response.js';
import { DOCUMENT } from '../../server/http/responses/documents.js';
import { type Surface, sendProblem } from '../../server/http/surface.js';
import { addresses } from '../../site/shell/addresses.js';
import { sendPage, serveLocalized } from '../../site/shell/localized-routes.js';
import { sitesOf } from '../../site/shell/site-files.js';
import { beingMadeIn } from './being-made.js';
import { downloadsPage, downloadsView } from './downloads-page.js';
import {
  type Bundle,
  type createBundles,
  FILES,
  fileAddress,
  LATEST,
  latestOf,
  sendFile,
} from './send-file.js';

/** `folder` is that of the bundles, in which a service may be making some. */
export function downloads(bundles: ReturnType<typeof createBundles>, folder: string): Surface {
  return {
    operation: DOCUMENT,
    plugin: (server) => serveDownloads(server, bundles, folder),
    pages: () => [{ name: 'downloads', count: 1, address: () => addresses.downloads }],
  };
}

function serveDownloads(
  server: FastifyInstance,
  bundles: ReturnType<typeof createBundles>,
  folder: string,
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: `${FILES}/:edition/*`,
    handler: async (request, reply) => {
      const { edition, '*': path } = request.params as { readonly edition: string; readonly '*': string };
      const all = await bundles.list();
      if (edition === LATEST) return toLatest(request, reply, all, path);
      const bundle = all.find((each) => each.edition === edition);
      const file = bundle?.files.get(path);
      const sent = bundle && file && (await sendFile(reply, bundle, file));
      return sent ?? sendMissing(request, reply, all);
    },
  });
  serveLocalized(server, {
    address: addresses.downloads,
    get: async (language, request, reply) => {
      const site = sitesOf(request.edition)[language];
      const model = downloadsView(request.edition.engine, await bundles.list(), await beingMadeIn(folder));
      return sendPage(reply, language, downloadsPage(site, model));
    },
  });
}

function toLatest(request: FastifyRequest, reply: FastifyReply, all: readonly Bundle[], path: string) {
  const bundle = latestOf(all, editionName(request.edition.engine.catalog.edition));
  if (bundle?.files.has(path) !== true) return sendMissing(request, reply, all);
  return sendReply(reply, request.edition.replies.redirect(fileAddress(bundle.edition, path)));
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, all: readonly Bundle[]) {
  const hint = all.length === 0 ? messages.noBundle() : messages.filesAreListed(FILES);
  return sendProblem(reply, problem('unknown-path', messages.nothingAt(request.url, hint)));
}
