// The judge of the fuzz test: it accepts a correct response, and finds every fault in a wrong one.
import { expect, it } from 'vitest';
import { createJudge, type JudgedRequest } from './judge.js';

const judge = createJudge('2026.1.1-abc');
const common = { 'access-control-allow-origin': '*', 'atlas-edition': '2026.1.1-abc' };
const json = { ...common, 'content-type': 'application/json; charset=utf-8' };
const typed = (type: string) => ({ ...json, 'content-type': type });
const problem = {
  ...common,
  'content-type': 'application/problem+json; charset=utf-8',
  'content-language': 'es',
};
const document = { type: '/docs/problems/x', title: 'X', status: 404, detail: 'Why.', instance: '/x' };
const mcp = { method: 'POST', target: '/mcp', isMcp: true };
const refused = { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Why.' } };
const get = { method: 'GET', target: '/x' };

function complaints(
  request: JudgedRequest,
  status: number,
  headers: Record<string, string>,
  body: unknown,
): string {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return judge(request, { status, headers: new Map(Object.entries(headers)), body: bytes }).join('; ');
}

it.each<[string, JudgedRequest, number, Record<string, string>, unknown]>([
  ['a success', get, 200, json, { id: 1 }],
  ['a success, asked for again', get, 200, json, { id: 1 }],
  ['a problem', { ...get, expected: [404] }, 404, problem, document],
  ['a problem without a body', { ...get, method: 'HEAD' }, 404, problem, ''],
  [
    'too many',
    { ...get, forwarded: true, expected: [200] },
    429,
    { ...problem, 'retry-after': '1' },
    { ...document, status: 429 },
  ],
  [
    'a message',
    mcp,
    200,
    typed('text/event-stream'),
    'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n',
  ],
  [
    'a message with other ends of lines in it, after an event without one',
    mcp,
    200,
    typed('text/event-stream'),
    'id: 1\ndata: \n\nevent: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"text":"a\u2028b\u2029c"}}\n\n',
  ],
  ['an error of the protocol', { ...mcp, expected: [403] }, 403, json, refused],
  ['a notification', mcp, 202, common, ''],
  ['a page', { ...get, target: '/docs' }, 200, { ...common, 'content-type': 'text/html' }, '<p>'],
  [
    'a page where nothing is',
    { ...get, target: '/aapi/v1/City' },
    404,
    { ...common, 'content-type': 'text/html; charset=utf-8', 'content-language': 'es' },
    '<p>',
  ],
])('lets %s pass', (_, request, status, headers, body) => {
  expect(complaints(request, status, headers, body)).toBe('');
});

it.each<[string, JudgedRequest, number, Record<string, string>, unknown]>([
  ['500 is no status', get, 500, problem, { ...document, status: 500 }],
  ['the status is 404, not 200 or 304', { ...get, expected: [200, 304] }, 404, problem, document],
  ['the status is 429', get, 429, { ...problem, 'retry-after': '1' }, { ...document, status: 429 }],
  ['when to retry', { ...get, forwarded: true }, 429, problem, { ...document, status: 429 }],
  ['not every page may read it', get, 200, { ...json, 'access-control-allow-origin': 'x' }, []],
  ['its edition is', get, 200, { ...json, 'atlas-edition': 'x' }, []],
  ['a value became a header field', get, 200, { ...json, 'x-injected': '1' }, []],
  ['x-request-id is', get, 200, { ...json, 'x-request-id': 'a b' }, []],
  ['which methods are allowed', get, 405, problem, { ...document, status: 405 }],
  ['it leads nowhere', get, 302, common, ''],
  ['the application/json cannot be read', get, 200, json, '{"id": 1'],
  ['the application/geo+json cannot be read', get, 200, typed('application/geo+json'), '{'],
  ['the application/x-ndjson cannot be read', get, 200, typed('application/x-ndjson'), '{}\n{}'],
  ['the text/csv cannot be read', get, 200, typed('text/csv; charset=utf-8'), 'id,name\r\n1,x'],
  ['the application/json cannot be read', get, 200, { ...json, 'content-encoding': 'gzip' }, '{"id": 1}'],
  [
    'a problem is told as text/html',
    { ...get, target: '/api/v1/x' },
    404,
    { ...problem, 'content-type': 'text/html' },
    document,
  ],
  [
    'a page is in de',
    { ...get, target: '/x' },
    404,
    { ...common, 'content-type': 'text/html', 'content-language': 'de' },
    '<p>',
  ],
  ['a problem is told as text/plain', get, 404, { ...problem, 'content-type': 'text/plain' }, document],
  ['a problem is told in de', get, 404, { ...problem, 'content-language': 'de' }, document],
  ['403 is no status', get, 403, problem, { ...document, status: 403 }],
  ['the message cannot be read', mcp, 200, json, '{'],
  ['it is no message', mcp, 200, json, { jsonrpc: '2.0' }],
  ['it is no message', mcp, 400, problem, document],
  ['the service failed', mcp, 200, json, { ...refused, error: { code: -32_603, message: 'x' } }],
  ['the problem cannot be read', get, 404, problem, 'Not Found'],
  ['the problem has no title', get, 404, problem, { ...document, title: '' }],
  ['the problem says 404, the response 400', get, 400, problem, document],
  ['the instance is /x', { ...get, target: '/y' }, 404, problem, document],
])('finds that %s', (complaint, request, status, headers, body) => {
  expect(complaints(request, status, headers, body)).toContain(complaint);
});
