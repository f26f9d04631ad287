// Creates the rate limit of a service, counted alone, with its machine or with a fleet, and logs when that changes.
import type { Logger } from 'pino';
import type { Settings } from '../../settings/settings.js';
import type { HttpServer } from '../http/create-server.js';
import type { Limited } from '../http/gate.js';
import { createRedisStore } from '../limits/redis-store.js';
import { createRequestCounter, createStoreClock, type SharedStore } from '../limits/request-counter.js';
import { createSharedCounter, type SharedCounter } from '../limits/shared-counter.js';
import type { MetricDefinition } from '../observe/metrics.js';

/** Additions to the health and the metrics of a service from its environment, such as its database or its fleet. */
interface ExtraStatus {
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

interface ServiceLimits {
  /** Undefined without a rate limit. */
  readonly limited: Limited | undefined;
  /** Whether the budget is shared with other servers now. Undefined without a fleet. */
  readonly isShared: (() => boolean) | undefined;
  /** Milliseconds by which this machine's clock is ahead of Redis. Undefined without a fleet. */
  readonly clockAhead: (() => number) | undefined;
  readonly close: () => void;
}

/** The counter of a worker. It uses the primary of its machine, which shares with the fleet for all workers. */
interface MachineLimits {
  readonly store: SharedStore & Required<Pick<SharedStore, 'ahead'>>;
  readonly isShared: () => boolean;
}

export function serviceLimits(
  settings: Settings,
  machine: MachineLimits | undefined,
  lines: Logger,
): ServiceLimits {
  const { rateLimit, rateWindow, redisUrl } = settings;
  if (rateLimit === 0)
    return { limited: undefined, isShared: undefined, clockAhead: undefined, close: () => {} };
  const limit = { requests: rateLimit, window: rateWindow };
  const shared =
    machine === undefined
      ? fleetCounter(settings, lines)
      : createSharedCounter({ ...countingOf(settings), store: machine.store, changed: () => {} });
  return {
    limited: { limit, counter: shared ?? createRequestCounter(countingOf(settings)) },
    isShared: redisUrl === undefined ? undefined : (machine ?? shared)?.isShared,
    clockAhead: redisUrl === undefined ? undefined : shared?.ahead,
    close: () => shared?.close(),
  };
}

/** Undefined without a fleet. */
function fleetCounter(settings: Settings, lines: Logger): SharedCounter | undefined {
  const { redisUrl, rateWindow } = settings;
  if (redisUrl === undefined) return undefined;
  const clock = createStoreClock({ changed: (...change) => sayClock(lines, ...change) });
  return createSharedCounter({
    ...countingOf(settings),
    store: createRedisStore(redisUrl, rateWindow * 1000, clock),
    changed: (...change) => sayChange(lines, ...change),
  });
}

/** The counter of a primary for its workers, shared with the fleet if there is one. */
export function machineCounter(settings: Settings, lines: Logger): SharedCounter | undefined {
  if (settings.rateLimit === 0) return undefined;
  const alone = { ...countingOf(settings), store: undefined, changed: () => {} };
  return fleetCounter(settings, lines) ?? createSharedCounter(alone);
}

const countingOf = ({ rateLimit, rateWindow }: Settings) => ({
  limit: rateLimit,
  windowMs: rateWindow * 1000,
});

function sayChange(lines: Logger, isShared: boolean, reason: unknown): void {
  if (isShared) lines.info('rate limits are shared with the other servers');
  else
    lines.warn(
      { because: (reason as Error).message },
      'rate limits are not shared, so each server may accept a whole limit',
    );
}

function sayClock(lines: Logger, differs: boolean, ahead: number): void {
  const seconds = Math.abs(ahead) / 1000;
  if (!differs) lines.info('the clock of this machine agrees with that of Redis again');
  else
    lines.warn(
      { seconds },
      `the clock of this machine is ${ahead > 0 ? 'ahead of' : 'behind'} that of Redis. Requests are counted by the clock of Redis; check the time synchronisation of this machine`,
    );
}
