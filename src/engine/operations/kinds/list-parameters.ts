// The query parameters of operations that return an array: order, limit and offset.

import type { Catalog } from '../../catalog/catalog.js';
import type { ModelFamily, Row } from '../../model/model.js';
import { sortParameters } from '../options/sort.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Arguments, type Parameter, pathParameter, queryParameter } from '../request/parameter.js';
import { integer } from '../values/value-type.js';

/** The parameter of an operation on one record, its id, and the arguments for all records. */
export const idParameter = (family: ModelFamily, name = 'id'): Parameter<number> => ({
  ...pathParameter(name, integer(1), {
    en: `the id of the ${family.record} record.`,
    es: `el id del registro de ${family.record}.`,
  }),
  idOf: family,
});

/** The arguments of an operation that has a response for each record of a family. */
export function ofEachRecord(family: ModelFamily, id: Parameter<number>) {
  const examples = (rows: readonly Row[]): readonly Arguments[] =>
    rows.map((row) => NO_ARGUMENTS.with(id, row.id as number));
  return { examples, enumerate: (catalog: Catalog) => examples(catalog.table(family).rows) };
}

/** Whole numbers from the first to the last one. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const limit: Parameter<number> = {
  ...queryParameter('limit', integer(1), {
    en: 'the maximum number of records, applied after sorting.',
    es: 'el número máximo de registros, después de ordenarlos.',
  }),
  plan: (plan, value) => ({ ...plan, limit: value }),
};

const offset: Parameter<number> = {
  ...queryParameter('offset', integer(0), {
    en: 'the number of records to skip, applied after sorting.',
    es: 'el número de registros que se omiten, después de ordenarlos.',
  }),
  plan: (plan, value) => ({ ...plan, offset: value }),
};

export const listParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy'),
  limit,
  offset,
];

/** Of operations that return records in order of rank or id unless another order is requested. */
export const rankedListParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy', true),
  limit,
  offset,
];
