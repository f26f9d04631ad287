// One service for each test process and its settings, on a free port, with its descriptions. Files that only send requests share it, and it
// ends with the process.
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Service } from '../../src/app.js';
import { type Judge, judgeBy, type OpenApi } from '../contract/description.js';
import { atlasWith } from './project-dataset.js';

export interface SharedService {
  readonly service: Service;
  readonly address: string;
  /** The description at a path, and a function that checks responses against it. Each is compiled once. */
  readonly description: (path: '/openapi.json' | '/openapi.full.json') => Promise<Described>;
}

interface Described {
  readonly document: OpenApi;
  readonly judge: Judge;
  /** The version of OpenAPI, and the result of an independent check against it. */
  readonly validity: () => Promise<{ readonly version: string; readonly result: unknown }>;
}

type Environment = Readonly<Record<string, string>>;

const known = new Map<string, Promise<SharedService>>();

/**
 * Each service with different settings costs as much as some hundred requests, so tests of several settings share one that has all of them.
 */
export function sharedService(environment: Environment = {}): Promise<SharedService> {
  const key = JSON.stringify(environment);
  const shared = known.get(key) ?? start(environment);
  known.set(key, shared);
  return shared;
}

async function start(environment: Environment): Promise<SharedService> {
  const service = await atlasWith(environment);
  const address = await service.server.listen({ port: 0, host: '127.0.0.1' });
  service.server.server.unref();
  const descriptions = new Map<string, Promise<Described>>();
  const read = async (path: string): Promise<Described> => {
    const document = (await (await fetch(`${address}${path}`)).json()) as OpenApi;
    let validity: ReturnType<Described['validity']> | undefined;
    return {
      document,
      judge: judgeBy(document),
      validity: () => {
        validity ??= checked(document);
        return validity;
      },
    };
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

async function checked(document: OpenApi) {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document) as object as Record<string, unknown>);
  return { version: String(validator.version), result };
}
