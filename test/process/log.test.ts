// The log of requests is as detailed as configured, and does not connect clients with their requests.
import { afterEach, expect, it } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { type BuiltServer, startBuiltServer } from './built-server.js';

let server: BuiltServer | undefined;
afterEach(() => server?.kill());

/** The lines of a run in which these were requested. */
async function logged(
  environment: ProgramEnvironment,
  requests: readonly (readonly [string, Record<string, string>])[],
) {
  server = await startBuiltServer(environment);
  for (const [path, headers] of requests)
    await (await fetch(`${server.origin}${path}`, { headers })).arrayBuffer();
  server.child.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  expect(code).toBe(0);
  return stderr
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const requestedPaths: readonly (readonly [string, Record<string, string>])[] = [
  ['/api/v1/City/search/embarazo', { 'X-Forwarded-For': '203.0.113.77' }],
  ['/api/v1/City/167', { 'X-Forwarded-For': '2001:db8:1:2:3:4:5:6', 'X-Request-Id': 'mine-1' }],
  ['/api/v1/nowhere', {}],
];

it('does not log successful requests by default', async () => {
  const lines = await logged({}, requestedPaths);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('stopping'), 'stopped']);
});

it('contains every response on request, but not the client or the URL', async () => {
  const lines = await logged({ LOG_SAMPLE: '1', TRUST_PROXY: '127.0.0.1' }, requestedPaths);
  const answers = lines.filter(({ msg }) => msg === 'answered');
  expect(answers).toMatchObject([
    {
      level: 'info',
      operation: 'citySearch',
      method: 'GET',
      status: 200,
      cache: 'none',
      client: '203.0.113.0/24',
    },
    { operation: 'cityById', status: 200, cache: 'miss', client: '2001:db8:1::/48', requestId: 'mine-1' },
    { operation: 'none', status: 404, client: '127.0.0.0/24' },
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/embarazo|203\.0\.113\.77|db8:1:2|127\.0\.0\.1|nowhere/);
  for (const { time, ms } of answers) {
    expect(Number.isNaN(Date.parse(time as string))).toBe(false);
    expect(ms).toBeGreaterThan(0);
  }
});

it('logs nothing if the level is silent', async () => {
  expect(await logged({ LOG_LEVEL: 'silent', LOG_SAMPLE: '1' }, requestedPaths)).toEqual([]);
});
