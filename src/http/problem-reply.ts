// The one place that writes failures: problem details, CORS and no caching, whatever went wrong and wherever.
import type { FastifyReply } from 'fastify';
import type { Problem } from '../problems/problem.js';
import { CORS, NOT_CACHED } from './headers.js';

export function problemHeaders(): Record<string, string> {
  return { ...CORS, 'cache-control': NOT_CACHED, 'content-type': 'application/problem+json; charset=utf-8' };
}

export function problemBody(problem: Problem, instance: string): string {
  const { type, title, status, detail, ...more } = problem;
  return JSON.stringify({ type, title, status, detail, instance, ...more });
}

export function replyProblem(
  reply: FastifyReply,
  problem: Problem,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problemHeaders(), ...headers })
    .send(problemBody(problem, reply.request.raw.url ?? '/'));
}
