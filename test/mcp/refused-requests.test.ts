// Rejected requests return only the right error of the protocol, and the service continues.

import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAtlas } from '../system/start-atlas.js';

const TRUSTED = 'https://chat.example.org';
const { origin: address } = await startAtlas({ MCP_ORIGINS: TRUSTED });
const start = async (environment: Record<string, string>) =>
  (await startAtlas(environment, onTestFinished)).origin;

const message = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, args: object = {}) => message('tools/call', { name, arguments: args });
const fine = call('get_country_info');
const ordinary = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** A request with any Host and Origin, which fetch does not allow. */
async function send(
  to: string,
  body: string,
  fields: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<{ readonly status: number; readonly head: string; readonly body: string }> {
  const { host, hostname, port } = new URL(to);
  const socket = openSocket({ host: hostname, port: Number(port) });
  const all = {
    host,
    ...ordinary,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...fields,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} /mcp HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
}

/** The error in a JSON response, or in the one event of a stream. */
function errorIn(body: string): { readonly code: number; readonly message: string } | undefined {
  const text = body.startsWith('{') ? body : /^data: (\{.*\})$/m.exec(body)?.[1];
  return JSON.parse(text ?? '{}').error;
}

async function expectAlive(): Promise<void> {
  const { status, body } = await send(address, fine);
  expect([status, errorIn(body), body.includes('Bogotá')]).toEqual([200, undefined, true]);
}

const refused: readonly {
  readonly what: string;
  readonly body?: string;
  readonly fields?: Record<string, string>;
  readonly status: number;
  readonly code: number;
}[] = [
  { what: 'a foreign Origin', fields: { origin: 'https://evil.example' }, status: 403, code: -32_000 },
  { what: 'an Origin without a name', fields: { origin: 'null' }, status: 403, code: -32_000 },
  {
    what: 'an Origin that only begins like ours',
    fields: { origin: `${TRUSTED}.evil.example` },
    status: 403,
    code: -32_000,
  },
  { what: 'another Host', fields: { host: 'evil.example' }, status: 403, code: -32_000 },
  {
    what: 'a name that was made to lead here',
    fields: { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
    status: 403,
    code: -32_000,
  },
  {
    what: 'a body that is too large',
    body: call('find_place', { query: 'x'.repeat(300_000) }),
    status: 413,
    code: -32_000,
  },
  { what: 'no JSON', body: '{"jsonrpc": "2.0", ', status: 400, code: -32_700 },
  { what: 'an empty body', body: '', status: 400, code: -32_700 },
  { what: 'another media type', fields: { 'content-type': 'text/plain' }, status: 415, code: -32_000 },
  {
    what: 'a form',
    body: 'a=b',
    fields: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: -32_000,
  },
  { what: 'a batch', body: `[${fine},${fine}]`, status: 400, code: -32_600 },
  { what: 'no message', body: '{"hello": "world"}', status: 400, code: -32_600 },
  { what: 'a number', body: '7', status: 400, code: -32_600 },
  { what: 'an unknown tool', body: call('drop_tables'), status: 200, code: -32_602 },
  { what: 'a tool without a name', body: message('tools/call', {}), status: 200, code: -32_602 },
  { what: 'an unknown method', body: message('tools/destroy'), status: 200, code: -32_601 },
  { what: 'an unknown prompt', body: message('prompts/get', { name: 'nope' }), status: 200, code: -32_602 },
  {
    what: 'an unknown resource',
    body: message('resources/read', { uri: 'file:///etc/passwd' }),
    status: 200,
    code: -32_602,
  },
];

describe('rejects', () => {
  it.each(refused)('$what', async ({ body = fine, fields, status, code }) => {
    const answer = await send(address, body, fields);
    expect([answer.status, errorIn(answer.body)?.code], answer.body).toEqual([status, code]);
    expect(errorIn(answer.body)?.message).toMatch(/\S/);
    expect(answer.body).not.toMatch(/ at .*\.(ts|js|mjs):\d/);
    await expectAlive();
  });

  it('a stream of events and the end of a session, because it has neither', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, head } = await send(address, '', {}, method);
      expect([status, /^allow: POST, OPTIONS\r?$/im.test(head)]).toEqual([405, true]);
    }
  });

  it('a subscription, at once and in a message', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const { status, body } = await send(
      address,
      message('subscriptions/listen', { _meta: meta, notifications: { toolsListChanged: true } }),
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    );
    expect([status, errorIn(body)?.code]).toEqual([200, -32_603]);
    await expectAlive();
  });
});

describe('accepts', () => {
  it.each([
    ['no Origin', {}],
    ['an Origin of the operator', { origin: TRUSTED }],
    ['a page of its own', { own: 'true' }],
    ['the name of this machine', { host: 'localhost' }],
    ['the name that the operator serves it under', { host: 'chat.example.org', origin: TRUSTED }],
  ])('%s', async (_, { own, ...fields }: Record<string, string>) => {
    const origin = own === undefined ? {} : { origin: address };
    expect((await send(address, fine, { ...origin, ...fields })).status).toBe(200);
  });

  it('its public name and pages, and under it no others', async () => {
    const to = await start({ PUBLIC_ORIGIN: 'https://atlas.example' });
    const statusOf = async (fields: Record<string, string>) => (await send(to, fine, fields)).status;
    expect(await statusOf({ host: 'atlas.example' })).toBe(200);
    expect(await statusOf({ host: 'atlas.example', origin: 'https://atlas.example' })).toBe(200);
    expect(await statusOf({ host: 'localhost', origin: 'https://atlas.example' })).toBe(200);
    expect(await statusOf({ host: 'evil.example' })).toBe(403);
    expect(await statusOf({ host: 'atlas.example', origin: 'https://evil.example' })).toBe(403);
  });

  it('any Host if it does not listen for this machine alone', async () => {
    const to = await start({ HOST: '0.0.0.0' });
    expect((await send(to, fine, { host: 'atlas.example' })).status).toBe(200);
    expect((await send(to, fine, { host: 'atlas.example', origin: 'https://atlas.example' })).status).toBe(
      200,
    );
    expect((await send(to, fine, { host: 'atlas.example', origin: 'https://evil.example' })).status).toBe(
      403,
    );
  });
});

it('has the same rate limit as all requests', async () => {
  const to = await start({ RATE_LIMIT: '3', RATE_LIMIT_WINDOW: '600', RATE_LIMIT_EXEMPT: 'none' });
  const statuses: number[] = [];
  for (let each = 0; each < 5; each++) statuses.push((await send(to, fine)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

it('does not wait for clients that never read', async () => {
  const { hostname, port, host } = new URL(address);
  const body = call('list_items', { resource: 'PostalCode', limit: 100 });
  const sockets = Array.from({ length: 20 }, () => openSocket({ host: hostname, port: Number(port) }));
  for (const socket of sockets) {
    socket.on('error', () => {}).pause();
    const head = `POST /mcp HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\naccept: ${ordinary.accept}\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(`${head}${body}`.repeat(50));
  }
  await expectAlive();
  await expectAlive();
  for (const socket of sockets) socket.destroy();
  await expectAlive();
});

it('serves other clients while one matches many rows', async () => {
  const rows = Array.from({ length: 100 }, (_, each) => ({ place: `sna vicnete de chucri ${each}` }));
  const long = send(address, call('match_places', { rows }));
  await expectAlive();
  expect((await long).status).toBe(200);
});
