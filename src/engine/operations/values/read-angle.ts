// Degrees as people write them: a number, or degrees, minutes and seconds with the letter of a hemisphere.
import { readNumber } from './read-scalar.js';

/** N and S are letters of a latitude; E, W and O (este, oeste) of a longitude. */
export interface Angle {
  readonly degrees: number;
  readonly axis: 'latitude' | 'longitude' | undefined;
}

const PARTS =
  /^([NSEWO])?\s*([-+]?\d{1,3}(?:[.,]\d+)?)\s*([°º˚]?)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’´]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|′′)\s*)?([NSEWO])?$/i;

/** Undefined if it is neither. */
export function readAngle(raw: string): Angle | undefined {
  const number = readNumber(raw);
  if (number !== undefined) return { degrees: number, axis: undefined };
  const found = PARTS.exec(raw.trim());
  if (found === null) return undefined;
  const [, before, whole = '', sign, minutes, seconds, after] = found;
  const letter = (before ?? after)?.toUpperCase();
  const [isSigned, isMarked] = [/^[-+]/.test(whole), sign !== '' || letter !== undefined];
  if (!isMarked || (before !== undefined && after !== undefined) || (isSigned && letter !== undefined))
    return undefined;
  const value = (text = '0') => Number(text.replace(',', '.'));
  if (value(minutes) >= 60 || value(seconds) >= 60) return undefined;
  const size = Math.abs(value(whole)) + value(minutes) / 60 + value(seconds) / 3600;
  const isNegative = whole.startsWith('-') || (letter !== undefined && 'SWO'.includes(letter));
  return {
    degrees: isNegative ? -size : size,
    axis: letter === undefined ? undefined : 'NS'.includes(letter) ? 'latitude' : 'longitude',
  };
}

/** Two of them in one text; undefined if there are not two. */
export function splitPair(raw: string): readonly [string, string] | undefined {
  const text = raw.trim().replace(/^[([]\s*|\s*[)\]]$/g, '');
  for (const between of [/\s*;\s*/, /\s*,\s+/, /\s*,\s*/, /(?<=[NSEWO])\s+/i, /\s+(?=[NSEWO])/i, /\s+/]) {
    const [first, second, ...more] = text.split(between);
    if (first && second && more.length === 0) return [first, second];
  }
  return undefined;
}
