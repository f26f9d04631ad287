// A point as `latitude,longitude` in degrees.
import type { Point } from '../../model/point-of.js';
import { LATITUDE, LONGITUDE, readDegrees, tuple } from '../options/degrees.js';
import { refuse, type ValueType } from './value-type.js';

export const point: ValueType<Point> = {
  schema: tuple(LATITUDE, LONGITUDE),
  read: (raw, context) => {
    const [latitude, longitude] = readDegrees(raw, [LATITUDE, LONGITUDE]) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { value: { latitude, longitude } };
    return refuse(context, raw, (words) => words.notPoint(context.name, raw));
  },
  canonical: ({ latitude, longitude }) => `${latitude},${longitude}`,
};
