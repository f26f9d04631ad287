// Clients that pretend to be another one: their headers do not hide their IP address, and are not passed on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKS_OF_A_PROXY } from '../fuzz/marks-of-a-proxy.js';
import { runBuiltProgram, startBuiltServer } from '../process/built-server.js';
import { ask, rawClient, statusOf } from './raw-client.js';

const SMALL = '/api/v1/Region/1';
const junk = (count: number) => Array.from({ length: count }, (_, index) => `J${index}: a`);

/** Values as proxies write them. All other headers have an IP address. */
const MARKED: Readonly<Record<string, string>> = {
  forwarded: 'for=203.0.113.7',
  via: '1.1 proxy',
  'x-forwarded-host': 'atlas.example',
  'x-forwarded-port': '443',
  'x-forwarded-proto': 'https',
  'x-forwarded-server': 'proxy.example',
};

let port: number;
let kill: () => Promise<void>;
beforeAll(async () => {
  ({ port, kill } = await startBuiltServer({ TRUST_PROXY: '127.0.0.7', RATE_LIMIT: '1000' }));
});
afterAll(() => kill());

describe('many headers', () => {
  const forwarded = 'X-Forwarded-For: 203.0.113.7';

  it.each([
    ['999 before', [...junk(999), forwarded]],
    ['999 after', [forwarded, ...junk(999)]],
    ['98 before, and so 101', [...junk(98), forwarded]],
  ])('%s X-Forwarded-For return 431, and nothing is shown', async (_, fields) => {
    for (const path of [SMALL, '/metrics']) {
      const answer = await ask(port, path, fields, '127.0.0.1');
      expect(statusOf(answer)).toBe(431);
      expect(answer).toContain('"type":"/docs/problems/headers-too-large"');
    }
  });

  it('accepts 100', async () => {
    expect(statusOf(await ask(port, SMALL, [...junk(96), forwarded]))).toBe(200);
    expect(statusOf(await ask(port, '/metrics', [...junk(96), forwarded]))).toBe(404);
  });
});

describe('a client on this machine', () => {
  it('has the rights of the operator, and no limit', async () => {
    expect(statusOf(await ask(port, '/metrics'))).toBe(200);
    expect(await ask(port, '/nowhere')).not.toMatch(/^ratelimit: /im);
  });

  it.each(MARKS_OF_A_PROXY)('counts as any client if it sends %s', async (name) => {
    const field = `${name}: ${MARKED[name] ?? '203.0.113.7'}`;
    expect(statusOf(await ask(port, '/metrics', [field]))).toBe(404);
    expect(await ask(port, '/nowhere', [field])).toMatch(/^ratelimit: "default";r=\d+/im);
  });
});

it.each(['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '10.0.0.0/8,::ffff:0.0.0.0/96'])(
  'TRUST_PROXY=%s is refused at the start',
  async (TRUST_PROXY) => {
    const program = runBuiltProgram({ TRUST_PROXY });
    void program.serving.then(program.kill, () => {});
    const { code, stderr } = await program.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/TRUST_PROXY must be .*the addresses or networks of your proxies/);
  },
);

it('returns 400 for two Host headers, whatever they contain', async () => {
  for (const host of ['Host: test', 'host: other']) {
    const answer = await ask(port, SMALL, [host]);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"type":"/docs/problems/bad-request"');
  }
});

it('returns no ids of a client in responses for shared caches', async () => {
  const marks = [
    'X-Request-Id: mine',
    'traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  ];
  const etag = /^etag: (.+)\r$/im.exec(await ask(port, SMALL))?.[1];
  const shared = [
    await ask(port, SMALL, marks),
    await ask(port, SMALL, [...marks, `If-None-Match: ${etag}`]),
    await ask(port, '/api/v1/Region/search/a', marks),
    await ask(port, '/openapi.json', marks),
    await ask(port, '/docs', marks),
    await ask(port, '/en/docs', marks),
  ];
  for (const answer of shared) {
    expect(answer).toMatch(/^cache-control: (?!.*no-store)/im);
    expect(answer).not.toMatch(/^(x-request-id|traceparent): /im);
  }
  for (const path of ['/nowhere', '/api/v1/Region/0', '/health/ready']) {
    const answer = await ask(port, path, marks);
    expect(answer).toMatch(/^x-request-id: mine\r$/im);
    expect(answer).toMatch(/^traceparent: 00-/im);
  }
});

it('sends one response to a client that is rejected for its headers', async () => {
  const { socket, readUntil } = await rawClient(port);
  socket.write(`GET ${SMALL} HTTP/1.1\r\nHost: test\r\n${junk(200).join('\r\n')}\r\n\r\n`.repeat(3));
  const text = await readUntil(() => false);
  expect(text.split('HTTP/1.1 431').length - 1).toBe(1);
});
