// The fields that decide an answer, read from a request however they are spelt and however often they come.
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readRequestFacts } from './request-facts.js';

const read = (...rawHeaders: string[]) => readRequestFacts({ rawHeaders } as IncomingMessage);
const none = { host: undefined, noneMatch: undefined, modifiedSince: undefined, acceptEncoding: undefined };

it('finds nothing where there is nothing', () => {
  expect(read()).toEqual(none);
  expect(read('Hosts', 'a', 'Hose', 'b', 'If-None-Watch', 'c', 'X-If-Modified-Si', 'd')).toEqual(none);
});

it('finds the fields in any case', () => {
  expect(
    read('hOsT', 'a', 'IF-NONE-MATCH', '"b"', 'If-Modified-Since', 'c', 'accept-encoding', 'br'),
  ).toEqual({
    host: 'a',
    noneMatch: '"b"',
    modifiedSince: 'c',
    acceptEncoding: 'br',
  });
});

it('joins a list that came in several fields', () => {
  const facts = read(
    'If-None-Match',
    '"a"',
    'Accept-Encoding',
    'gzip',
    'If-None-Match',
    '"b"',
    'Accept-Encoding',
    'br',
  );
  expect(facts).toMatchObject({ noneMatch: '"a", "b"', acceptEncoding: 'gzip, br' });
});
