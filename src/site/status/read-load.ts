// The load of the service since it started, from its metrics: requests, latency, errors, connections and memory.

export interface Load {
  readonly requests: number;
  /** Responses with a status of 500 or more. */
  readonly failures: number;
  /** Responses to clients over their limit. */
  readonly limited: number;
  /** The seconds that this share of the requests did not exceed; undefined before the first request, or beyond the last bucket. */
  readonly median: number | undefined;
  readonly slow: number | undefined;
  readonly connections: number;
  /** Resident, in bytes. */
  readonly memory: number;
}

/** Of the requests that are as fast as `slow`. */
export const SLOW_SHARE = 0.95;

interface Sample {
  readonly name: string;
  readonly labels: string;
  readonly value: number;
}

/** Reads OpenMetrics text, as `/metrics` returns it; unknown lines are ignored. */
export function readLoad(text: string): Load {
  const samples = [...text.matchAll(/^(\w+)(?:\{([^}]*)\})? (\S+)/gm)].map(
    ([, name, labels, value]): Sample => ({
      name: name as string,
      labels: labels ?? '',
      value: Number(value),
    }),
  );
  const sum = (wanted: string, label = '') =>
    samples
      .filter(({ name, labels }) => name === wanted && labels.includes(label))
      .reduce((total, { value }) => total + value, 0);
  const within = bucketsOf(samples);
  return {
    requests: sum('atlas_requests_total'),
    failures: sum('atlas_requests_total', 'status="5xx"'),
    limited: sum('atlas_limited_requests_total'),
    median: boundOf(within, 0.5),
    slow: boundOf(within, SLOW_SHARE),
    connections: sum('atlas_connections'),
    memory: sum('process_resident_memory_bytes'),
  };
}

/** The number of requests up to each bound in seconds, over all operations, the smallest first. */
function bucketsOf(samples: readonly Sample[]): readonly (readonly [number, number])[] {
  const within = new Map<number, number>();
  for (const { name, labels, value } of samples) {
    const bound = name === 'atlas_request_duration_seconds_bucket' && /le="([^"]+)"/.exec(labels)?.[1];
    if (!bound) continue;
    const seconds = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
    within.set(seconds, (within.get(seconds) ?? 0) + value);
  }
  return [...within].sort(([a], [b]) => a - b);
}

function boundOf(within: readonly (readonly [number, number])[], share: number): number | undefined {
  const all = within.at(-1)?.[1] ?? 0;
  const bound = within.find(([, count]) => all > 0 && count >= all * share)?.[0];
  return bound === Number.POSITIVE_INFINITY ? undefined : bound;
}
