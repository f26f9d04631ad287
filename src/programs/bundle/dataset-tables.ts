// The tables about the dataset itself: sources, terms, the source of each value, corrections, other names, history and changes.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { changeEntry } from '../../engine/operations/changes/change-entry.js';
import { listChanges, listNames } from '../../engine/operations/changes/change-lists.js';
import {
  familyTerms,
  writtenReason,
  writtenSource,
} from '../../engine/operations/provenance/record-provenance.js';
import type { Localized } from '../../engine/text/localized.js';
import { type BundleColumn, type BundleTable, column, type ForeignKey, nullable } from './bundle-table.js';
import { provenanceTables } from './provenance-tables.js';
import { ALIASES, CHANGES, FIELDS, HISTORY, RETIRED, SOURCES, TABLES, TERMS } from './table-names.js';

interface DescribedData {
  readonly model: Model;
  readonly catalog: Catalog;
  /** The families in the bundle; rows about others are left out. */
  readonly families: readonly ModelFamily[];
}

export function datasetTables(
  described: DescribedData,
  ofData: readonly BundleTable[],
): readonly BundleTable[] {
  const { catalog, families } = described;
  return [
    tables(catalog, families, ofData),
    fields(ofData),
    sources(catalog),
    terms(catalog),
    ...provenanceTables(catalog, families),
    aliasesTable(described),
    history(described),
    retired(catalog, families),
    changes(described),
  ];
}

const table = (
  name: string,
  title: Localized,
  about: Localized,
  columns: readonly BundleColumn[],
  rows: BundleTable['rows'],
  more: Partial<Pick<BundleTable, 'primaryKey' | 'foreignKeys' | 'lookups'>> = {},
): BundleTable => ({
  name,
  title,
  about,
  columns,
  rows,
  primaryKey: [],
  foreignKeys: [],
  lookups: [],
  ...more,
});

const toSource: ForeignKey = { column: 'source', table: SOURCES, to: 'id' };

function tables(
  catalog: Catalog,
  families: readonly ModelFamily[],
  ofData: readonly BundleTable[],
): BundleTable {
  const rows = ofData.map(({ name, family: record, title, about }) => {
    const family = families.find((each) => each.record === record);
    const { citation, terms: under } = family === undefined ? NONE : familyTerms(catalog, family);
    return {
      name,
      title: title.en,
      titleEs: title.es,
      about: about.en,
      aboutEs: about.es,
      terms: under.map(({ id }) => id),
      citation: citation?.en ?? null,
      citationEs: citation?.es ?? null,
      family: record ?? null,
    };
  });
  const texts = ['name', 'title', 'titleEs', 'about', 'aboutEs'].map((name) => column(name, 'text'));
  return table(
    TABLES,
    { en: 'Tables', es: 'Tablas' },
    {
      en: 'The tables of data, with the terms of their values, the line to cite them by, and the family under which `provenance` lists their sources.',
      es: 'Las tablas de datos, con las condiciones de sus valores, la cita de cada una y la familia con la que `provenance` enumera sus fuentes.',
    },
    [
      ...texts,
      column('terms', 'texts'),
      ...['citation', 'citationEs', 'family'].map((name) => nullable(name, 'text')),
    ],
    rows,
    { primaryKey: ['name'] },
  );
}

/** Of a table that follows from the borders. */
const NONE = { citation: undefined, terms: [] };

function fields(ofData: readonly BundleTable[]): BundleTable {
  const rows = ofData.flatMap((each) =>
    each.columns.map(({ name, kind, nullable: isNullable, label, unit, about }) => ({
      table: each.name,
      field: name,
      kind,
      nullable: isNullable,
      label: label?.en ?? null,
      labelEs: label?.es ?? null,
      unit: unit?.en ?? null,
      unitEs: unit?.es ?? null,
      about: about?.en ?? null,
      aboutEs: about?.es ?? null,
    })),
  );
  const optional = ['label', 'labelEs', 'unit', 'unitEs', 'about', 'aboutEs'];
  return table(
    FIELDS,
    { en: 'Fields', es: 'Campos' },
    {
      en: 'The fields of these tables, with their units and meanings.',
      es: 'Los campos de esas tablas, con sus unidades y significados.',
    },
    [
      ...['table', 'field', 'kind'].map((name) => column(name, 'text')),
      column('nullable', 'boolean'),
      ...optional.map((name) => nullable(name, 'text')),
    ],
    rows,
    {
      primaryKey: ['table', 'field'],
      foreignKeys: [{ column: 'table', table: TABLES, to: 'name' }],
    },
  );
}

const sources = (catalog: Catalog): BundleTable =>
  table(
    SOURCES,
    { en: 'Sources', es: 'Fuentes' },
    {
      en: 'Every source of values, with its publisher, date and terms.',
      es: 'Todas las fuentes de los valores, con quien las publica, su fecha y sus condiciones.',
    },
    [
      ...['id', 'publisher', 'title', 'titleEs'].map((name) => column(name, 'text')),
      nullable('licence', 'text'),
      column('terms', 'text'),
      ...['date', 'dateFrom', 'retrieved', 'url', 'through'].map((name) => nullable(name, 'text')),
    ],
    catalog.sources.map(writtenSource),
    {
      primaryKey: ['id'],
      foreignKeys: [
        { column: 'terms', table: TERMS, to: 'id' },
        { column: 'through', table: SOURCES, to: 'id' },
      ],
    },
  );

const terms = (catalog: Catalog): BundleTable =>
  table(
    TERMS,
    { en: 'Terms', es: 'Condiciones' },
    {
      en: 'The permitted uses of values. `bulk` states whether all values of a source may be republished together.',
      es: 'Los usos permitidos de los valores. `bulk` indica si se pueden volver a publicar juntos todos los valores de una fuente.',
    },
    ['id', 'en', 'es', 'url', 'bulk'].map((name) => column(name, 'text')),
    catalog.terms.map((each) => ({ ...each })),
    { primaryKey: ['id'] },
  );

function aliasesTable({ model, catalog, families }: DescribedData): BundleTable {
  const rows = catalog.aliases
    .filter(({ family }) => families.includes(model.family(family)))
    .map((each) => ({ ...each, family: model.family(each.family).record }));
  return table(
    ALIASES,
    { en: 'Other names', es: 'Otros nombres' },
    {
      en: 'Other names of records: old names, abbreviations, spellings. Several records may share one.',
      es: 'Otros nombres de los registros: nombres antiguos, abreviaturas, grafías. Varios registros pueden compartir uno.',
    },
    [
      column('family', 'text'),
      column('id', 'integer'),
      ...['alias', 'kind', 'source'].map((name) => column(name, 'text')),
    ],
    rows,
    { foreignKeys: [toSource], lookups: ['alias'] },
  );
}

function history({ model, catalog, families }: DescribedData): BundleTable {
  const rows = catalog.history
    .filter(({ family }) => families.includes(model.family(family)))
    .map((each) => ({ ...each, family: model.family(each.family).record }));
  const optional = ['date', 'codeBefore', 'nameBefore', 'codeAfter', 'nameAfter', 'act'];
  return table(
    HISTORY,
    { en: 'History', es: 'Historia' },
    {
      en: 'Events in the past of records. The date is a year, a month or a day.',
      es: 'Hechos en el pasado de los registros. La fecha es un año, un mes o un día.',
    },
    [
      column('family', 'text'),
      column('id', 'integer'),
      column('kind', 'text'),
      ...optional.map((name) => nullable(name, 'text')),
      column('from', 'json'),
      column('notes', 'texts'),
      column('source', 'text'),
      column('certainty', 'text'),
    ],
    rows,
    { foreignKeys: [toSource] },
  );
}

function retired(catalog: Catalog, families: readonly ModelFamily[]): BundleTable {
  const rows = families.flatMap((family) =>
    Array.from(catalog.table(family).retired, ([id, { by, reason }]) => ({
      family: family.record,
      id,
      by,
      ...writtenReason(catalog.reason(reason)),
    })),
  );
  return table(
    RETIRED,
    { en: 'Retired ids', es: 'Ids retirados' },
    {
      en: 'Ids of merged and withdrawn records. `by` is the id of the replacement, or null.',
      es: 'Ids de registros unidos a otro o retirados. `by` es el id del que los reemplaza, o null.',
    },
    [
      column('family', 'text'),
      column('id', 'integer'),
      nullable('by', 'integer'),
      column('reason', 'text'),
      column('reasonEs', 'text'),
    ],
    rows,
    { primaryKey: ['family', 'id'] },
  );
}

/** The changes in the form of the API, with one row for each entry. */
function changes({ model, catalog, families }: DescribedData): BundleTable {
  const isLeftOut = (name: string | undefined) =>
    name !== undefined && model.families.some((family) => family.name === name && !families.includes(family));
  const rows = catalog.changes.flatMap((edition) =>
    listNames.flatMap((list) =>
      listChanges(edition)
        .lists[list].filter(({ family }) => !isLeftOut(family))
        .map((change) => ({
          edition: edition.edition,
          since: edition.since,
          list,
          ...changeEntry({ model, catalog }, edition, change),
        })),
    ),
  );
  return table(
    CHANGES,
    { en: 'Changes', es: 'Cambios' },
    {
      en: 'The changes of each edition since the one before it, as the API lists them.',
      es: 'Los cambios de cada edición desde la anterior, como los enumera la API.',
    },
    [
      ...['edition', 'since', 'list'].map((name) => column(name, 'text')),
      ...['part', 'change', 'family'].map((name) => nullable(name, 'text')),
      nullable('id', 'integer'),
      nullable('ids', 'json'),
      nullable('at', 'json'),
      nullable('field', 'text'),
      nullable('rows', 'integer'),
      ...['from', 'to', 'line', 'record'].map((name) => nullable(name, 'json')),
      nullable('by', 'integer'),
      ...['source', 'path', 'reason', 'reasonEs'].map((name) => nullable(name, 'text')),
    ],
    rows,
  );
}
