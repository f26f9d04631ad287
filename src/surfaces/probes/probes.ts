// The surface for operators and their programs, with liveness, readiness and metrics.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { type Surface, type SurfaceContext, sendProblem } from '../../server/http/surface.js';

export const probes: Surface = { operation: 'probe', plugin: serveProbes };

function serveProbes(server: FastifyInstance, { status: { readiness, health, metrics } }: SurfaceContext) {
  const serve = (
    path: string,
    type: string,
    body: (isAdmin: boolean) => string | undefined | Promise<string>,
    status = () => 200,
  ) =>
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      config: { isUnlimited: true },
      handler: async (_, reply) => {
        const text = await body(isAdmin(reply));
        return text === undefined
          ? sendProblem(reply, noProbeAt(path))
          : reply.code(status()).type(type).send(text);
      },
    });

  serve('/health/live', JSON_TYPE, () => JSON.stringify({ status: 'live' }));
  serve(
    '/health/ready',
    JSON_TYPE,
    (isAdmin) => JSON.stringify({ status: readiness(), ...(isAdmin && health()) }),
    () => (readiness() === 'ready' ? 200 : 503),
  );
  // The page is for the operator only.
  serve('/metrics', metrics.contentType, (isAdmin) => (isAdmin ? metrics.write() : undefined));
}

const isAdmin = ({ request }: FastifyReply) => request.response.from?.isAdmin === true;

const noProbeAt = (path: string) => problem('unknown-path', messages.nothingAt(path));
