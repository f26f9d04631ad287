// The query options `near` and `radius`: records around a point, nearest first.

import type { Box } from '../../geo/point-index.js';
import type { Point } from '../../model/point-of.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import { DISTANCE } from '../../query/plan.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { point } from '../values/point.js';
import { readNumber, refuse, type ValueType } from '../values/value-type.js';
import { LATITUDE, LONGITUDE, readDegrees, tuple } from './degrees.js';
import { onMap } from './format.js';
import type { QueryOption } from './query-option.js';

const SIDES = [LONGITUDE, LATITUDE, LONGITUDE, LATITUDE];

const box: ValueType<Box> = {
  schema: tuple(...SIDES),
  read: (raw, context) => {
    const { name } = context;
    const sides = readDegrees(raw, SIDES);
    if (sides === undefined) return refuse(context, raw, messages.notBox(name, raw));
    const [west, south, east, north] = sides as [number, number, number, number];
    if (south <= north) return { value: { west, south, east, north } };
    return refuse(context, raw, messages.boxUpsideDown(name, south, north));
  },
  canonical: ({ west, south, east, north }) => [west, south, east, north].join(),
};

const bboxParameter: Parameter<Box> = {
  ...queryParameter('bbox', box, {
    en: 'the box around the records, as `west,south,east,north` in degrees, edges included. It crosses the antimeridian if west is greater than east.',
    es: 'el rectángulo en el que están los registros, como `west,south,east,north` en grados, bordes incluidos. Cruza el antimeridiano si el oeste es mayor que el este.',
  }),
  plan: (plan, value) => ({ ...plan, box: value }),
};

/** The query option `bbox`: records in a box. */
export const bbox = onMap([bboxParameter]);

const [USUAL_RADIUS, LARGEST_RADIUS] = [50, 2000];

const kilometres: ValueType<number> = {
  schema: { type: 'number', exclusiveMinimum: 0, maximum: LARGEST_RADIUS, default: USUAL_RADIUS },
  read: (raw, context) => {
    const value = readNumber(raw);
    if (value !== undefined && value > 0 && value <= LARGEST_RADIUS) return { value };
    return refuse(context, raw, messages.notMeasure(context.name, LARGEST_RADIUS, raw));
  },
};

const radiusParameter: Parameter<number> = {
  ...queryParameter('radius', kilometres, {
    en: `the search radius, in kilometres along the great circle; ${USUAL_RADIUS} by default.`,
    es: `el radio de búsqueda, en kilómetros sobre el círculo máximo; por defecto, ${USUAL_RADIUS}.`,
  }),
  needs: 'near',
};

const nearParameter: Parameter<Point> = {
  ...queryParameter('near', point, {
    en: 'the point to search around, as `latitude,longitude` in degrees; the nearest records come first, unless you request another order.',
    es: 'el punto alrededor del cual se busca, como `latitude,longitude` en grados; los registros más cercanos van primero, salvo que pidas otro orden.',
  }),
  plan: (plan, at, args) => ({ ...plan, near: { ...at, radius: args.get(radiusParameter) ?? USUAL_RADIUS } }),
  shape: (requested) => ({ ...requested, own: [DISTANCE] }),
};

export const near: QueryOption = onMap([nearParameter, radiusParameter]);

/** The distance to a point that is not given. */
export function withoutNear(
  parameter: string,
  isGiven: (name: string) => boolean,
): readonly ParameterError[] {
  if (isGiven(nearParameter.name)) return [];
  const message: ParameterError['message'] = messages.distanceNeedsNear(parameter, DISTANCE.name);
  return [{ parameter, value: DISTANCE.name, message }];
}
