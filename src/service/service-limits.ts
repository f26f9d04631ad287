// The rate limit of a service: who counts, by itself, with its machine or with a fleet, and what is said when that changes.
import type { Logger } from 'pino';
import type { Limited } from '../http/gate.js';
import { createRedisStore } from '../limits/redis-store.js';
import { createRequestCounter } from '../limits/request-counter.js';
import { createSharedCounter, type SharedCounter } from '../limits/shared-counter.js';
import type { SharedStore } from '../limits/shared-store.js';
import type { Settings } from '../settings/settings.js';

export interface ServiceLimits {
  /** Undefined where nothing is limited. */
  readonly limited: Limited | undefined;
  /** Whether the budget is one with other servers right now; undefined where it is not meant to be. */
  readonly isShared: (() => boolean) | undefined;
  readonly close: () => void;
}

/** What a worker counts with: the primary of its machine, which shares with the fleet for all of them. */
export interface MachineLimits {
  readonly store: SharedStore;
  readonly isShared: () => boolean;
}

export function serviceLimits(
  settings: Settings,
  machine: MachineLimits | undefined,
  lines: Logger,
): ServiceLimits {
  const { rateLimit, rateWindow, redisUrl } = settings;
  if (rateLimit === 0) return { limited: undefined, isShared: undefined, close: () => {} };
  const limit = { requests: rateLimit, window: rateWindow };
  const shared =
    machine === undefined
      ? fleetCounter(settings, lines)
      : createSharedCounter({ ...countingOf(settings), store: machine.store, changed: () => {} });
  return {
    limited: { limit, counter: shared ?? createRequestCounter(countingOf(settings)) },
    isShared: redisUrl === undefined ? undefined : (machine ?? shared)?.isShared,
    close: () => shared?.close(),
  };
}

/** Undefined where there is no fleet to count with. */
function fleetCounter(settings: Settings, lines: Logger): SharedCounter | undefined {
  const { redisUrl, rateWindow } = settings;
  if (redisUrl === undefined) return undefined;
  return createSharedCounter({
    ...countingOf(settings),
    store: createRedisStore(redisUrl, rateWindow * 1000),
    changed: (...change) => sayChange(lines, ...change),
  });
}

/** What the primary of a machine counts with: for its workers, and with the fleet if there is one. */
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
  if (isShared) lines.info('rate limits are shared: one budget with the other servers');
  else
    lines.warn(
      { because: (reason as Error).message },
      'rate limits are not shared: each server may accept a whole limit',
    );
}
