// A server on the toy engine whose responses take as long as a test decides, by its own clock.
import { type AddressInfo, connect, type Socket } from 'node:net';
import { isOnRecords } from '../../src/engine/operations/operation.js';
import { createClients } from '../../src/server/clients/clients.js';
import { createServer, type HttpServer } from '../../src/server/http/create-server.js';
import { createRequestCounter } from '../../src/server/limits/request-counter.js';
import { toyEngine } from '../toy/toy-engine.js';

export interface ToyServer {
  readonly http: HttpServer;
  readonly port: number;
  /** Responses that were built and not found in the cache. */
  readonly made: () => number;
}

/** Building a response takes `work` steps and as many milliseconds. */
export async function startToyServer(limit: number, work: number): Promise<ToyServer> {
  const engine = toyEngine();
  // The responses are written in advance, so that a response takes only the steps that a test sets.
  for (const operation of engine.operations)
    if (isOnRecords(operation)) for (const _ of engine.renderer.prepare(operation.shape) ?? []);
  let [made, time] = [0, 0];
  const http = createServer({
    first: {
      engine: {
        ...engine,
        *answerInSteps(...request) {
          made++;
          time += work;
          for (let step = 0; step < work; step++) yield;
          return yield* engine.answerInSteps(...request);
        },
      },
      edition: 'toy',
      editionTime: new Date(0),
      explain: (_, __, problem) => problem,
      fingerprint: 'toy',
    },
    surfaces: [],
    status: {
      readiness: () => 'ready',
      health: () => ({}),
      metrics: { contentType: '', write: async () => '' },
    },
    cacheBytes: 10_000_000,
    clients: createClients({ trusted: ['127.0.0.1'], exempt: [], admin: [] }),
    limited: {
      limit: { requests: limit, window: 3600 },
      counter: createRequestCounter({ limit, windowMs: 3_600_000, now: () => 1_000_000 }),
    },
    connections: {
      most: 100,
      mostOfOne: 100,
      headersTimeout: 10,
      requestTimeout: 10,
      keepAliveTimeout: 10,
      sendTimeout: 10,
    },
    unsentBytes: 10_000_000,
    observer: { answered: () => {}, failed: () => {} },
    clock: () => time,
  });
  await http.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.server.address() as AddressInfo;
  return { http, port, made: () => made };
}

/** A connection with pipelined requests, and their responses. */
export interface Pipeline {
  readonly send: (...requests: readonly string[]) => void;
  /** The statuses of the first `count` responses, once they have arrived. */
  readonly statuses: (count: number) => Promise<readonly number[]>;
  readonly close: () => void;
}

export async function openPipeline(port: number, client: string): Promise<Pipeline> {
  const socket: Socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await new Promise((resolve) => socket.once('connect', resolve));
  let received = '';
  let arrived = () => {};
  socket.on('data', (chunk: string) => {
    received += chunk;
    arrived();
  });
  const found = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return {
    send: (...requests) =>
      void socket.write(
        requests.map((line) => `${line} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`).join(''),
      ),
    statuses: async (count) => {
      while (found().length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      return found();
    },
    close: () => socket.destroy(),
  };
}
