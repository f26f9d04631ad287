// The parser of the fuzz test: the ways to frame a body, in pieces of any size, and the faults that it rejects.
import { describe, expect, it } from 'vitest';
import { createResponseParser, type Response } from './response-parser.js';

const stream = [
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nVary: a\r\nVary: b\r\n\r\nhello',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n',
  'HTTP/1.1 204 No Content\r\n\r\n',
  'HTTP/1.1 304 Not Modified\r\nContent-Length: 99\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
].join('');
const methods = ['GET', 'HEAD', 'OPTIONS', 'GET', 'GET', 'GET'];

function parse(text: string, pieceSize: number, requestMethods: readonly string[]) {
  const parser = createResponseParser((answered) => requestMethods[answered] ?? 'GET');
  const bytes = Buffer.from(text, 'latin1');
  const responses: Response[] = [];
  for (let at = 0; at < bytes.length; at += pieceSize)
    responses.push(...parser.read(bytes.subarray(at, at + pieceSize)));
  return { parser, responses };
}

it.each([1, 2, 3, 7, 50, 10_000])('reads a response in pieces of %i bytes', (pieceSize) => {
  const { parser, responses } = parse(stream, pieceSize, methods);
  expect(responses.map(({ status, body }) => [status, body.toString()])).toEqual([
    [200, 'hello'],
    [200, ''],
    [204, ''],
    [304, ''],
    [404, 'abc0123456789'],
    [200, ''],
  ]);
  expect(responses[0]?.headers.get('vary')).toBe('a, b');
  expect(parser.isInside()).toBe(false);
});

it('reports an incomplete response', () => {
  const { parser, responses } = parse('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell', 10, []);
  expect([responses, parser.isInside()]).toEqual([[], true]);
});

it('rejects a body after HEAD', () => {
  expect(() => parse('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"id": 1}\r\n\r\n', 99, ['HEAD'])).toThrow(
    'no status line',
  );
});

describe('rejects', () => {
  it.each([
    ['another protocol', 'HTTP/1.0 200 OK\r\n\r\n'],
    ['no status', 'HTTP/1.1 OK\r\n\r\n'],
    ['a broken field', 'HTTP/1.1 200 OK\r\nbro ken: 1\r\n\r\n'],
    ['a line feed in a value', 'HTTP/1.1 200 OK\r\na: 1\nb: 2\r\nContent-Length: 0\r\n\r\n'],
    ['no length', 'HTTP/1.1 200 OK\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a length and chunks', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['a chunk without size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n'],
    [
      'a chunk that is too long',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n',
    ],
  ])('%s', (_, text) => {
    expect(() => parse(text, 10_000, [])).toThrow(/is no|contradict|says how long|does not end/);
  });
});
