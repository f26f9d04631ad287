// The metrics of several processes combine, each by its meaning.
import { describe, expect, it } from 'vitest';
import { readOpenMetrics } from '../../../test/surfaces/read-open-metrics.js';
import { createMetrics, type Metrics, type PlainMetric, sumOfCumulative, writeSum } from './metrics.js';

const answered = (operation: string) => ({
  operation,
  statusCode: 200,
  cache: 'hit' as const,
  milliseconds: () => 1,
  method: () => 'GET',
  client: () => 'nobody',
  requestId: undefined,
});

/** Metrics as they arrive from another process. */
const sent = async (metrics: Metrics): Promise<readonly PlainMetric[]> =>
  JSON.parse(JSON.stringify(await metrics.read()));

const gauge = (name: string, aggregator: string, value: number | null): PlainMetric => ({
  name,
  help: 'A gauge.',
  type: 'gauge',
  aggregator,
  values: [{ labels: {}, value }],
});

const sumOf = async (...parts: readonly PlainMetric[][]) => readOpenMetrics(await writeSum(parts));

describe('metrics of several processes', () => {
  it('are one set of OpenMetrics: counters and histograms added up, each edition once', async () => {
    const source = (edition: string) => ({
      edition: () => edition,
      metrics: [
        { name: 'cached_bytes', help: 'Cached.', kind: 'gauge' as const, read: () => 5 },
        { name: 'evicted_total', help: 'Evicted.', kind: 'counter' as const, read: () => 7 },
      ],
    });
    const [first, second, third] = ['old', 'new', 'new'].map((edition) => createMetrics(source(edition))) as [
      Metrics,
      Metrics,
      Metrics,
    ];
    for (const metrics of [first, second, second]) metrics.answered(answered('one'));
    third.answered(answered('two'));
    const text = await writeSum(await Promise.all([first, second, third].map(sent)));
    const samples = readOpenMetrics(text);
    const requests = (operation: string) =>
      samples.get(`atlas_requests_total${JSON.stringify({ operation, status: '2xx', cache: 'hit' })}`);
    expect([requests('one'), requests('two')]).toEqual([3, 1]);
    const bucket = JSON.stringify({ le: '+Inf', operation: 'one' });
    expect(samples.get(`atlas_request_duration_seconds_bucket${bucket}`)).toBe(3);
    for (const edition of ['old', 'new'])
      expect(samples.get(`atlas_edition_info${JSON.stringify({ edition })}`)).toBe(1);
    expect(samples.get('cached_bytes{}')).toBe(15);
    expect(samples.get('evicted_total{}')).toBe(21);
    expect([...samples.keys()].filter((name) => name.startsWith('nodejs_version_info'))).toHaveLength(1);
  });

  it.each([
    ['process_start_time_seconds', 'omit', 10],
    ['nodejs_eventloop_lag_p99_seconds', 'average', 30],
    ['nodejs_eventloop_lag_mean_seconds', 'average', 20],
    ['nodejs_eventloop_lag_min_seconds', 'min', 10],
    ['process_resident_memory_bytes', 'sum', 60],
  ])('%s, which the library would %s, is %i of 10, 20 and 30', async (name, aggregator, expected) => {
    const parts = [20, 10, 30, null, Number.NaN].map((value) => [gauge(name, aggregator, value)]);
    expect((await sumOf(...parts)).get(`${name}{}`)).toBe(expected);
  });

  it('leave only counters and histograms behind', async () => {
    const part = await sent(createMetrics({ edition: () => 'x', metrics: [] }));
    const left = sumOfCumulative([sumOfCumulative([part, part]), []]);
    expect(new Set(left.map(({ type }) => type))).toEqual(new Set(['counter', 'histogram']));
    const seconds = (families: readonly PlainMetric[]) =>
      families.find(({ name }) => name === 'process_cpu_seconds')?.values[0]?.value as number;
    expect(seconds(left)).toBeCloseTo(2 * seconds(part), 9);
    expect(JSON.parse(JSON.stringify(left))).toEqual(left);
  });
});
