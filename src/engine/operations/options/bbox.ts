// The query option `bbox`: records in a box.
import type { Box } from '../../geo/records-in-box.js';
import { messages } from '../../problems/messages.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { refuse, type ValueType } from '../values/value-type.js';
import { LATITUDE, LONGITUDE, readDegrees, tuple } from './degrees.js';
import { onMap } from './on-map.js';

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

export const bbox = onMap([bboxParameter]);
