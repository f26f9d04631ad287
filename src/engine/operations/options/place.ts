// The query options of places. `place` selects the records that lie in an area or are looked for under it, `within` an area on the map, and
// `near` a point.
import type { Box, SearchArea } from '../../geo/point-index.js';
import type { ModelFamily } from '../../model/model.js';
import type { Point } from '../../model/read-row.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import { DISTANCE } from '../../query/plan.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { point } from '../values/point.js';
import { readNumber, refuse, type ValueType } from '../values/value-type.js';
import { LATITUDE, LONGITUDE, readDegrees, tuple } from './degrees.js';
import { mapOption } from './format.js';
import type { QueryOption } from './query-option.js';

const WITHIN = 'within';

const answering = mapOption([]);

/** The query option `within` selects the records inside the borders of an area, whatever area their fields name. */
export const within: QueryOption = {
  claims: (name) => name === WITHIN,
  narrows: true,
  offers: (operation, model) => {
    const families = model.families.filter(
      ({ boundary, only }) => boundary !== undefined && only === undefined,
    );
    return families.length === 0 ? [] : mapOption([withinParameter(families)]).offers(operation, model);
  },
  whyNot: (operation, name) => (name === WITHIN ? answering.whyNot?.(operation, name) : undefined),
};

function withinParameter(families: readonly ModelFamily[]): Parameter<SearchArea> {
  const examples = families.map(({ path }) => `${path}/1`);
  return {
    ...queryParameter(WITHIN, areaType(families), {
      en: `the area whose boundary contains the records, such as \`${examples.join('`, `')}\`.`,
      es: `el área dentro de cuyos límites están los registros, por ejemplo \`${examples.join('`, `')}\`.`,
    }),
    plan: (plan, value) => ({ ...plan, within: value }),
  };
}

/** Reads an area by family and id, such as `City/167`. */
function areaType(families: readonly ModelFamily[]): ValueType<SearchArea> {
  const paths = families.map(({ path }) => path);
  return {
    schema: { type: 'string', pattern: `^(${paths.join('|')})/[1-9][0-9]*$` },
    read: (raw, context) => {
      const [path, id, ...more] = raw.split('/');
      const family = families.find((each) => each.path.toLowerCase() === path?.toLowerCase());
      const number = readNumber(id ?? '');
      if (family !== undefined && Number.isInteger(number) && (number as number) > 0 && more.length === 0)
        return { value: { family, id: number as number } };
      return refuse(context, raw, messages.notArea(context.name, paths, raw));
    },
    canonical: ({ family, id }) => `${family.path}/${id}`,
  };
}

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

/** The query option `bbox` selects the records in a box. */
export const bbox = mapOption([bboxParameter]);

/** In kilometres. The larger radius covers any two places. */
export const [USUAL_RADIUS, LARGEST_RADIUS] = [50, 2000];

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
  ...queryParameter('near', point(), {
    en: 'the point to search around, as `latitude,longitude` in degrees; the nearest records come first, unless you request another order.',
    es: 'el punto alrededor del cual se busca, como `latitude,longitude` en grados; los registros más cercanos van primero, salvo que pidas otro orden.',
  }),
  plan: (plan, at, args) => ({ ...plan, near: { ...at, radius: args.get(radiusParameter) ?? USUAL_RADIUS } }),
  shape: (requested) => ({ ...requested, own: [DISTANCE] }),
};

export const near: QueryOption = mapOption([nearParameter, radiusParameter]);

/** Explains that the distance needs a point. */
export function withoutNear(
  parameter: string,
  isGiven: (name: string) => boolean,
): readonly ParameterError[] {
  if (isGiven(nearParameter.name)) return [];
  const message: ParameterError['message'] = messages.distanceNeedsNear(parameter, DISTANCE.name);
  return [{ parameter, value: DISTANCE.name, message }];
}

const NAME = 'place';

export const place: QueryOption = {
  claims: (name) => name === NAME,
  narrows: true,
  offers: ({ family, result }) => (result === 'one' ? [] : placeParameter(family)),
  whyNot: ({ family }, name) => {
    if (name !== NAME) return undefined;
    return family.otherPlace === undefined
      ? messages.hasOnePlace(family.record)
      : messages.answersOneRecord();
  },
};

/** Only records with two places need it, because a key filters those with one. */
function placeParameter(family: ModelFamily): readonly Parameter<SearchArea>[] {
  const { locatedIn, otherPlace } = family;
  if (locatedIn === undefined || otherPlace === undefined) return [];
  const [{ key, target }, { relation, verb }] = [locatedIn, otherPlace];
  const keys = [key, relation.key];
  return [
    {
      ...queryParameter(NAME, areaType([target]), {
        en: `the place that a record lies in or ${verb.en}, such as \`${target.path}/1\`. \`${key.name}\` and \`${relation.key.name}\` filter by one of the two.`,
        es: `el lugar en el que está el registro o al que ${verb.es.replace(/ a$/, '')}, por ejemplo \`${target.path}/1\`. \`${key.name}\` y \`${relation.key.name}\` filtran por uno de los dos.`,
      }),
      plan: (plan, value) => ({ ...plan, place: { area: value, keys } }),
    },
  ];
}
