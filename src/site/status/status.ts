// The status page, with the results of the probes for people. No cache stores it, for it is true only now.
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { SurfaceContext } from '../../server/http/surface.js';
import { packageVersion } from '../../settings/package-version.js';
import { addresses } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { serveLocalized } from '../shell/localized-routes.js';
import { sitesOf } from '../shell/missing-response.js';
import { sendPage } from '../shell/page-reply.js';
import { statusPage } from './status-page.js';

export const status: Feature = {
  name: 'status',
  serve: serveStatus,
  pages: () => [{ name: 'status', count: 1, address: () => addresses.status }],
};

async function serveStatus(
  server: FastifyInstance,
  { status: { readiness, health } }: SurfaceContext,
): Promise<void> {
  const version = await packageVersion();

  serveLocalized(server, {
    address: addresses.status,
    get: (language, request, reply) => {
      const { engine } = request.edition;
      const { edition } = engine.catalog;
      const page = statusPage(sitesOf(request.edition)[language], {
        readiness: readiness(),
        edition: editionName(edition),
        day: editionTime(edition),
        version,
        uptime: process.uptime(),
        records: recordsOf(engine),
        health: request.response.from?.isAdmin === true ? health() : undefined,
      });
      return sendPage(reply, language, page, readiness() === 'ready' ? 200 : 503);
    },
  });
}

const recordsOf = ({ model, catalog }: Engine): number =>
  model.families
    .filter(({ file }) => file !== undefined)
    .reduce((sum, family) => sum + catalog.table(family).rows.length, 0);
