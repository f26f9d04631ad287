// A point as `latitude,longitude` in degrees.
import type { Point } from '../../model/point-of.js';
import { messages } from '../../problems/messages.js';
import { LATITUDE, LONGITUDE, readDegrees, tuple } from '../options/degrees.js';
import { refuse, type ValueType } from './value-type.js';

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
