// URLs that name records as things, for linked data. /id/City/12 names the place and redirects to its page or its data. An id never names
// another record, and a code redirects to the id.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findByIdentifier } from '../../engine/answers/probably-meant.js';
import { thingPath } from '../../engine/formats/json-ld.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { sendReply } from '../../server/http/connections/node-response.js';
import { isForPeople, preferredFormats } from '../../server/http/negotiation.js';
import { DOCUMENT } from '../../server/http/responses/documents.js';
import { type Surface, sendProblem, workInTurn } from '../../server/http/surface.js';
import { manifestOf, type ShownFamily } from '../../site/manifest/manifest.js';
import { inLanguage } from '../../site/shell/addresses.js';
import { chooseLanguage } from '../../site/shell/localized-routes.js';
import { recordAddress } from '../../site/shell/record-links.js';

export const things: Surface = {
  operation: DOCUMENT,
  plugin: (server) => {
    const method = ['GET', 'HEAD'];
    server.route({
      method,
      url: '/id/:family/:id',
      handler: (request, reply) => {
        const { family, id } = request.params as { readonly family: string; readonly id: string };
        return send(request, reply, family, id);
      },
    });
    // Programs that fill in a template encode the slash as well.
    server.route({
      method,
      url: '/id/:thing',
      handler: (request, reply) => {
        const [path = '', id = ''] = (request.params as { readonly thing: string }).thing.split('/');
        return send(request, reply, path, id);
      },
    });
  },
};

function send(request: FastifyRequest, reply: FastifyReply, path: string, id: string) {
  const { engine } = request.edition;
  const family = engine.model.families.find((each) => each.path === path && each.file !== undefined);
  if (family === undefined) return sendUnknown(request, reply);
  const { rows, ordinal } = engine.catalog.table(family);
  const row = /^[1-9]\d{0,14}$/.test(id) ? rows[ordinal(Number(id)) ?? -1] : undefined;
  if (row !== undefined) return sendSeeOther(request, reply, manifestOf(engine).of(family), row);
  const coded = findByIdentifier(engine.catalog, family, (code) => code === id)?.row;
  return coded === undefined
    ? sendMissing(request, reply, family, id)
    : sendReply(reply, request.edition.replies.redirect(thingPath(family, coded.id), 301));
}

/** A thing itself cannot be sent, so people get its page and programs its data. */
function sendSeeOther(request: FastifyRequest, reply: FastifyReply, shown: ShownFamily, row: Row) {
  const [format] = preferredFormats(request.headers.accept);
  const data = dataPath(shown, row);
  const isPage = format === undefined && isForPeople(request);
  const to = isPage ? inLanguage(chooseLanguage(request), recordAddress(shown, row)) : data;
  const suited = format?.suits(shown.family, 'one') === true ? `?format=${format.name}` : '';
  reply.header('vary', 'Accept, Accept-Language, Cookie');
  return sendReply(reply, request.edition.replies.redirect(isPage ? to : `${to}${suited}`, 303));
}

const dataPath = ({ operations: { one }, family }: ShownFamily, { id }: Row): string =>
  (one?.path ?? `${API}/${family.path}/{id}`).replace('{id}', String(id));

/** The problem that the operation of one record returns, which names a successor or a similar id. */
async function sendMissing(request: FastifyRequest, reply: FastifyReply, family: ModelFamily, id: string) {
  const { engine } = request.edition;
  const { one } = manifestOf(engine).of(family).operations;
  const asked = one && (await workInTurn(reply, engine.ask(one, { id })));
  if (asked === undefined && one !== undefined) return reply;
  return asked !== undefined && 'problem' in asked
    ? sendProblem(reply, asked.problem)
    : sendUnknown(request, reply);
}

const sendUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, problem('unknown-path', messages.nothingAt(request.url, messages.pathsAreListed(API))));
