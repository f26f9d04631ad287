// One service for each test process, on a free port, with its descriptions: files that only send requests share it. It ends with the process.
import { createAtlas, type Service } from '../../src/app.js';
import { type Judge, judgeBy, type OpenApi } from '../contract/description.js';

export interface SharedService {
  readonly service: Service;
  readonly address: string;
  /** The description at a path, and a function that checks responses against it; each is read and compiled once. */
  readonly description: (path: '/openapi.json' | '/openapi.full.json') => Promise<Described>;
}

interface Described {
  readonly document: OpenApi;
  readonly judge: Judge;
}

let shared: Promise<SharedService> | undefined;

export function sharedService(): Promise<SharedService> {
  shared ??= start();
  return shared;
}

async function start(): Promise<SharedService> {
  const service = await createAtlas();
  const address = await service.server.listen({ port: 0, host: '127.0.0.1' });
  service.server.server.unref();
  const descriptions = new Map<string, Promise<Described>>();
  const read = async (path: string): Promise<Described> => {
    const document = (await (await fetch(`${address}${path}`)).json()) as OpenApi;
    return { document, judge: judgeBy(document) };
  };
  return {
    service,
    address,
    description: (path) => {
      const known = descriptions.get(path) ?? read(path);
      descriptions.set(path, known);
      return known;
    },
  };
}
