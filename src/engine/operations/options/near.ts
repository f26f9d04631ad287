// The query options `near` and `radius`: records around a point, nearest first.
import type { Point } from '../../model/point-of.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import { DISTANCE } from '../../query/distance-field.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { point } from '../values/point.js';
import { readNumber } from '../values/read-scalar.js';
import { refuse, type ValueType } from '../values/value-type.js';
import { onMap } from './on-map.js';
import type { QueryOption } from './query-option.js';

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
