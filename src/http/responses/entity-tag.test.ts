// Entity tags: strong, one for each coding, and what a conditional request makes of them.
import { describe, expect, it } from 'vitest';
import { entityTag, isUnmodifiedSince, matchTag, tagOf } from './entity-tag.js';

it('differs with the content and with the coding', () => {
  const [a, b] = [tagOf('one'), tagOf('two')];
  expect(a).toMatch(/^[\w-]{22}$/);
  expect(a).not.toBe(b);
  const tags = [
    entityTag(a, 'identity'),
    entityTag(a, 'br'),
    entityTag(a, 'br', 'quickly'),
    entityTag(a, 'gzip'),
  ];
  expect(new Set(tags).size).toBe(4);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
});

describe('If-None-Match', () => {
  it.each([
    [undefined, 'no', undefined],
    ['"abc"', 'yes', '"abc"'],
    ['W/"abc"', 'yes', '"abc"'],
    ['"x", "abc"', 'yes', '"abc"'],
    ['"x","abc.br"', 'yes', '"abc.br"'],
    ['"abc.gzip-quick"', 'yes', '"abc.gzip-quick"'],
    ['"abc.br-quick"', 'yes', '"abc.br-quick"'],
    ['"abc.gzip"', 'yes', '"abc.gzip"'],
    ['W/"abc.gzip"', 'yes', '"abc.gzip"'],
    ['"abc.nope", "abc.br"', 'yes', '"abc.br"'],
    ['"abc.nope"', 'no', undefined],
    ['"abc."', 'no', undefined],
    ['"abc.identity"', 'no', undefined],
    ['"abc.br-slow"', 'no', undefined],
    ['"abc.br', 'no', undefined],
    ['"abc.br"x', 'no', undefined],
    ['"abc.BR"', 'no', undefined],
    ['*', 'any', undefined],
    ['"abcd"', 'no', undefined],
    ['abc', 'no', undefined],
    ['', 'no', undefined],
  ])('%s: %s', (header, holds, etag) => {
    expect(matchTag(header, 'abc')).toEqual(etag === undefined ? { holds } : { holds, etag });
  });
});

it('compares dates only where they are dates', () => {
  const edition = Date.UTC(2026, 10, 15);
  expect(isUnmodifiedSince('Sun, 15 Nov 2026 00:00:00 GMT', edition)).toBe(true);
  expect(isUnmodifiedSince('Sun, 15 Nov 2026 00:00:01 GMT', edition)).toBe(true);
  expect(isUnmodifiedSince('Sat, 14 Nov 2026 23:59:59 GMT', edition)).toBe(false);
  expect(isUnmodifiedSince('yesterday', edition)).toBe(false);
  expect(isUnmodifiedSince(undefined, edition)).toBe(false);
});
