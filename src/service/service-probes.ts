// What the operator can ask of a running service: its health and its figures.
import type { Probe } from '../http/bind-probes.js';
import type { HttpServer } from '../http/create-server.js';
import { JSON_TYPE } from '../http/replies.js';
import type { Figure } from '../observe/figure.js';
import type { Metrics } from '../observe/metrics.js';

/** What the surroundings of a service (its database, its fleet) have to tell about it. */
export interface Surroundings {
  readonly details: () => Readonly<Record<string, unknown>>;
  readonly figures: readonly Figure[];
}

export const NO_SURROUNDINGS: Surroundings = { details: () => ({}), figures: [] };

export function serviceProbes(
  details: () => Readonly<Record<string, unknown>>,
  figures: Pick<Metrics, 'contentType' | 'write'>,
): readonly Probe[] {
  const ready = { status: 'ready' };
  return [
    {
      path: '/health/live',
      isPrivate: false,
      type: JSON_TYPE,
      body: () => JSON.stringify({ status: 'live' }),
    },
    {
      path: '/health/ready',
      isPrivate: false,
      type: JSON_TYPE,
      body: (isAdmin) => JSON.stringify(isAdmin ? { ...ready, ...details() } : ready),
    },
    { path: '/metrics', isPrivate: true, type: figures.contentType, body: figures.write },
  ];
}

export function serviceFigures(
  http: () => HttpServer,
  isShared: (() => boolean) | undefined,
): readonly Figure[] {
  const counter = (name: string, help: string, read: () => number): Figure => ({
    name,
    help,
    kind: 'counter',
    read,
  });
  const gauge = (name: string, help: string, read: () => number): Figure => ({
    name,
    help,
    kind: 'gauge',
    read,
  });
  const kept = () => http().keptAnswers();
  return [
    counter('atlas_limited_requests_total', 'Requests turned away by the rate limit.', () =>
      http().limitedRequests(),
    ),
    counter('atlas_kept_hits_total', 'Requests that found a finished answer.', () => kept().hits),
    counter(
      'atlas_kept_misses_total',
      'Requests whose answer had to be finished first.',
      () => kept().misses,
    ),
    counter('atlas_kept_evicted_total', 'Finished answers that had to make room.', () => kept().evicted),
    gauge('atlas_kept_answers', 'Finished answers that are kept.', () => kept().entries),
    gauge('atlas_kept_bytes', 'Memory that kept answers take.', () => kept().bytes),
    ...(isShared === undefined ? [] : [sharingFigure(isShared)]),
  ];
}

const sharingFigure = (isShared: () => boolean): Figure => ({
  name: 'atlas_limits_shared',
  help: 'Whether rate limits are one budget with other servers: 1, or 0 while this server limits by itself.',
  kind: 'gauge',
  together: 'min',
  read: () => Number(isShared()),
});
