// A repeated response equals the one that Node wrote first, byte for byte, except for its date.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { rawClient } from '../abuse/raw-client.js';
import { isFull } from '../system/size.js';
import { startAtlas } from '../system/start-atlas.js';

const { port } = await startAtlas({ WARM_UP: 'off' });

/** The responses to one request that is sent several times on one connection. */
async function responses(head: string, count = 6): Promise<readonly string[]> {
  const socket = connect({ port, host: '127.0.0.1' });
  const texts: string[] = [];
  let text = '';
  for (let sent = 0; sent < count; sent++) {
    socket.write(head);
    while (!isWhole(text, head.startsWith('HEAD')))
      text += ((await once(socket, 'data')) as [Buffer])[0].toString('latin1');
    texts.push(text.replace(/^Date: .*$/m, 'Date: today'));
    text = '';
  }
  socket.destroy();
  return texts;
}

/** Two texts from their first difference on, or an empty list. */
function difference(one: string, other: string): readonly string[] {
  if (one === other) return [];
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 20), at + 60));
}

function isWhole(text: string, isHead: boolean): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = isHead ? 0 : Number(/^content-length: (\d+)$/im.exec(text)?.[1] ?? 0);
  return text.length >= end + 4 + length;
}

const get = (path: string, ...fields: readonly string[]) =>
  [`GET /api/v1/${path} HTTP/1.1`, 'Host: test', ...fields, '', ''].join('\r\n');

it.each([
  ['a record', get('City/1')],
  ['letters beyond ASCII', get('City/name/Bogot%C3%A1')],
  ['a list', get('Department')],
  ['a large list', get(isFull ? 'City' : 'Airport')],
  ['a compressed list', get('Department', 'Accept-Encoding: gzip')],
  ['holidays', get('Holiday/year/2026')],
  ['a page with links', get('City/pagedList?Page=2&PageSize=10')],
  ['a search', get('City/search/medell')],
  ['an encoded search', get('City/search/medell%C3%ADn')],
  ['a point', get('locate?lat=4.6&lon=-74.1')],
  ['a table', get('Region?format=csv')],
  ['today', get('Holiday/next')],
  ['without a body', get('City/1').replace('GET', 'HEAD')],
  ['a problem', get('City/0')],
  ['an ignored parameter', get('City/1?anything=1')],
  ['a mark of the client', get('City/1', 'X-Request-Id: abc')],
])('%s', async (_, head) => {
  const [first, ...others] = await responses(head);
  // A later compression may be better than the first.
  const isCompressed = head.includes('gzip');
  const withoutBody = (text: string) => text.slice(0, text.indexOf('\r\n\r\n') + 4);
  for (const other of others)
    if (isCompressed)
      expect(withoutBody(other).split('\r\n').length).toBe(withoutBody(first as string).split('\r\n').length);
    else expect(difference(first as string, other)).toEqual([]);
});

it('returns 304 with the same headers for an unchanged copy', async () => {
  const [whole = ''] = await responses(get('City/2'), 1);
  const [, etag] = /^etag: (.*)$/m.exec(whole) as RegExpExecArray;
  const [first, ...others] = await responses(get('City/2', `If-None-Match: ${etag?.trim()}`));
  expect(first).toMatch(/^HTTP\/1\.1 304 /);
  for (const other of others) expect(difference(first as string, other)).toEqual([]);
});

it.each([
  ['of HTTP/1.0', 'GET /api/v1/City/1 HTTP/1.0\r\nHost: test\r\n\r\n'],
  ['that is the last', get('City/1', 'Connection: close')],
])('a response %s ends its connection', async (_, head) => {
  await responses(get('City/1'));
  const { socket, readUntil } = await rawClient(port);
  socket.write(head);
  const text = await readUntil(() => false);
  expect(text).toMatch(/^Connection: close\r$/m);
  expect(text.endsWith('}')).toBe(true);
});
