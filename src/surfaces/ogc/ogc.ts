// The surface of OGC API Features, Part 1: records with a place or a border as features, for QGIS, GDAL and other programs with maps.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { badParameters, problem } from '../../engine/problems/problem.js';
import { jsonInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { languages } from '../../engine/text/localized.js';
import { unstored } from '../../server/http/connections/node-response.js';
import { acceptedLanguage } from '../../server/http/negotiation.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { originOf } from '../../server/http/request-origin.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { type Surface, sendDocument, sendOnce, sendProblem, workInTurn } from '../../server/http/surface.js';
import { packageVersion } from '../../settings/project-folder.js';
import type { ShownFamily } from '../../site/manifest/manifest.js';
import { inLanguage } from '../../site/shell/addresses.js';
import { recordAddress, tableAddress } from '../../site/shell/record-links.js';
import {
  API_TYPE,
  allCollections,
  apiDocument,
  collection,
  conformance,
  featureSchema,
  GEO_JSON,
  landingPage,
  linkTo,
  ROOT,
  SCHEMA_TYPE,
} from './documents.js';
import {
  collectionsOf,
  FORM,
  FORMS,
  readFeatureQuery,
  selected,
  writeFeature,
  writeFeatures,
} from './features.js';

export const ogc: Surface = { operation: 'ogc', plugin: serveFeatures };

type Reader = Parameters<typeof landingPage>[0];

const valuesOf = ({ query }: FastifyRequest) => new URLSearchParams(String(query ?? ''));

const readerOf = (request: FastifyRequest): Reader => ({
  origin: originOf(request),
  language: acceptedLanguage(languages, request.headers['accept-language']),
});

function serveFeatures(server: FastifyInstance): void {
  const route = (path: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    server.route({
      method: ['GET', 'HEAD'],
      url: ROOT + path,
      handler: async (request, reply) => handler(request, reply),
    });
  const document = (
    path: string,
    body: (engine: Engine, reader: Reader) => object | YieldingWork<object> | Promise<YieldingWork<object>>,
    type = JSON_TYPE,
  ) => route(path, (request, reply) => send(request, reply, type, body));

  document('', (_, reader) => landingPage(reader));
  document('/conformance', conformance);
  document('/api', async (engine, reader) => apiDocument(engine, reader, await packageVersion()), API_TYPE);
  document('/collections', allCollections);
  const ofCollection = (
    path: string,
    handler: (shown: ShownFamily, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    route(`/collections/:collectionId${path}`, (request, reply) => {
      const { collectionId } = request.params as { readonly collectionId: string };
      const all = collectionsOf(request.edition.engine);
      const shown = all.find(({ family }) => family.path.toLowerCase() === collectionId.toLowerCase());
      return shown === undefined
        ? sendProblem(reply, unknownCollection(collectionId, all))
        : handler(shown, request, reply);
    });
  ofCollection('', (shown, request, reply) =>
    send(request, reply, JSON_TYPE, (engine, reader) => collection(engine, shown, reader)),
  );
  ofCollection('/schema', (shown, request, reply) =>
    send(request, reply, SCHEMA_TYPE, () => featureSchema(shown.family)),
  );
  ofCollection('/items', sendFeatures);
  ofCollection('/items/:featureId', sendFeature);
}

const unknownCollection = (id: string, all: readonly ShownFamily[]) => {
  const known = all.map(({ family }) => family.path).join(', ');
  const shown = JSON.stringify(id.slice(0, 60));
  return problem('unknown-path', {
    en: `There is no collection ${shown}. The collections are ${known}.`,
    es: `No existe la colección ${shown}. Las colecciones son ${known}.`,
  });
};

/** Made once for each origin and language; only the origin of the operator is for every client. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: (engine: Engine, reader: Reader) => object | YieldingWork<object> | Promise<YieldingWork<object>>,
) {
  const unknown = unknownIn(valuesOf(request));
  if (unknown !== undefined) return sendProblem(reply, noParameters(unknown));
  const { engine, origins } = request.edition;
  const reader = readerOf(request);
  const path = `${pathOf(request.url).toLowerCase()} ${reader.origin} ${reader.language}`;
  const made = async () => written(await body(engine, reader));
  const headers = ['content-language', reader.language];
  return sendDocument(reply, { path, type, headers, isOneOfMany: true, body: made }, (ready) => {
    const kept = origins.publicOrigin === undefined ? unstored(ready) : ready;
    return { ...kept, headers: [...kept.headers, 'vary', 'Accept-Language'] };
  });
}

function* written(begun: object | YieldingWork<object>): YieldingWork<string> {
  return yield* jsonInSteps(Symbol.iterator in begun ? yield* begun : begun);
}

/** Some clients name the form that every response has. */
const unknownIn = (values: URLSearchParams): string | undefined =>
  [...values].find(([name, value]) => name !== FORM || !FORMS.includes(value))?.[0];

const noParameters = (name: string) =>
  badParameters([
    {
      parameter: name,
      value: null,
      message: {
        en: `${JSON.stringify(name.slice(0, 60))} is not a parameter here; this path has only f=json.`,
        es: `${JSON.stringify(name.slice(0, 60))} no es un parámetro aquí; esta ruta solo tiene f=json.`,
      },
    },
  ]);

async function sendFeatures(shown: ShownFamily, request: FastifyRequest, reply: FastifyReply) {
  const { engine } = request.edition;
  const { family } = shown;
  const values = valuesOf(request);
  const query = readFeatureQuery(family, values);
  if ('problem' in query) return sendProblem(reply, query.problem);
  const { origin, language } = readerOf(request);
  const path = `${ROOT}/collections/${family.path}`;
  const { limit, offset } = query;
  const at = (from: number) => {
    const others = new URLSearchParams(values);
    others.set('limit', String(limit));
    others.set('offset', String(from));
    return `${path}/items?${others}`;
  };

  function* work() {
    const found = yield* selected(
      engine,
      shown,
      query as Exclude<typeof query, { readonly problem: unknown }>,
    );
    if ('problem' in found) return found;
    const ordinals = found.slice(offset, offset + limit);
    const links = [
      linkTo(origin, 'self', request.url, GEO_JSON),
      ...(offset + limit < found.length ? [linkTo(origin, 'next', at(offset + limit), GEO_JSON)] : []),
      ...(offset > 0 ? [linkTo(origin, 'prev', at(Math.max(0, offset - limit)), GEO_JSON)] : []),
      linkTo(origin, 'collection', path, 'application/json'),
      linkTo(origin, 'alternate', inLanguage(language, tableAddress(shown)), 'text/html'),
    ];
    const members = { links, numberMatched: found.length, numberReturned: ordinals.length };
    return yield* writeFeatures(engine.catalog, family, ordinals, members);
  }

  const made = await workInTurn(reply, work());
  if (made === undefined) return reply;
  return typeof made === 'string' ? sendOnce(reply.type(GEO_JSON), made) : sendProblem(reply, made.problem);
}

async function sendFeature(shown: ShownFamily, request: FastifyRequest, reply: FastifyReply) {
  const { engine } = request.edition;
  const { family, operations } = shown;
  const { featureId: id } = request.params as { readonly featureId: string };
  const unknown = unknownIn(valuesOf(request));
  if (unknown !== undefined) return sendProblem(reply, noParameters(unknown));
  const { rows, ordinal: ordinalOf } = engine.catalog.table(family);
  const ordinal = /^[1-9]\d{0,14}$/.test(id) ? ordinalOf(Number(id)) : undefined;
  const row = ordinal === undefined ? undefined : rows[ordinal];
  if (ordinal === undefined || row === undefined) {
    const { one } = operations;
    const asked =
      one && family.only === undefined ? await workInTurn(reply, engine.ask(one, { id })) : undefined;
    if (asked === undefined && one !== undefined && family.only === undefined) return reply;
    const unknownRecord = problem('unknown-record', {
      en: `${family.path} has no feature with this id.`,
      es: `${family.path} no tiene un elemento con este id.`,
    });
    return sendProblem(reply, asked !== undefined && 'problem' in asked ? asked.problem : unknownRecord);
  }
  const { origin, language } = readerOf(request);
  const path = `${ROOT}/collections/${family.path}`;
  const links = [
    linkTo(origin, 'self', `${path}/items/${id}`, GEO_JSON),
    linkTo(origin, 'collection', path, 'application/json'),
    linkTo(origin, 'alternate', inLanguage(language, recordAddress(shown, row)), 'text/html'),
  ];
  const made = await workInTurn(reply, writeFeature(engine.catalog, family, ordinal, links));
  return made === undefined ? reply : sendOnce(reply.type(GEO_JSON), made);
}
