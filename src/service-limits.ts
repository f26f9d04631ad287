// The rate limit of a service: who counts, by itself or with other servers, and what is said when that changes.
import type { Logger } from 'pino';
import type { Limited } from './http/gate.js';
import { createRequestCounter } from './limits/request-counter.js';
import { createSharedCounter, type SharedCounter } from './limits/shared-counter.js';
import type { Totals } from './limits/totals.js';
import type { Settings } from './settings/settings.js';

export interface ServiceLimits {
  /** Undefined where nothing is limited. */
  readonly limited: Limited | undefined;
  /** Undefined where the budget is not shared with anybody. */
  readonly shared: SharedCounter | undefined;
}

export function serviceLimits(
  { rateLimit, rateWindow }: Settings,
  totals: Totals | undefined,
  lines: Logger,
): ServiceLimits {
  if (rateLimit === 0) return { limited: undefined, shared: undefined };
  const limit = { requests: rateLimit, window: rateWindow };
  const counting = { limit: rateLimit, windowMs: rateWindow * 1000 };
  const shared =
    totals &&
    createSharedCounter({ ...counting, totals, changed: (...change) => sayChange(lines, ...change) });
  return { limited: { limit, counter: shared ?? createRequestCounter(counting) }, shared };
}

function sayChange(lines: Logger, isShared: boolean, because: unknown): void {
  if (isShared) lines.info('rate limits are shared: one budget with the other servers');
  else
    lines.warn(
      { because: (because as Error).message },
      'rate limits are not shared: this server limits by itself until the others can be reached',
    );
}
