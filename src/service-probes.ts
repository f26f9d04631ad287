// What the operator can ask of a running service: its health and its figures.
import type { Probe } from './http/bind-probes.js';
import type { HttpServer } from './http/create-server.js';
import { JSON_TYPE } from './http/replies.js';
import type { SharedCounter } from './limits/shared-counter.js';
import type { Figure, Metrics } from './observe/metrics.js';

/** Whether rate limits are one budget with other servers right now. */
type Sharing = Pick<SharedCounter, 'isShared'>;

export function serviceProbes(
  edition: string,
  rows: Readonly<Record<string, number>>,
  metrics: Metrics,
  sharing: Sharing | undefined,
): readonly Probe[] {
  const ready = JSON.stringify({ status: 'ready' });
  const readyInDetail = () =>
    JSON.stringify({
      status: 'ready',
      edition,
      ...(sharing && { limits: sharing.isShared() ? 'shared' : 'alone' }),
      rows,
    });
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
      body: (isAdmin) => (isAdmin ? readyInDetail() : ready),
    },
    { path: '/metrics', isPrivate: true, type: metrics.contentType, body: metrics.write },
  ];
}

export function serviceFigures(http: () => HttpServer, sharing: Sharing | undefined): readonly Figure[] {
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
    ...(sharing === undefined
      ? []
      : [
          gauge(
            'atlas_limits_shared',
            'Whether rate limits are one budget with other servers: 1, or 0 while this server limits by itself.',
            () => Number(sharing.isShared()),
          ),
        ]),
  ];
}
