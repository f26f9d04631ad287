// Entity tags are strong, differ for each coding, and decide conditional requests.
import { describe, expect, it } from 'vitest';
import { entityTag, entityTags, isUnmodifiedSince, matchTag, tagOf } from './finished-response.js';

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
    [' * ', 'any', undefined],
    ['"x", *', 'no', undefined],
    ['*, "x"', 'no', undefined],
    ['"x, *, y"', 'no', undefined],
    ['"x,"abc"', 'no', undefined],
    ['w/"abc"', 'no', undefined],
    ['W/ "abc"', 'no', undefined],
  ])('answers %s with %s', (header, holds, etag) => {
    const condition = matchTag(header, entityTags('abc', ['well', 'quickly']));
    expect(condition).toEqual(etag === undefined ? { holds } : { holds, etag });
  });

  it('matches no coding that is not supported', () => {
    expect(entityTags('abc', [])).toEqual(['"abc"']);
    expect(matchTag('"abc.br"', entityTags('abc', ['quickly']))).toEqual({ holds: 'no' });
    expect(matchTag('"abc.br-quick"', entityTags('abc', ['quickly']))).toMatchObject({ holds: 'yes' });
  });

  it('is read in one pass, even if it is very long', () => {
    const long = `${'"x" , '.repeat(100_000)}"abc"`;
    expect(matchTag(long, ['"abc"'])).toEqual({ holds: 'yes', etag: '"abc"' });
    expect(matchTag(`${' '.repeat(100_000)}x`, ['"abc"'])).toEqual({ holds: 'no' });
  });
});

it('compares dates only if they are dates', () => {
  const edition = Date.UTC(2020, 10, 15);
  expect(isUnmodifiedSince('Sun, 15 Nov 2020 00:00:00 GMT', edition)).toBe(true);
  expect(isUnmodifiedSince('Sun, 15 Nov 2020 00:00:01 GMT', edition)).toBe(true);
  expect(isUnmodifiedSince('Sat, 14 Nov 2020 23:59:59 GMT', edition)).toBe(false);
  expect(isUnmodifiedSince('2021', edition)).toBe(false);
  expect(isUnmodifiedSince('yesterday', edition)).toBe(false);
  expect(isUnmodifiedSince(undefined, edition)).toBe(false);
});

it('ignores a date in the future, unless it is the date of the response', () => {
  const later = new Date(Date.now() + 3_600_000);
  later.setMilliseconds(0);
  expect(isUnmodifiedSince(later.toUTCString(), 0)).toBe(false);
  expect(isUnmodifiedSince(later.toUTCString(), later.getTime())).toBe(true);
});
