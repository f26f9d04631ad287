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
import { readLoad } from './read-load.js';
import { statusPage } from './status-page.js';

export const status: Feature = {
  name: 'status',
  serve: serveStatus,
  pages: () => [{ name: 'status', count: 1, address: () => addresses.status }],
};

async function serveStatus(
  server: FastifyInstance,
  { status: { readiness, health, metrics } }: SurfaceContext,
): Promise<void> {
  const version = await packageVersion();

  serveLocalized(server, {
    address: addresses.status,
    get: async (language, request, reply) => {
      const isAdmin = request.response.from?.isAdmin === true;
      const { engine } = request.edition;
      const { edition } = engine.catalog;
      const page = statusPage(sitesOf(request.edition)[language], {
        readiness: readiness(),
        edition: editionName(edition),
        day: editionTime(edition),
        version,
        uptime: process.uptime(),
        records: recordsOf(engine),
        // As /metrics and the details of /health/ready, for the networks that the operator has set.
        operator: isAdmin
          ? { load: readLoad(await metrics.write()), details: detailsOf(health()) }
          : undefined,
      });
      return sendPage(reply, language, page, readiness() === 'ready' ? 200 : 503);
    },
  });
}

/** Without the parts that the page shows to everyone. */
function detailsOf(health: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { status: _, edition: __, rows: ___, ...details } = health;
  return details;
}

const recordsOf = ({ model, catalog }: Engine): number =>
  model.families
    .filter(({ file }) => file !== undefined)
    .reduce((sum, family) => sum + catalog.table(family).rows.length, 0);
