// Returns the source of each value of a record and its earlier values. Computed records explain themselves.
import type { ModelFamily, Row } from '../../../model/model.js';
import { API, type DocumentOperation, type OperationKind, operationId } from '../../operation.js';
import { provenanceSchema } from '../../provenance/provenance-schema.js';
import { recordProvenance, writtenProvenance } from '../../provenance/record-provenance.js';
import { NO_ARGUMENTS } from '../../request/parameter.js';
import { idParameter } from './whole-list.js';

export const provenance: OperationKind = {
  operations: (family) => (family.file === undefined ? [] : [provenanceOperation(family)]),
};

function provenanceOperation(family: ModelFamily): DocumentOperation {
  const id = idParameter(family);
  const shared = {
    id: operationId(family, 'Provenance'),
    owner: family,
    result: 'document',
    schema: provenanceSchema,
    component: 'Provenance',
    summary: {
      en: `Provenance ${family.noun.of.en}`,
      es: `Procedencia ${family.noun.of.es}`,
    },
    description: {
      en: `Returns the source, date, terms and corrections of every field ${family.noun.of.en}.`,
      es: `Devuelve la fuente, la fecha, las condiciones de uso y las correcciones de cada campo ${family.noun.of.es}.`,
    },
    cacheable: true,
  } as const;
  if (family.only !== undefined)
    return {
      ...shared,
      path: `${API}/${family.path}/${family.only}/provenance`,
      parameters: [],
      mayMiss: false,
      document: (catalog) => ({
        value: writtenProvenance(recordProvenance(catalog, family, catalog.table(family).rows[0] as Row)),
      }),
      examples: () => [NO_ARGUMENTS],
      enumerate: () => [NO_ARGUMENTS],
    };
  const of = (row: Row) => NO_ARGUMENTS.with(id, row.id as number);
  return {
    ...shared,
    path: `${API}/${family.path}/{id}/provenance`,
    parameters: [id],
    mayMiss: true,
    document: (catalog, args) => {
      const table = catalog.table(family);
      const row = table.rows[table.ordinal(args.required(id)) ?? -1];
      return row === undefined
        ? { missing: { family, id: args.required(id) } }
        : { value: writtenProvenance(recordProvenance(catalog, family, row)) };
    },
    // A static copy leaves it out, because it would double the size.
    examples: (rows) => rows.map(of),
  };
}
