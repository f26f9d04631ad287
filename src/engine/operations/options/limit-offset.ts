// The query options `limit` and `offset`: a part of a list.
import { type Parameter, queryParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

const limit: Parameter<number> = {
  ...queryParameter('limit', integer(1), {
    en: 'Return at most this many records, after sorting.',
    es: 'Devuelve como máximo esta cantidad de registros, ya ordenados.',
  }),
  plan: (plan, value) => ({ ...plan, limit: value }),
};

const offset: Parameter<number> = {
  ...queryParameter('offset', integer(0), {
    en: 'Skip this many records, after sorting.',
    es: 'Omite esta cantidad de registros, ya ordenados.',
  }),
  plan: (plan, value) => ({ ...plan, offset: value }),
};

export const limitAndOffset: readonly Parameter[] = [limit, offset];
