// The load from the text of the metrics: sums over operations, and the bounds of the latency.
import { expect, it } from 'vitest';
import { readLoad } from './status.js';

it('reads requests, errors and latency over all operations', () => {
  const load = readLoad(`# TYPE atlas_requests counter
atlas_requests_total{operation="a",status="2xx",cache="none"} 8
atlas_requests_total{operation="b",status="5xx",cache="none"} 2
atlas_limited_requests_total 3
atlas_request_duration_seconds_bucket{le="0.001",operation="a"} 4
atlas_request_duration_seconds_bucket{le="0.01",operation="a"} 8
atlas_request_duration_seconds_bucket{le="+Inf",operation="a"} 8
atlas_request_duration_seconds_bucket{le="0.001",operation="b"} 1
atlas_request_duration_seconds_bucket{le="0.01",operation="b"} 1
atlas_request_duration_seconds_bucket{le="+Inf",operation="b"} 2
atlas_connections 5
process_resident_memory_bytes 1000
# EOF
`);
  expect(load).toEqual({
    requests: 10,
    failures: 2,
    limited: 3,
    median: 0.001,
    slow: undefined,
    connections: 5,
    memory: 1000,
  });
});

it('has no latency before the first request', () => {
  expect(readLoad('')).toMatchObject({ requests: 0, median: undefined, slow: undefined });
});
