// The three descriptions of the real service: valid, of the promised size, and true for the responses of every operation.

import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import {
  examplesIn,
  isOnRecords,
  mediaTypeOf,
  type Operation,
} from '../../src/engine/operations/operation.js';
import { relationsByTargets } from '../../src/engine/operations/options/path-schema.js';
import { requestPath } from '../../src/engine/operations/request/request-path.js';
import { sampleOf } from '../contract/data-files.js';
import type { OpenApi } from '../contract/description.js';
import { MARKER } from '../contract/views.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, isFull, part } from '../system/size.js';
import { judgeByPublic } from './judge-public.js';
import { specifiedOperations } from './specified-operations.js';

const shared = await sharedService();
const { server, model, operations, engine } = shared.service;

const textOf = async (path: string) => (await server.inject(path)).body;
const [lean, full, open] = (await Promise.all(
  ['/openapi.json', '/openapi.full.json', '/swagger/v1/swagger.json'].map(textOf),
)) as [string, string, string];

const judges = {
  lean: (await shared.description('/openapi.json')).judge,
  full: (await shared.description('/openapi.full.json')).judge,
  public: judgeByPublic(JSON.parse(open) as OpenApi),
};

const known = new Map<Operation, readonly string[]>();

/** A few requests with results, from all operations. */
function requestsOf(operation: Operation): readonly string[] {
  const requests = known.get(operation) ?? findRequests(operation);
  known.set(operation, requests);
  return requests;
}

function findRequests(operation: Operation): readonly string[] {
  const examples = examplesIn(engine.catalog, operation, isFull ? undefined : FEW_ROWS);
  return sampleOf(examples, fewer(4, 4)).map((args) => {
    const request = requestPath(operation.path, args.texts());
    return request.includes('?') ? request : `${request}?`;
  });
}
const FEW_ROWS = 400;

async function answerTo(request: string, type = 'application/json'): Promise<unknown> {
  const { statusCode, headers, body } = await server.inject(request);
  expect([request, statusCode, headers['content-type']?.toString().split(';', 1)[0]]).toEqual([
    request,
    200,
    type,
  ]);
  if (!type.endsWith('json')) return body;
  const json = JSON.parse(body);
  return Array.isArray(json) ? sampleOf(json, 20) : json;
}

describe('each description', () => {
  // By default only test/contract checks these, because they take as long as some hundred requests.
  it.runIf(isFull).each([
    ['lean', '/openapi.json'],
    ['full', '/openapi.full.json'],
  ] as const)('is valid: %s', async (_, path) => {
    const { validity } = await shared.description(path);
    expect(await validity()).toEqual({ version: '3.1', result: { valid: true } });
  });

  it.runIf(isFull)('is valid: public', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(open))).toEqual({ valid: true });
    expect(validator.version).toBe('3.0');
  });

  it('has its size', () => {
    expect(Buffer.byteLength(lean)).toBeLessThan(400_000);
    expect(Buffer.byteLength(open)).toBeLessThan(200_000);
    expect(Buffer.byteLength(full)).toBeLessThan(2_850_000);
  });

  it('describes paths exactly, with each name of a relation for one family', () => {
    const doubtful = relationsByTargets(model.families).filter(({ targets }) => targets.length > 1);
    expect(doubtful.flatMap(({ names }) => names)).toEqual([]);
  });
});

/** By default it tests every sixth operation, and all options in turn. */
const picking = new Set(part(operations.filter(isOnRecords), 6));
/** The public description contains each operation on records once. */
const isPublic = (operation: Operation) => isOnRecords(operation) && operation.sameAs === undefined;
/** By default one description checks each operation, because the tests of the contract check every response by the lean one. */
function judgesOf(operation: Operation): readonly (keyof typeof judges)[] {
  const all = ['full', 'lean', ...(isPublic(operation) ? (['public'] as const) : [])] as const;
  return part(all, 3, operations.indexOf(operation));
}
const answeringJson = operations.filter((operation) => mediaTypeOf(operation).endsWith('json'));

describe.each(answeringJson.map((operation) => [operation.path, operation] as const))(
  '%s',
  (path, operation) => {
    const own = judgesOf(operation).filter((name) => name !== 'public');
    if (own.length > 0)
      it('responds as the lean and the full description define', async () => {
        for (const request of requestsOf(operation)) {
          const type = mediaTypeOf(operation);
          const answer = await answerTo(request, type);
          for (const name of own)
            expect([name, request, judges[name](request, 200, answer, type)]).toEqual([
              name,
              request,
              undefined,
            ]);
        }
      });

    if (!isOnRecords(operation)) return;

    if (picking.has(operation))
      it('responds as the full description defines if fields are picked', async () => {
        const [request] = requestsOf(operation) as [string];
        const expand =
          operation.option('expand') === undefined
            ? ''
            : `&expand=${operation.family.relations[0]?.name ?? operation.family.lists[0]?.name}`;
        for (const option of part(
          ['&fields=all', '&relations=omit', expand],
          3,
          [...picking].indexOf(operation),
        )) {
          const narrowed = operation.parameters.some(({ name }) => name === 'limit')
            ? `${option}&limit=3`
            : option;
          const answer = await answerTo(request + narrowed);
          expect([option, judges.full(request, 200, answer)]).toEqual([option, undefined]);
        }
      });

    if (!judgesOf(operation).includes('public')) return;
    it('responds as the public description defines', async () => {
      const isSpecified = specifiedOperations.includes(path);
      for (const request of requestsOf(operation)) {
        const answer = await answerTo(request);
        const read = isSpecified ? withoutMarkers(answer) : answer;
        expect([request, judges.public(request, 200, read)]).toEqual([request, undefined]);
      }
    });
  },
);

/** The response as read by a program that supports only records. */
function withoutMarkers(answer: unknown): unknown {
  if (answer === MARKER) return null;
  if (Array.isArray(answer))
    return answer.length === 1 && answer[0] === MARKER ? null : answer.map(withoutMarkers);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withoutMarkers(value)]));
}

describe('the public description', () => {
  interface Described {
    readonly tags: readonly string[];
    readonly description?: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly in: string;
      readonly required?: boolean;
    }[];
  }
  const described = JSON.parse(open).paths as Readonly<Record<string, { readonly get: Described }>>;

  it('has every other operation on records in the same pattern, and no more', () => {
    const unnamed = (path: string) => path.toLowerCase().replace(/\{\w+\}/g, '{}');
    const expected = operations
      .filter((operation) => isOnRecords(operation) && operation.sameAs === undefined)
      .map(({ path }) => unnamed(path));
    expect(Object.keys(described).map(unnamed).sort()).toEqual(expected.sort());
    const names = Object.values(described).flatMap(({ get }) => get.parameters.map(({ name }) => name));
    expect([...new Set(names)].sort()).toEqual(
      [
        ...['Page', 'PageSize', 'SortBy', 'SortDirection', 'sortBy', 'sortDirection'],
        ...['cityId', 'code', 'id', 'keyword', 'month', 'name', 'year'],
      ].sort(),
    );
  });

  it('states whether a parameter is a number, a switch or text', () => {
    const typesOf = (name: string) =>
      Object.values(described)
        .flatMap(({ get }) => get.parameters.filter((each) => each.name === name))
        .map((each) => (each as unknown as { schema: { type: string } }).schema.type);
    expect(new Set(['id', 'year', 'month', 'cityId', 'Page'].flatMap(typesOf))).toEqual(new Set(['integer']));
    expect(new Set(['keyword', 'name', 'code'].flatMap(typesOf))).toEqual(new Set(['string']));
  });

  it('has no operationId and none of our additions', () => {
    expect(open).not.toMatch(/operationId|"x-|openapi\.full/);
    const schemas = Object.keys(JSON.parse(open).components.schemas);
    const records = model.families.map(({ record }) => record);
    const paged = operations
      .filter(isOnRecords)
      .filter(({ result }) => result === 'page')
      .map(({ family }) => `${family.record}PagedResult`);
    expect(schemas.sort()).toEqual([...records, ...paged, 'ProblemDetails'].sort());
  });

  it('lists the operations with markers, and the markers', () => {
    const marked = Object.entries(described).filter(([, { get }]) => get.description?.includes(MARKER));
    expect(marked.map(([path]) => path).filter((path) => !specifiedOperations.includes(path))).toEqual([]);
    expect(described['/api/v1/City/{id}']?.get.description).toMatch(/^`department`, .*`radios\.city`/);
  });
});
