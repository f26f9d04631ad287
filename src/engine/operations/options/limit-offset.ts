// The query options `limit` and `offset`: a part of a list.
import type { Parameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

const limit: Parameter<number> = {
  name: 'limit',
  in: 'query',
  required: false,
  about: {
    en: 'Return at most this many records, after sorting.',
    es: 'Devuelve como máximo esta cantidad de registros, ya ordenados.',
  },
  type: integer(1),
  plan: (plan, value) => ({ ...plan, limit: value }),
};

const offset: Parameter<number> = {
  name: 'offset',
  in: 'query',
  required: false,
  about: {
    en: 'Skip this many records, after sorting.',
    es: 'Omite esta cantidad de registros, ya ordenados.',
  },
  type: integer(0),
  plan: (plan, value) => ({ ...plan, offset: value }),
};

export const limitAndOffset: readonly Parameter[] = [limit, offset];
