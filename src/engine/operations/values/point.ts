// Reads a point as `latitude,longitude` in degrees.
import type { Point } from '../../model/read-row.js';
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { LATITUDE, LONGITUDE, tuple } from '../options/degrees.js';
import { type ReadContext, readNumber, refuse, type ValueType } from './value-type.js';

/**
 * Degrees as a number, or as degrees, minutes and seconds with the letter of a hemisphere. N and S belong to a latitude, and E, W and O
 * (este, oeste) to a longitude.
 */
interface Angle {
  readonly degrees: number;
  readonly axis: 'latitude' | 'longitude' | undefined;
}

/** Marks may be left out beside the letter of a hemisphere: `4 39 0 N`. */
const PARTS =
  /^([NSEWO])?\s*([-+]?\d{1,3}(?:[.,]\d+)?)(?:\s*([°º˚])\s*|\s+|(?=[NSEWO]|$))(?:(\d{1,2}(?:[.,]\d+)?)(?:\s*['′’´]\s*|\s+|$))?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|′′)?)?\s*([NSEWO])?$/i;

/** Undefined if the text is neither of them. */
export function readAngle(raw: string): Angle | undefined {
  const number = readNumber(raw);
  if (number !== undefined) return { degrees: number, axis: undefined };
  const found = PARTS.exec(raw.trim());
  if (found === null) return undefined;
  const [, before, whole = '', sign, minutes, seconds, after] = found;
  const letter = (before ?? after)?.toUpperCase();
  const [isSigned, isMarked] = [/^[-+]/.test(whole), sign !== undefined || letter !== undefined];
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

export type Axis = 'latitude' | 'longitude';
const MOST: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };

const fits = ({ degrees, axis: own }: Angle, axis: Axis) =>
  (own ?? axis) === axis && Math.abs(degrees) <= MOST[axis];

const angleOf = (given: unknown): Angle | undefined =>
  typeof given === 'number'
    ? { degrees: given, axis: undefined }
    : typeof given === 'string'
      ? readAngle(given)
      : undefined;

/** Maps of a country have metres from an origin far away, so that none is negative. */
const isPlane = (angle: Angle | undefined) =>
  angle !== undefined && angle.degrees > 100_000 && angle.degrees < 10_000_000;

/** Returns degrees of latitude or longitude, or the reason why the text has none. A decimal comma is common, so the message explains it. */
export function readCoordinate(
  name: string,
  given: unknown,
  axis: Axis,
  plane: string | undefined,
): number | Localized {
  const angle = angleOf(given);
  if (angle !== undefined && fits(angle, axis)) return angle.degrees;
  const text = String(given).slice(0, LONGEST_SHOWN);
  if (plane !== undefined && isPlane(angle)) return messages.planeCoordinates(name, text, plane);
  return WITH_COMMA.test(text)
    ? messages.decimalComma(name, text, text.replace(',', '.'))
    : messages.notCoordinate(name, MOST[axis], text);
}

const LONGEST_SHOWN = 100;

/** Decimal commas, as in 4,65,-74,1. */
const WITH_COMMAS = /^(-?\d+),(\d+)(?:[,;] ?| )(-?\d+),(\d+)$/;

/** Reads both from one text or pair, or explains it. The latitude comes first unless the letters of the hemispheres show the reverse. */
export function readPoint(name: string, given: unknown, plane: string | undefined): Point | Localized {
  const parts = Array.isArray(given) ? given : typeof given === 'string' ? splitPair(given) : undefined;
  const [first, second] = (parts ?? []).map(angleOf);
  if (first !== undefined && second !== undefined) {
    const isTurned = first.axis === 'longitude' || second.axis === 'latitude';
    const [latitude, longitude] = isTurned ? [second, first] : [first, second];
    if (fits(latitude, 'latitude') && fits(longitude, 'longitude'))
      return { latitude: latitude.degrees, longitude: longitude.degrees };
  }
  const text = (typeof given === 'string' ? given : JSON.stringify(given)).slice(0, LONGEST_SHOWN);
  if (plane !== undefined && isPlane(first) && isPlane(second))
    return messages.planeCoordinates(name, text, plane);
  return WITH_COMMAS.test(text)
    ? messages.decimalComma(name, text, text.replace(WITH_COMMAS, '$1.$2,$3.$4'))
    : messages.notPoint(name, text);
}

export const coordinate = (axis: Axis, plane?: string): ValueType<number> => ({
  schema: { type: 'number', minimum: -MOST[axis], maximum: MOST[axis] },
  read: (raw: string, context: ReadContext) => {
    const read = readCoordinate(context.name, raw, axis, plane);
    return typeof read === 'number' ? { value: read } : refuse(context, raw, read);
  },
});

export const point = (plane?: string): ValueType<Point> => ({
  schema: tuple(LATITUDE, LONGITUDE),
  read: (raw, context) => {
    const read = readPoint(context.name, raw, plane);
    return 'latitude' in read ? { value: read } : refuse(context, raw, read);
  },
  canonical: ({ latitude, longitude }) => `${latitude},${longitude}`,
});
