// The parameter of an operation on one record, its id, and the arguments for all records.

import type { Catalog } from '../../catalog/catalog.js';
import type { ModelFamily, Row } from '../../model/model.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Arguments, type Parameter, pathParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

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
