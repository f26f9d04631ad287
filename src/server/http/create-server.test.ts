// Internal errors return a problem, and no request is left hanging.
import { afterEach, expect, it } from 'vitest';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { createClients } from '../clients/clients.js';
import type { ResponseFacts } from '../observe/metrics.js';
import { createServer, type HttpServer } from './create-server.js';

let http: HttpServer | undefined;
afterEach(() => http?.server.close());

it.each([
  ['/api/v1/Planet', 'at once'],
  ['/api/v1/Planet', 'in a later turn'],
  ['/api/v1/Planet/search/x', 'at once'],
  ['/api/v1/Planet/search/x', 'in a later turn'],
  ['/page', 'at once'],
])('returns 500 if %s fails %s', async (path, when) => {
  let time = 0;
  const failures: [unknown, ResponseFacts][] = [];
  const fail = () => {
    throw new Error('broken on purpose');
  };
  http = createServer({
    first: {
      engine: {
        ...toyEngine(),
        *answerInSteps() {
          time += 1000;
          if (when !== 'at once') yield;
          return fail();
        },
      },
      edition: 'toy',
      editionTime: new Date(0),
      explain: (_, __, problem) => problem,
      fingerprint: 'toy',
    },
    surfaces: [{ operation: 'page', plugin: async (server) => void server.get('/page', fail) }],
    status: {
      readiness: () => 'ready',
      health: () => ({}),
      metrics: { contentType: '', write: async () => '' },
    },
    clock: () => time,
    cacheBytes: 1000,
    unsentBytes: 1000,
    clients: createClients({ trusted: [], exempt: [], admin: [] }),
    limited: undefined,
    connections: {
      most: 10,
      mostOfOne: 10,
      sendTimeout: 10,
      headersTimeout: 10,
      requestTimeout: 10,
      keepAliveTimeout: 10,
    },
    observer: { answered: () => {}, failed: (...failure) => failures.push(failure) },
  });
  const origin = await http.server.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(5000) });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ type: '/docs/problems/internal-error', instance: path });
  const [[error, { requestId }]] = failures as [[Error, ResponseFacts]];
  expect(error.message).toBe('broken on purpose');
  expect(answer.headers.get('x-request-id')).toBe(requestId);
});
