// The metrics of the service itself, and the additions of its environment.
import type { HttpServer } from '../http/create-server.js';
import type { MetricDefinition } from '../observe/metric-definition.js';
import type { ServiceLimits } from './service-limits.js';

/** The additions of the environment of a service (its database, its fleet) to its health and its metrics. */
export interface ExtraStatus {
  readonly details: () => Readonly<Record<string, unknown>>;
  readonly metrics: readonly MetricDefinition[];
}

export const NO_EXTRA_STATUS: ExtraStatus = { details: () => ({}), metrics: [] };

export function serviceMetrics(
  http: () => HttpServer,
  { isShared, clockAhead }: Pick<ServiceLimits, 'isShared' | 'clockAhead'>,
  droppedLines: () => number,
): readonly MetricDefinition[] {
  const counter = (name: string, help: string, read: () => number): MetricDefinition => ({
    name,
    help,
    kind: 'counter',
    read,
  });
  const gauge = (name: string, help: string, read: () => number): MetricDefinition => ({
    name,
    help,
    kind: 'gauge',
    read,
  });
  const cache = () => http().cacheStats();
  return [
    counter('atlas_limited_requests_total', 'Requests rejected by the rate limit.', () =>
      http().limitedRequests(),
    ),
    counter(
      'atlas_kept_hits_total',
      'Requests served from the cache of finished responses.',
      () => cache().hits,
    ),
    counter(
      'atlas_kept_misses_total',
      'Requests whose response had to be built first.',
      () => cache().misses,
    ),
    counter('atlas_kept_evicted_total', 'Finished responses evicted from the cache.', () => cache().evicted),
    gauge('atlas_kept_answers', 'Finished responses in the cache.', () => cache().entries),
    gauge('atlas_kept_bytes', 'Memory used by cached responses, in bytes.', () => cache().bytes),
    counter(
      'atlas_log_lines_dropped_total',
      'Log lines dropped because the log could not be written.',
      droppedLines,
    ),
    counter(
      'atlas_refused_connections_total',
      'Connections closed because too many were open.',
      () => http().connectionStats().refused,
    ),
    counter(
      'atlas_send_timeouts_total',
      'Connections closed because the client did not read its response.',
      () => http().connectionStats().sendTimeouts,
    ),
    gauge(
      'atlas_unsent_bytes',
      'Bytes of responses that clients have not read yet.',
      () => http().connectionStats().unsentBytes,
    ),
    gauge(
      'atlas_body_bytes',
      'Bytes of request bodies that are being read or processed.',
      () => http().connectionStats().bodyBytes,
    ),
    gauge('atlas_connections', 'Open connections.', () => http().connectionStats().open),
    ...(isShared === undefined ? [] : [sharedGauge(isShared)]),
    ...(clockAhead === undefined ? [] : [clockGauge(clockAhead)]),
  ];
}

const sharedGauge = (isShared: () => boolean): MetricDefinition => ({
  name: 'atlas_limits_shared',
  help: 'Whether the rate limit is shared with other servers: 1 if it is, 0 while this server counts alone.',
  kind: 'gauge',
  together: 'min',
  read: () => Number(isShared()),
});

const clockGauge = (clockAhead: () => number): MetricDefinition => ({
  name: 'atlas_clock_ahead_seconds',
  help: 'Seconds by which the clock of this machine is ahead of that of Redis, below zero if it is behind; differences under 0.1 count as 0.',
  kind: 'gauge',
  together: 'max',
  read: () => clockAhead() / 1000,
});
