// Valid and nearly valid values for a parameter of the table.

import type { Random } from '../../lab/random.js';
import type { Parameter } from '../../src/engine/operations/request/parameter.js';
import { anyText, foldedTexts, longText, oddText, prototypeNames } from './odd-texts.js';
import { goodOptionValue, oddOptionValue, optionRefusal } from './option-values.js';
import type { ValueKind } from './value-kind.js';

/** The longest value of a path in characters. */
const LONGEST = 1000;

/** A valid value of the parameter. For pages it selects so few records that the response stays small. */
export function goodValue(random: Random, kind: ValueKind): string {
  switch (kind.is) {
    case 'integer':
      return String(random.integer(kind.min, Math.min(kind.max, kind.min + 19)));
    case 'choice':
      return anyCase(random, random.pick(kind.values));
    case 'switch':
      return anyCase(random, random.pick(['true', 'false']));
    case 'date':
      return new Date(Date.UTC(random.integer(1984, 2100), 0, random.integer(1, 365)))
        .toISOString()
        .slice(0, 10);
    case 'text':
      return random.pick(['bogotá', 'MEDELLIN', 'río']);
    default:
      return anyCase(random, goodOptionValue(random, kind));
  }
}

export function anyCase(random: Random, text: string): string {
  const choice = random.next();
  if (choice < 0.5) return text;
  if (choice < 0.65) return text.toLowerCase();
  if (choice < 0.8) return text.toUpperCase();
  return text.replace(/[a-z]/gi, (letter) =>
    random.chance(0.5) ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

/** A few words of a text, as people search for it. Short words would find nearly everything. */
export function someWords(random: Random, text: string): string {
  const words = text.split(/\s+/).filter((word) => word.length > 5 && word.length < 100);
  if (words.length === 0) return [...text].slice(0, 60).join('');
  const first = random.integer(0, words.length - 1);
  return words.slice(first, first + random.integer(1, 3)).join(' ');
}

const oddIntegers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '+1',
  '٣',
  '１',
  ' 1',
  '1 ',
  '1,000',
  '1_000',
  '1n',
  '00001',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2147483646',
  '2147483647',
  '2147483648',
  '4294967297',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999',
  '9'.repeat(400),
  '9'.repeat(1200),
];

const oddDates = [
  ...['1983-12-31', '1984-01-01', '2100-12-31', '2101-01-01', '2026-02-29', '2028-02-29', '2100-02-29'],
  ...['2026-13-01', '2026-00-01', '2026-01-00', '2026-01-32', '0000-00-00', '9999-99-99', '-2026-01-01'],
  ...[
    '01/02/2026',
    '2026-1-2',
    '20260102',
    '2026-01-02T00:00:00',
    '2026-01-02T00:00:00Z',
    '2026-01-02T10:00',
  ],
  ...['２０２６-01-02', '+2026-01-02', '2026-01-02 ', '2026‑01‑02', 'today', 'NaN', '1767225600000'],
];

/** The notation of JavaScript, within the years of the calendar. */
function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
  return isReal && text >= '1984-01-01' && text <= '2100-12-31';
}

/** A value that is invalid, or at the limit. */
export function oddValue(random: Random, kind: ValueKind): string {
  if (random.chance(0.15)) return oddText(random);
  switch (kind.is) {
    case 'integer': {
      const edges = [kind.min - 1, kind.min, kind.max, kind.max + 1].map(String);
      return random.pick(random.chance(0.3) ? edges : oddIntegers);
    }
    case 'choice':
      return random.chance(0.5)
        ? random.pick(['nope', 'id,name', 'id asc', '-id', ' id', 'ıd', 'id\0', '*', ...prototypeNames])
        : misspelt(random, random.pick(kind.values));
    case 'switch':
      return random.pick([
        'maybe',
        '1',
        '0',
        'yes',
        'on',
        'null',
        'TRUE ',
        'tru',
        'truetrue',
        ...prototypeNames,
      ]);
    case 'date':
      return random.pick(oddDates);
    case 'text':
      return random.pick([
        ' ',
        '\u0301',
        '\t\u0301 ',
        '\0',
        anyText(random),
        longText(random),
        ...foldedTexts,
      ]);
    default:
      return oddOptionValue(random, kind);
  }
}

/** The statuses that the service may return for the value; undefined if they cannot be predicted. */
export function refusal(parameter: Parameter, kind: ValueKind, value: string): number | undefined {
  const { in: location, required, needs, lenient } = parameter;
  if (value === '') return location === 'query' && required ? 400 : undefined;
  if ([...value].length > LONGEST) return 414;
  if (needs !== undefined) return 400;
  // A wrong value is ignored, unless it makes the request strict.
  if (lenient) return undefined;
  // The router compares small letters. If these are longer than the capitals, it finds another path.
  if (location === 'path' && value.toLowerCase().length !== value.length) return undefined;
  switch (kind.is) {
    case 'integer':
      return /^-?\d+$/.test(value) && Number(value) >= kind.min && Number(value) <= kind.max
        ? undefined
        : 400;
    case 'choice':
      return kind.values.some((choice) => choice.toLowerCase() === value.toLowerCase()) ? undefined : 400;
    case 'switch':
      return /^(true|false)$/i.test(value) ? undefined : 400;
    case 'date':
      return isDate(value.trim().replace(/T00:00:00$/i, '')) ? undefined : 400;
    case 'text':
      return /^[\s\p{M}]*$/u.test(value) ? 400 : undefined;
    default:
      return optionRefusal(kind, value);
  }
}

/** One letter is omitted, doubled, replaced or added. */
export function misspelt(random: Random, word: string): string {
  const at = random.integer(0, Math.max(0, word.length - 1));
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    `${before}x${after}`,
    `${before}${letter}s${after}`,
    `${before + after}${letter}`,
  ]);
}
