// The surface of the Reconciliation Service API 0.2, by which OpenRefine and similar programs match the cells of a column with records.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { badParameters, problem, type Refused } from '../../engine/problems/problem.js';
import { jsonInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type Language, languages } from '../../engine/text/localized.js';
import { originOf } from '../../server/http/request-origin.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import {
  type Surface,
  type SurfaceContext,
  sendOnce,
  sendProblem,
  workInTurn,
} from '../../server/http/surface.js';
import { HTML_TYPE } from '../../site/shell/localized-routes.js';
import { candidatesOf } from './candidates.js';
import { entityWith, typesOf } from './entities.js';
import { PREVIEW_POLICY, previewOf } from './preview.js';
import { LONGEST_BODY, readExtension, readQueries } from './read-request.js';
import {
  extended,
  manifestIn,
  parts,
  proposal,
  suggestEntities,
  suggestProperties,
  suggestTypes,
} from './services.js';

const ENDPOINT = '/reconcile';
/** That of the names of records, as in searches. */
const USUAL_LANGUAGE: Language = 'es';
/** The most fields of a parsed form. Clients send one or two. */
const MOST_FIELDS = 20;
const FORM = 'application/x-www-form-urlencoded';
/** Of a suggestion: the longest value of any parameter. */
const LONGEST_PREFIX = 200;

export const reconcile: Surface = { operation: 'reconcile', plugin: serveReconciliation };

type Refusable<Made> = Made | Refused;
type Answered = Refusable<object>;
type Responder = (
  engine: Engine,
  values: URLSearchParams,
  language: Language,
) => Answered | YieldingWork<Answered>;

function serveReconciliation(server: FastifyInstance, { acceptBodies }: SurfaceContext): void {
  acceptBodies(server, [FORM]);
  const read = ['GET', 'HEAD'];
  const endpoint = (url: string, language: Language) => {
    server.route({
      method: read,
      url,
      handler: (request, reply) =>
        valuesOf(request).size === 0
          ? sendOnce(
              reply.type(JSON_TYPE),
              JSON.stringify(manifestIn(request.edition.engine, language, originOf(request))),
            )
          : answer(reply, valuesOf(request), language, batch),
    });
    server.route({
      method: 'POST',
      url,
      bodyLimit: LONGEST_BODY,
      handler: ({ body }, reply) => {
        const fields = String(body ?? '').split('&', MOST_FIELDS + 1);
        const form = fields.length > MOST_FIELDS ? '' : fields.join('&');
        return answer(reply, new URLSearchParams(form), language, batch);
      },
    });
  };
  endpoint(ENDPOINT, USUAL_LANGUAGE);
  for (const language of languages) {
    const url = `${ENDPOINT}/${language}`;
    endpoint(url, language);
    const part = (path: string, work: Responder) =>
      server.route({
        method: read,
        url: `${url}${path}`,
        handler: (request, reply) => answer(reply, valuesOf(request), language, work),
      });
    part(parts.entity, suggesting(suggestEntities));
    part(parts.property, suggesting(suggestProperties));
    part(parts.type, suggesting(suggestTypes));
    part(parts.properties, proposing);
    server.route({
      method: read,
      url: `${url}${parts.preview}`,
      handler: (request, reply) => sendPreview(request, reply, language),
    });
  }
}

const valuesOf = ({ query }: FastifyRequest) => new URLSearchParams(String(query ?? ''));

async function answer(reply: FastifyReply, values: URLSearchParams, language: Language, work: Responder) {
  const { engine } = reply.request.edition;
  const made = await workInTurn(reply, writing(work(engine, values, language)));
  if (made === undefined) return reply;
  return typeof made === 'string' ? sendOnce(reply.type(JSON_TYPE), made) : sendProblem(reply, made.problem);
}

function* writing(begun: ReturnType<Responder>): YieldingWork<Refusable<string>> {
  const made = Symbol.iterator in begun ? yield* begun : begun;
  return 'problem' in made ? (made as Refused) : yield* jsonInSteps(made);
}

function* batch(engine: Engine, values: URLSearchParams, language: Language): YieldingWork<Answered> {
  const [queries, extend] = [values.getAll('queries'), values.getAll('extend')];
  const [text = ''] = [...queries, ...extend];
  if (queries.length + extend.length !== 1)
    return refused(
      'queries',
      'Send one parameter: queries, with a batch of queries as JSON, or extend, with ids and properties as JSON.',
      'Envía un solo parámetro: queries, con un lote de consultas en JSON, o extend, con ids y propiedades en JSON.',
    );
  if (queries.length === 1) {
    const read = yield* readQueries(engine, text);
    return 'problem' in read ? read : yield* candidatesOf(engine, read, language);
  }
  const read = yield* readExtension(engine, text);
  return 'problem' in read ? read : yield* extended(engine, read, language);
}

const suggesting = (suggest: typeof suggestEntities): Responder =>
  function* suggestions(engine, values, language) {
    const [prefix, type] = [values.get('prefix'), values.get('type') ?? undefined];
    const cursor = Number(values.get('cursor') ?? 0);
    if (prefix === null)
      return refused(
        'prefix',
        'prefix is required: the text that was typed.',
        'Falta prefix: el texto digitado.',
      );
    if (prefix.length > LONGEST_PREFIX)
      return refused(
        'prefix',
        `prefix has ${prefix.length} characters; send at most ${LONGEST_PREFIX}.`,
        `prefix tiene ${prefix.length} caracteres; envía a lo sumo ${LONGEST_PREFIX}.`,
      );
    if (!Number.isInteger(cursor) || cursor < 0)
      return refused(
        'cursor',
        'cursor must be an integer from 0: the number of suggestions to skip.',
        'cursor debe ser un entero desde 0: el número de sugerencias que se omiten.',
      );
    if (type !== undefined && !typesOf(engine.model).some(({ path }) => path === type))
      return unknownType(engine);
    return { result: yield* suggest(engine, { prefix, cursor, type }, language) };
  };

function proposing(engine: Engine, values: URLSearchParams, language: Language): Answered {
  const given = values.get('limit');
  const limit = Number(given ?? Number.MAX_SAFE_INTEGER);
  if (!Number.isInteger(limit) || limit < 1)
    return refused('limit', 'limit must be a positive integer.', 'limit debe ser un entero positivo.');
  const proposed = proposal(engine, values.get('type') ?? '', limit, language);
  if (proposed === undefined) return unknownType(engine);
  return given === null ? { ...proposed, limit: undefined } : proposed;
}

function unknownType({ model }: Engine) {
  const types = typesOf(model).map(({ path }) => path);
  return refused(
    'type',
    `type must be one of ${types.join(', ')}.`,
    `type debe ser uno de ${types.join(', ')}.`,
  );
}

const refused = (parameter: string, en: string, es: string) => ({
  problem: badParameters([{ parameter, value: null, message: { en, es } }]),
});

function sendPreview(request: FastifyRequest, reply: FastifyReply, language: Language) {
  const id = valuesOf(request).get('id') ?? '';
  const entity = entityWith(request.edition.engine, id);
  if (entity === undefined)
    return sendProblem(
      reply,
      problem('unknown-record', {
        en: `No record has the id ${JSON.stringify(id.slice(0, 60))}. An id has a type and a number, such as City/12.`,
        es: `Ningún registro tiene el id ${JSON.stringify(id.slice(0, 60))}. Un id tiene un tipo y un número, como City/12.`,
      }),
    );
  reply.header('content-security-policy', PREVIEW_POLICY).header('content-language', language);
  return sendOnce(reply.type(HTML_TYPE), previewOf(request.edition.engine, entity, language));
}
