// Responses with the bodies of the server. Their headers are those that describe the body; the others belong to a connection or a cache.
import type { ResultBody } from '../../src/engine/answers/engine.js';
import { formatNamed } from '../../src/engine/formats/index.js';
import type { Operation } from '../../src/engine/operations/operation.js';
import type { Arguments } from '../../src/engine/operations/request/parameter.js';
import { localizedProblem, type Problem } from '../../src/engine/problems/problem.js';
import { ignoredNames, operationHeaders } from '../../src/server/http/responses/operation-headers.js';
import type { OfflineRequest } from './read-request.js';

type MakeResponse = (
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: readonly (readonly [string, string])[],
) => Response;

/** The edition is in every response, and no cache stores one: the server has the newer one. */
export const responsesOf =
  (edition: string): MakeResponse =>
  (status, body, headers) =>
    new Response(body, {
      status,
      headers: [
        ['atlas-edition', edition],
        ['atlas-offline', 'true'],
        ['cache-control', 'no-store'],
        ...headers,
      ].map(([name, value]) => [name, value] as [string, string]),
    });

export function successResponse(
  make: MakeResponse,
  answered: ResultBody,
  args: Arguments,
  ignored: readonly string[],
): Response {
  const flat = operationHeaders(args, answered);
  return make(200, answered.body as Uint8Array<ArrayBuffer>, [
    ['content-type', answered.type ?? formatNamed().mediaType],
    ...(ignored.length === 0 ? [] : [['atlas-ignored', ignoredNames(ignored)] as const]),
    ...flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] as string] as const] : [])),
  ]);
}

export function problemResponse(make: MakeResponse, of: Problem, asked: OfflineRequest): Response {
  const { type, title, status, detail, ...more } = localizedProblem(of, asked.language);
  return failed(make, asked, { type, title, status, detail }, more);
}

interface DescribedFailure {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

function failed(
  make: MakeResponse,
  { path, query, language }: OfflineRequest,
  of: DescribedFailure,
  more: object,
): Response {
  const instance = query === '' ? path : `${path}?${query}`;
  return make(of.status, JSON.stringify({ ...of, instance, ...more }), [
    ['content-type', 'application/problem+json; charset=utf-8'],
    ['content-language', language],
  ]);
}

const NOT_OFFLINE = {
  en: {
    title: 'This request needs a server',
    detail: 'The bundle does not answer this request; `supported` lists the paths that it answers with GET.',
  },
  es: {
    title: 'Esta solicitud necesita un servidor',
    detail:
      'El paquete de datos no responde esta solicitud; `supported` lista las rutas que responde con GET.',
  },
};

export function notOffline(
  make: MakeResponse,
  operations: readonly Operation[],
  asked: OfflineRequest,
): Response {
  const { title, detail } = NOT_OFFLINE[asked.language];
  const described = { type: 'urn:atlas-colombia:not-offline', title, status: 501, detail };
  return failed(make, asked, described, { supported: operations.map(({ path }) => path) });
}
