// Any value of the Host header is harmless. No route fails on it, and none writes it into a document unless it is a host.
import { describe, expect, it } from 'vitest';
import { startAtlas } from '../system/start-atlas.js';
import { rawClient, statusOf } from './raw-client.js';

const start = (HOST: string) => startAtlas({ HOST, RATE_LIMIT: '0', WARM_UP: 'off' });
const ports = {
  'one machine': (await start('127.0.0.1')).port,
  'every network': (await start('0.0.0.0')).port,
};

/** None of these is a host, with or without a port. */
const odd: readonly (readonly [what: string, host: string])[] = [
  ['nothing', ''],
  ['userinfo', 'x@127.0.0.1'],
  ['userinfo with a password', 'user:secret@127.0.0.1:3000'],
  ['userinfo without a host', 'user@'],
  ['an at sign', '@'],
  ['a space', '127.0.0.1 evil.example'],
  ['a tab', '127.0.0.1\tevil.example'],
  ['a list', '127.0.0.1, evil.example'],
  ['a path', '127.0.0.1/evil'],
  ['slashes in front', '//127.0.0.1'],
  ['a backslash', '127.0.0.1\\evil'],
  ['a query', '127.0.0.1?evil'],
  ['a fragment', '127.0.0.1#evil'],
  ['a URL', 'http://127.0.0.1'],
  ['another scheme', 'javascript:alert(1)'],
  ['an open bracket', '[::1'],
  ['a closed bracket', '::1]'],
  ['empty brackets', '[]'],
  ['a name in brackets', '[evil.example]'],
  ['IPv6 without brackets', '::1'],
  ['several colons', '127.0.0.1:80:80'],
  ['a port of text', '127.0.0.1:http'],
  ['a port beyond the last', '127.0.0.1:99999'],
  ['a negative port', '127.0.0.1:-1'],
  ['a port alone', ':3000'],
  ['markup', '127.0.0.1"><script>alert(1)</script>'],
  ['an entity', '127.0.0.1&lt;'],
  ['percent signs', '127.0.0.1%0d%0aevil:%201'],
  ['a broken escape', '127.0.0.1%zz'],
  ['an address gone wrong', '127.0.0.256'],
  ['bytes of UTF-8', Buffer.from('bogotá.example/ñ').toString('latin1')],
  ['bytes that are not UTF-8', '\xff\xfe@\xfd'],
  ['a very long text', `${'x'.repeat(8000)}@127.0.0.1`],
];

/** Each of these paths reads the header, redirects, or writes URLs into its response. */
const pages = [
  '/robots.txt',
  '/sitemap.xml',
  '/',
  '/docs',
  '/en/docs/',
  '/map',
  '/api/v1/City/167/',
  '/openapi.json',
  '/llms.txt',
  '/nowhere',
];
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: {} });

async function exchange(port: number, start: string, host: string): Promise<string> {
  const { socket, readUntil } = await rawClient(port);
  const isPost = start.startsWith('POST ');
  const fields = [
    `Host: ${host}`,
    'Connection: close',
    'Accept: text/html, application/json, text/event-stream',
    ...(isPost ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  const head = [`${start} HTTP/1.1`, ...fields, '', ''].join('\r\n');
  socket.write(Buffer.from(`${head}${isPost ? body : ''}`, 'latin1'));
  const answer = await readUntil(() => false);
  socket.destroy();
  return answer;
}

describe.each(['one machine', 'every network'] as const)('a service for %s', (reach) => {
  it.each(odd)('rejects %s as the Host of a tool call', async (_, host) => {
    for (const path of ['/mcp', '/api/v1/mcp']) {
      const answer = await exchange(ports[reach], `POST ${path}`, host);
      expect(statusOf(answer), answer).toBe(403);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] as string)).toEqual({
        jsonrpc: '2.0',
        error: {
          code: -32_000,
          message:
            'The Host header is not valid. Send a host name or an IP address, with or without a port, such as atlas.example or 127.0.0.1:3000.',
        },
        id: null,
      });
    }
  });

  it.each(odd)('returns the same pages with %s as Host', async (_, host) => {
    for (const path of pages) {
      const answer = await exchange(ports[reach], `GET ${path}`, host);
      const plain = await exchange(ports[reach], `GET ${path}`, '!');
      expect(statusOf(answer), path).toBeLessThan(500);
      expect(withoutMarks(answer), path).toBe(withoutMarks(plain));
    }
  });

  it.each([
    ['an address', '127.0.0.1'],
    ['an address and a port', '127.0.0.1:3000'],
    ['IPv6', '[::1]:3000'],
    ['a name', 'localhost:3000'],
  ])('answers a tool call with %s as Host, also by its whole URL', async (_, host) => {
    for (const target of ['/mcp', `http://${host}/mcp`])
      expect(statusOf(await exchange(ports[reach], `POST ${target}`, host)), target).toBe(200);
  });
});

it('accepts a name with an underscore, as containers have', async () => {
  expect(statusOf(await exchange(ports['every network'], 'POST /mcp', 'atlas_api:3000'))).toBe(200);
});

/** The headers without those that differ between responses. */
const withoutMarks = (answer: string) => answer.replace(/^(date|x-request-id): .*$/gim, '');
