// The tables for the rows of editions, derived from the model: one for each family, and further ones.

import pg from 'pg';
import type { FieldKind } from '../../engine/model/field.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { type LineColumn, lineColumns } from '../../engine/model/series.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';

interface StoredTable {
  readonly type: string;
  /** The name of the type in information_schema, if it differs. */
  readonly knownAs?: string;
  readonly read: (text: string) => unknown;
}

/** The number of the type text[], which the driver's list of names lacks. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
/** PostgreSQL silently truncates longer names. */
export const LONGEST_NAME = 63;

/** All values arrive as texts and are read by the kind of their field, so that wider integers of another engine make no difference. */
export const storedKinds: Readonly<Record<LineColumn['kind'], StoredTable>> = {
  integer: { type: 'int4', read: Number },
  number: { type: 'float8', read: Number },
  text: { type: 'text', read: (text) => text },
  texts: { type: 'text[]', knownAs: '_text', read: pg.types.getTypeParser(TEXT_ARRAY, 'text') },
  boolean: { type: 'bool', read: (text) => text === 't' || text === 'true' },
  date: { type: 'date', read: (text) => text },
  midnight: { type: 'timestamp', read: (text) => text.replace(' ', 'T') },
  /** JSON, as the rows of a dataset. */
  breaks: { type: 'text', read: (text) => text },
  counts: {
    type: 'int4[]',
    knownAs: '_int4',
    read: (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`),
  },
};

/** Settings that make dates and numbers the same text on every server. */
export const exactTexts = ['SET LOCAL datestyle = ISO', 'SET LOCAL extra_float_digits = 3'] as const;

export const SCHEMA = 'atlas';

export function quoted(name: string): string {
  if (Buffer.byteLength(name) > LONGEST_NAME)
    throw new Error(`${name} is too long for a name in PostgreSQL: ${LONGEST_NAME} bytes at most.`);
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedTable(name: string): string {
  return `${quoted(SCHEMA)}.${quoted(name)}`;
}

type TableColumn = LineColumn;

/** A column with the id of a row of another table in the same edition. */
interface Reference {
  readonly column: string;
  readonly table: string;
}

export interface EditionTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** The columns that identify and order the rows of one edition. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
}

/** Names with an underscore belong to the service, because families and fields have none. */
export const EDITION_COLUMN = 'edition_id';

/** Whether a table has records. An edition can have families that are missing in this model. */
export const isFamilyTable = (name: string) => !name.includes('_');

/** The position of a row without an id in its file. */
const POSITION = 'position';

const column = (name: string, kind: FieldKind, nullable = false): TableColumn => ({ name, kind, nullable });

/** A table of rows without an id, which are identified by their position in the file. */
const positioned = (
  name: string,
  columns: readonly TableColumn[],
  references: readonly Reference[] = [],
) => ({
  name,
  columns: [column(POSITION, 'integer'), ...columns],
  key: [POSITION],
  references,
});

export const sourcesTable = positioned('edition_sources', [
  column('id', 'text'),
  column('publisher', 'text'),
  column('title', 'text'),
  column('licence', 'text', true),
  column('terms', 'text'),
  column('date', 'text', true),
  column('dateFrom', 'text', true),
  column('retrieved', 'text', true),
  column('url', 'text', true),
  column('through', 'text', true),
]);

export const termsTable = positioned('edition_terms', [
  column('id', 'text'),
  column('en', 'text'),
  column('es', 'text'),
  column('url', 'text'),
  column('bulk', 'text'),
]);

export const reasonsTable = positioned('edition_reasons', [column('en', 'text'), column('es', 'text')]);

/** Lists of ids, mixed values and multilingual texts are JSON, because tables of editions have no type for them. */
export const provenanceTable = positioned('edition_provenance', [
  column('family', 'text'),
  column('field', 'text'),
  column('source', 'text'),
  column('ids', 'text', true),
]);

export const correctionsTable = positioned('edition_corrections', [
  column('family', 'text'),
  column('id', 'integer'),
  column('field', 'text'),
  column('was', 'text'),
  column('is', 'text'),
  column('reason', 'text'),
  column('source', 'text', true),
  column('edition', 'text', true),
]);

export const aliasesTable = positioned('edition_aliases', [
  column('family', 'text'),
  column('id', 'integer'),
  column('alias', 'text'),
  column('kind', 'text'),
  column('source', 'text'),
]);

/** Lists are JSON. */
export const historyTable = positioned('edition_history', [
  column('family', 'text'),
  column('id', 'integer'),
  column('kind', 'text'),
  column('date', 'text', true),
  column('codeBefore', 'text', true),
  column('nameBefore', 'text', true),
  column('codeAfter', 'text', true),
  column('nameAfter', 'text', true),
  column('act', 'text', true),
  column('from', 'text'),
  column('notes', 'text'),
  column('source', 'text'),
  column('certainty', 'text'),
]);

export const retirementsTable = positioned('edition_retirements', [
  column('family', 'text'),
  column('id', 'integer'),
  column('by', 'integer', true),
  column('reason', 'text'),
]);

/** Lines of the history as in its files, because each kind of change has its own fields. */
export const changesTable = positioned('edition_changes', [
  column('version', 'text'),
  column('line', 'text'),
]);

/** The unchanged lines of all files of borders. */
export const boundariesTable = positioned('edition_boundaries', [
  column('file', 'text'),
  column('line', 'text'),
]);

/** In the order for filling them, because a row comes after those to which it refers. */
export function editionTables(model: Model): readonly EditionTable[] {
  return [
    ...familyTables(model),
    ...seriesTables(model),
    sourcesTable,
    termsTable,
    provenanceTable,
    correctionsTable,
    reasonsTable,
    aliasesTable,
    historyTable,
    changesTable,
    retirementsTable,
    boundariesTable,
  ];
}

/** The table for the lines of a series, which are not records. */
export const seriesTable = (family: string) => `series_${family}`;

function seriesTables(model: Model): readonly EditionTable[] {
  return model.families.flatMap(({ name, series }) =>
    series === undefined
      ? []
      : [positioned(seriesTable(name), lineColumns(series), [{ column: series.key, table: series.of }])],
  );
}

export function familyTables(model: Model): readonly EditionTable[] {
  const tables = new Map<string, EditionTable>();
  const references = referencesOf(model);
  const add = (family: ModelFamily): void => {
    if (tables.has(family.name)) return;
    const own = references.filter(({ from }) => from === family);
    for (const { to } of own) add(to);
    tables.set(family.name, {
      name: family.name,
      columns: family.fields.map(({ name, kind, nullable }) => ({ name, kind, nullable })),
      key: ['id'],
      references: own.map(({ key, to }) => ({ column: key, table: to.name })),
    });
  };
  for (const family of model.families) if (family.file !== undefined) add(family);
  return [...tables.values()];
}

interface TableKey {
  readonly from: ModelFamily;
  readonly key: string;
  readonly to: ModelFamily;
}

/**
 * The keys that the database itself can guard. In a circle, keys to a later family or to the same family are left out, because rows could
 * not be written one by one.
 */
function referencesOf(model: Model): readonly TableKey[] {
  const keys = keysOf(model);
  const leadsBack = (from: ModelFamily, to: ModelFamily): boolean => {
    const seen = new Set([from]);
    for (const family of seen) for (const key of keys) if (key.from === family) seen.add(key.to);
    return seen.has(to);
  };
  const order = (family: ModelFamily) => model.families.indexOf(family);
  return keys.filter(({ from, to }) => order(to) < order(from) || !leadsBack(to, from));
}

/** A key is declared on its own side, on the side of its target, or on both. */
function keysOf(model: Model): readonly TableKey[] {
  const keys = new Map<string, TableKey>();
  const add = (from: ModelFamily, key: string, to: ModelFamily) => {
    if (from.file !== undefined && to.file !== undefined)
      keys.set(`${from.name} ${key} ${to.name}`, { from, key, to });
  };
  for (const family of model.families) {
    for (const { key, target } of toOneRelations(family)) add(family, key.name, target);
    for (const { target, key } of family.lists) if (key !== undefined) add(target, key, family);
  }
  return [...keys.values()];
}
