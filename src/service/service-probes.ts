// What the operator can ask of a running service: its health and its figures.
import type { Probe } from '../http/bind-probes.js';
import type { HttpServer } from '../http/create-server.js';
import { JSON_TYPE } from '../http/responses/replies.js';
import type { MetricDefinition as Figure } from '../observe/metric-definition.js';
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
    counter('atlas_limited_requests_total', 'Requests rejected by the rate limit.', () =>
      http().limitedRequests(),
    ),
    counter(
      'atlas_kept_hits_total',
      'Requests answered from the cache of finished responses.',
      () => kept().hits,
    ),
    counter('atlas_kept_misses_total', 'Requests whose response had to be built first.', () => kept().misses),
    counter('atlas_kept_evicted_total', 'Finished responses evicted from the cache.', () => kept().evicted),
    gauge('atlas_kept_answers', 'Finished responses in the cache.', () => kept().entries),
    gauge('atlas_kept_bytes', 'Memory used by cached responses, in bytes.', () => kept().bytes),
    ...(isShared === undefined ? [] : [sharingFigure(isShared)]),
  ];
}

const sharingFigure = (isShared: () => boolean): Figure => ({
  name: 'atlas_limits_shared',
  help: 'Whether the rate limit is shared with other servers: 1 if it is, 0 while this server limits on its own.',
  kind: 'gauge',
  together: 'min',
  read: () => Number(isShared()),
});
