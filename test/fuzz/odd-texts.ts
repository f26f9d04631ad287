// Texts that break programs: every plane of Unicode, characters that folding changes, names of prototypes, code in other languages.
import type { Random } from '../../lab/random.js';

/** Names that plain objects already have. */
export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  '__lookupSetter__',
  'constructor.prototype',
  '__proto__[polluted]',
];

/** Texts that other interpreters would run. */
export const foreignCode = [
  "' OR '1'='1",
  '1; DROP TABLE cities; --',
  "1' UNION SELECT null, version() --",
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '$\u007b7*7}{{7*7}}#{7*7}<%= 7*7 %>',
  '$(id)',
  '`id`',
  '| cat /etc/passwd',
  '{"$gt": ""}',
  '%s%s%s%n%x',
  '(?:a+)+$',
  '(a|a)*b',
  '([a-z]+)*!',
  '.*',
  '^$',
  '[',
  '(',
  '\\',
  '*',
  '?',
  '+',
  '{1000000000}',
  '\\p{L}',
  '(?<=x)',
  '[^]',
  '/./g',
];

/** Characters that case, accents, width or direction make equal to others, or that resemble others. */
export const foldedTexts = [
  'BOGOTÁ',
  'Bogota\u0301',
  'Ａｎｔｉｏｑｕｉａ',
  'ﬁﬂﬀ',
  'İıſK',
  'ẞßŉ',
  'ǅǆ',
  '①②½²',
  '\u200b\u200d\ufeff',
  '\u202egnirts',
  'a\u0300\u0301\u0302\u0303\u0304\u0305',
  '\u00a0\u2003\u3000',
  '\u0345\u1fb3',
  '각각',
  '👩‍👩‍👧‍👦',
  '🇨🇴',
  'ﷺ',
];

/** Texts that would make a careless matcher very slow. */
export function longText(random: Random): string {
  const piece = random.pick([
    'a',
    'aaaaaaaaab',
    'á',
    '(a+)+',
    '.*',
    '𝒳',
    ' ',
    'ñandú ',
    '\u0301',
    'a\u0301',
    '%',
  ]);
  const characters = random.pick([200, 998, 999, 1000, 1001, 1100]);
  return [...piece.repeat(Math.ceil(characters / [...piece].length))].slice(0, characters).join('');
}

/** Characters from all planes, lone surrogates excepted. */
export function anyText(random: Random): string {
  const length = random.integer(1, 12);
  return Array.from({ length }, () => {
    const point = random.chance(0.5) ? random.integer(1, 0x2fff) : random.integer(0x3000, 0x10ffff);
    return String.fromCodePoint(point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
  }).join('');
}

export function oddText(random: Random): string {
  const choice = random.next();
  if (choice < 0.3) return anyText(random);
  if (choice < 0.5) return random.pick(foldedTexts);
  if (choice < 0.65) return random.pick(prototypeNames);
  if (choice < 0.85) return random.pick(foreignCode);
  return longText(random);
}
