// The rate limit of a service: counted alone, with its machine or with a fleet, and the log lines when that changes.
import type { Logger } from 'pino';
import type { Settings } from '../../settings/settings.js';
import type { Limited } from '../http/gate.js';
import { createRedisStore } from '../limits/redis-store.js';
import { createRequestCounter } from '../limits/request-counter.js';
import { createSharedCounter, type SharedCounter } from '../limits/shared-counter.js';
import type { SharedStore } from '../limits/shared-store.js';
import { createStoreClock } from '../limits/store-clock.js';

export interface ServiceLimits {
  /** Undefined if nothing is limited. */
  readonly limited: Limited | undefined;
  /** Whether the budget is one with other servers right now; undefined if it is not meant to be. */
  readonly isShared: (() => boolean) | undefined;
  /** Milliseconds by which the clock of this machine is ahead of Redis; undefined as above. */
  readonly clockAhead: (() => number) | undefined;
  readonly close: () => void;
}

/** The counter of a worker: the primary of its machine, which shares with the fleet for all of them. */
export interface MachineLimits {
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

/** Undefined if there is no fleet to count with. */
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

/** The counter of the primary of a machine: for its workers, and with the fleet if there is one. */
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
