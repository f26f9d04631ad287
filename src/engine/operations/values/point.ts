// Reads a point as `latitude,longitude` in degrees.
import type { Point } from '../../model/read-row.js';
import { messages } from '../../problems/messages.js';
import { LATITUDE, LONGITUDE, readDegrees, tuple } from '../options/degrees.js';
import { type ReadContext, readNumber, refuse, type ValueType } from './value-type.js';

/**
 * Degrees as a number, or as degrees, minutes and seconds with the letter of a hemisphere. N and S belong to a latitude, and E, W and O
 * (este, oeste) to a longitude.
 */
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

/** Splits a text into two angles. Undefined if there are not two. */
export function splitPair(raw: string): readonly [string, string] | undefined {
  const text = raw.trim().replace(/^[([]\s*|\s*[)\]]$/g, '');
  for (const between of [/\s*;\s*/, /\s*,\s+/, /\s*,\s*/, /(?<=[NSEWO])\s+/i, /\s+(?=[NSEWO])/i, /\s+/]) {
    const [first, second, ...more] = text.split(between);
    if (first && second && more.length === 0) return [first, second];
  }
  return undefined;
}

const WITH_COMMA = /^-?\d+,\d+$/;

/** Reads a latitude or a longitude in degrees. A decimal comma is common, so the error explains it. */
export const coordinate = (most: number): ValueType<number> => ({
  schema: { type: 'number', minimum: -most, maximum: most },
  read: (raw: string, context: ReadContext) => {
    const value = readNumber(raw);
    if (value !== undefined && Math.abs(value) <= most) return { value };
    const { name } = context;
    return refuse(
      context,
      raw,
      WITH_COMMA.test(raw)
        ? messages.decimalComma(name, raw, raw.replace(',', '.'))
        : messages.notCoordinate(name, most, raw),
    );
  },
});

/** Decimal commas, as in 4,65,-74,1. */
const WITH_COMMAS = /^(-?\d+),(\d+)[,;] ?(-?\d+),(\d+)$/;

export const point: ValueType<Point> = {
  schema: tuple(LATITUDE, LONGITUDE),
  read: (raw, context) => {
    const [latitude, longitude] = readDegrees(raw, [LATITUDE, LONGITUDE]) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { value: { latitude, longitude } };
    const { name } = context;
    return refuse(
      context,
      raw,
      WITH_COMMAS.test(raw)
        ? messages.decimalComma(name, raw, raw.replace(WITH_COMMAS, '$1.$2,$3.$4'))
        : messages.notPoint(name, raw),
    );
  },
  canonical: ({ latitude, longitude }) => `${latitude},${longitude}`,
};
