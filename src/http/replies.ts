// The one place that writes answers, successes and failures alike: every one says its edition and may be read by any page.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Problem } from '../problems/problem.js';

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
export const JSON_TYPE = 'application/json; charset=utf-8';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const CACHED = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
const NOT_CACHED = 'no-store';

export interface Content {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Replies {
  readonly content: (reply: FastifyReply, content: Content) => FastifyReply;
  readonly notModified: (reply: FastifyReply, etag: string) => FastifyReply;
  readonly redirect: (reply: FastifyReply, to: string) => FastifyReply;
  readonly preflight: (reply: FastifyReply) => FastifyReply;
  readonly problem: (
    reply: FastifyReply,
    problem: Problem,
    headers?: Readonly<Record<string, string>>,
  ) => FastifyReply;
  /** What arrived is no HTTP request, so the answer is written straight to the connection. */
  readonly unreadable: (socket: Socket, problem: Problem) => void;
}

export function createReplies(edition: string): Replies {
  const common = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Atlas-Edition, ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
    'atlas-edition': edition,
  };
  const cached = { ...common, 'cache-control': CACHED };
  const failed = { ...common, 'cache-control': NOT_CACHED, 'content-type': PROBLEM_TYPE };

  return {
    content: (reply, { type, etag, body, headers }) =>
      reply.headers({ ...cached, etag, 'content-type': type, ...headers }).send(body),
    notModified: (reply, etag) =>
      reply
        .code(304)
        .headers({ ...cached, etag })
        .send(),
    redirect: (reply, to) => reply.headers(cached).redirect(to, 302),
    preflight: (reply) =>
      reply
        .code(204)
        .headers({
          ...common,
          allow: ALLOWED_METHODS,
          'access-control-allow-methods': ALLOWED_METHODS,
          'access-control-allow-headers': '*',
          'access-control-max-age': '86400',
        })
        .send(),
    problem: (reply, problem, headers) =>
      reply
        .code(problem.status)
        .headers({ ...failed, ...headers })
        .send(problemBody(problem, reply.request.raw.url ?? '/')),
    unreadable: (socket, problem) => {
      const body = problemBody(problem, '/');
      const headers = { ...failed, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`,
      );
    },
  };
}

function problemBody({ type, title, status, detail, ...more }: Problem, instance: string): string {
  return JSON.stringify({ type, title, status, detail, instance, ...more });
}
