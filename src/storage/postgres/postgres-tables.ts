// The tables that hold the rows of editions, derived from the model: one for each family, and those beside them.

import pg from 'pg';
import type { FieldKind } from '../../engine/model/field.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { type LineColumn, lineColumns } from '../../engine/model/series.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';

interface StoredTable {
  readonly type: string;
  /** The name of the type in information_schema, if it is another one. */
  readonly knownAs?: string;
  readonly read: (text: string) => unknown;
}

/** The number of the type text[], which the driver's list of names lacks. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
/**
 * Values in PostgreSQL: the type of a column for each kind of field, and how the text of a value is read back. PostgreSQL silently
 * cuts longer names.
 */
export const LONGEST_NAME = 63;

/** All values arrive as texts and are read by the kind of their field, so that an engine with wider integers changes nothing. */
export const storedKinds: Readonly<Record<LineColumn['kind'], StoredTable>> = {
  integer: { type: 'int4', read: Number },
  number: { type: 'float8', read: Number },
  text: { type: 'text', read: (text) => text },
  texts: { type: 'text[]', knownAs: '_text', read: pg.types.getTypeParser(TEXT_ARRAY, 'text') },
  boolean: { type: 'bool', read: (text) => text === 't' || text === 'true' },
  date: { type: 'date', read: (text) => text },
  midnight: { type: 'timestamp', read: (text) => text.replace(' ', 'T') },
  /** JSON, which the rows of a dataset are made of. */
  breaks: { type: 'text', read: (text) => text },
  counts: {
    type: 'int4[]',
    knownAs: '_int4',
    read: (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`),
  },
};

/** Settings that make the texts of dates and numbers the same on every server. */
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

/** A column that holds the id of a row of another table, in the same edition. */
interface Reference {
  readonly column: string;
  readonly table: string;
}

export interface EditionTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** The columns that identify the rows of one edition, and order them. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
}

/** Names with an underscore are ours: those of families and fields have none. */
export const EDITION_COLUMN = 'edition_id';

/** Whether a table holds records: an edition may have families that are not in this model. */
export const isFamilyTable = (name: string) => !name.includes('_');

/** The place of a row in its file, if it has no id. */
const POSITION = 'position';

const column = (name: string, kind: FieldKind, nullable = false): TableColumn => ({ name, kind, nullable });

/** Of rows without an id: their place in the file identifies them. */
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

/** A list of ids, a value or a text in several languages is stored as JSON: tables of editions have no type for them. */
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

/** Lists are stored as JSON. */
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

/** Lines of the history as they are in its files, because each kind of change has its own fields. */
export const changesTable = positioned('edition_changes', [
  column('version', 'text'),
  column('line', 'text'),
]);

/** The lines of all files of borders, as they are. */
export const boundariesTable = positioned('edition_boundaries', [
  column('file', 'text'),
  column('line', 'text'),
]);

/** In the order in which they can be filled: a row comes after those it refers to. */
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

/** The table of the lines of a series, which are not records. */
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
 * The keys that the database itself can guard. Of those that go round in a circle, the ones that lead to a family declared later,
 * or to their own, are left out: rows could not be written one after the other.
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

/** A key is declared on the side that has it, on the side it leads to, or on both. */
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
