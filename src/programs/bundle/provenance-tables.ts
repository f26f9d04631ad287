// The source of each value, and the corrections of values.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { writtenReason } from '../../engine/operations/provenance/record-provenance.js';
import { type BundleTable, column, nullable } from './bundle-table.js';
import { CORRECTIONS, PROVENANCE, SOURCES } from './table-names.js';

const foreignKeys = [{ column: 'source', table: SOURCES, to: 'id' }];

export const provenanceTables = (
  catalog: Catalog,
  families: readonly ModelFamily[],
): readonly BundleTable[] => [
  {
    name: PROVENANCE,
    title: { en: 'Provenance', es: 'Procedencia' },
    about: {
      en: 'The source of each field. A row with an id is about that record, and a row without one is about all others.',
      es: 'La fuente de cada campo. Una fila con id es sobre ese registro, y una sin id, sobre todos los demás.',
    },
    columns: [
      column('family', 'text'),
      column('field', 'text'),
      nullable('id', 'integer'),
      column('source', 'text'),
    ],
    rows: families.flatMap((family) => sourcesOfFields(catalog, family)),
    primaryKey: [],
    foreignKeys,
    lookups: ['family'],
  },
  {
    name: CORRECTIONS,
    title: { en: 'Corrections', es: 'Correcciones' },
    about: {
      en: 'Values that were corrected, in the order of their corrections.',
      es: 'Valores que se corrigieron, en el orden de sus correcciones.',
    },
    columns: [
      column('family', 'text'),
      column('id', 'integer'),
      column('field', 'text'),
      nullable('was', 'json'),
      nullable('is', 'json'),
      column('reason', 'text'),
      column('reasonEs', 'text'),
      nullable('source', 'text'),
      nullable('edition', 'text'),
    ],
    rows: families.flatMap((family) => correctionsOf(catalog, family)),
    primaryKey: [],
    foreignKeys,
    lookups: ['family'],
  },
];

/** No record has this id, so its row has the source of the field. */
const NO_ID = -1;

/** The most common source of a field becomes that of all records, and the others are exceptions. */
function sourcesOfFields(catalog: Catalog, family: ModelFamily): readonly Row[] {
  const { rows } = catalog.table(family);
  const record = family.record;
  return family.fields.flatMap(({ name: field }) => {
    const sourceAt = (id: number) => catalog.origins.source(family, id, field)?.id;
    if (rows.length === 0) {
      const source = sourceAt(NO_ID);
      return source === undefined ? [] : [{ family: record, field, id: null, source }];
    }
    const of = rows.map(({ id }) => ({ id: id as number, source: sourceAt(id as number) }));
    const counts = new Map<string, number>();
    for (const { source } of of) if (source !== undefined) counts.set(source, (counts.get(source) ?? 0) + 1);
    const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (usual === undefined) return [];
    return [
      { family: record, field, id: null, source: usual },
      ...of
        .filter(({ source }) => source !== undefined && source !== usual)
        .map(({ id, source }) => ({ family: record, field, id, source })),
    ];
  });
}

function correctionsOf(catalog: Catalog, family: ModelFamily): readonly Row[] {
  return catalog.table(family).rows.flatMap(({ id }) =>
    family.fields.flatMap(({ name: field }) =>
      catalog.origins
        .corrections(family, id as number, field)
        .map(({ was, is, reason, source, edition }) => ({
          family: family.record,
          id,
          field,
          was,
          is,
          ...writtenReason(catalog.reason(reason)),
          source: source ?? null,
          edition: edition ?? null,
        })),
    ),
  );
}
