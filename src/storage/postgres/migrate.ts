// Extends the tables of the database to the model. Missing ones are added, and no table of an edition is removed.

import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Model } from '../../engine/model/model.js';
import { EDITIONS, MODELS, POINTER, ROW_COUNTS } from './postgres-editions.js';
import {
  EDITION_COLUMN,
  type EditionTable,
  editionTables,
  LONGEST_NAME,
  quoted,
  quotedTable,
  SCHEMA,
  storedKinds,
} from './postgres-tables.js';

type TableColumn = EditionTable['columns'][number];

const HASH_LENGTH = 8;

/**
 * The name of a foreign key contains the target table, so another target has another name. PostgreSQL silently truncates long names, so a
 * hash replaces the end of a long one.
 */
export function constraintName(table: string, column: string, target: string): string {
  const name = `${table}_${column}_${target}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1)}_${hash}`;
}

/** The advisory lock of migrations, unique in the database. */
const LOCK = '7021961173';

/**
 * Runs one at a time, because two runs that find a table missing would both create it. Some engines commit each statement, so the next run
 * completes an interrupted one.
 */
export async function migrate(model: Model, client: ClientBase): Promise<readonly string[]> {
  const missing = async () => migrationOf(model, await readExistingSchema(client));
  if ((await missing()).length === 0) return [];
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    const statements = await missing();
    for (const statement of statements) await client.query(statement);
    return statements;
  } finally {
    // A lost connection holds no lock.
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

/** The statements that extend the existing tables to the model. Empty if nothing is missing. */
export function migrationOf(model: Model, existing: ExistingSchema): readonly string[] {
  const tables = editionTables(model);
  const missing = [...ownTables].filter(([name]) => !existing.tables.has(name));
  return [
    ...(existing.exists ? [] : [`CREATE SCHEMA ${quoted(SCHEMA)}`]),
    ...missing.map(([, statement]) => statement),
    ...tables.flatMap((table) =>
      existing.tables.has(table.name) ? alterations(table, existing) : [creation(table)],
    ),
    ...tables.flatMap((table) => droppedReferences(table, existing)),
    ...tables.flatMap((table) => addedReferences(table, existing)),
  ];
}

const ownTables: ReadonlyMap<string, string> = new Map([
  [
    'all_editions',
    `CREATE TABLE ${EDITIONS} (id text PRIMARY KEY, version text NOT NULL, fingerprint text NOT NULL,
      model_version text NOT NULL, published_at timestamptz NOT NULL, is_complete bool NOT NULL)`,
  ],
  [
    'edition_rows',
    `CREATE TABLE ${ROW_COUNTS} (edition_id text NOT NULL REFERENCES ${EDITIONS} (id) ON DELETE CASCADE,
      table_name text NOT NULL, row_count int4 NOT NULL, PRIMARY KEY (edition_id, table_name))`,
  ],
  [
    'edition_models',
    `CREATE TABLE ${MODELS} (model_version text PRIMARY KEY, first_published_at timestamptz NOT NULL)`,
  ],
  [
    // Its reference without a cascade prevents dropping the current edition.
    'current_edition',
    `CREATE TABLE ${POINTER} (only_row int4 PRIMARY KEY CHECK (only_row = 1),
      edition_id text NOT NULL REFERENCES ${EDITIONS} (id), moved_at timestamptz NOT NULL)`,
  ],
]);

function creation({ name, columns, key }: EditionTable): string {
  const edition = quoted(EDITION_COLUMN);
  const parts = [
    `${edition} text NOT NULL CONSTRAINT ${quoted(toEdition(name))} REFERENCES ${EDITIONS} (id) ON DELETE CASCADE`,
    ...columns.map((column) => `${definition(column)}${column.nullable ? '' : ' NOT NULL'}`),
    `PRIMARY KEY (${[edition, ...key.map(quoted)].join(', ')})`,
  ];
  return `CREATE TABLE ${quotedTable(name)} (${parts.join(', ')})`;
}

const toEdition = (table: string) => `${table}_${EDITION_COLUMN}`;

const definition = ({ name, kind }: TableColumn) => `${quoted(name)} ${storedKinds[kind].type}`;

function alterations({ name, columns, key }: EditionTable, { tables }: ExistingSchema): readonly string[] {
  const found = tables.get(name) ?? new Map();
  const table = `ALTER TABLE ${quotedTable(name)}`;
  for (const column of columns) refuseOtherKind(table, column, found.get(column.name)?.type);
  // Earlier editions have no value in a later column, and later ones have none in a column that the model dropped.
  const needed = new Set([
    EDITION_COLUMN,
    ...key,
    ...columns.filter((it) => !it.nullable).map((it) => it.name),
  ]);
  return [
    ...columns
      .filter((column) => !found.has(column.name))
      .map((it) => `${table} ADD COLUMN ${definition(it)}`),
    ...[...found]
      .filter(([column, { nullable }]) => !nullable && !needed.has(column))
      .map(([column]) => `${table} ALTER COLUMN ${quoted(column)} DROP NOT NULL`),
  ];
}

/** A person must decide whether to rewrite published values. */
function refuseOtherKind(table: string, { name, kind }: TableColumn, type: string | undefined): void {
  const { type: wanted, knownAs = wanted } = storedKinds[kind];
  if (type === undefined || type === knownAs) return;
  throw new Error(
    `The column ${name} is ${type} in the database and ${wanted} in the model. Change it first: ${table} ALTER COLUMN ${quoted(name)} TYPE ${wanted}`,
  );
}

/** The index speeds up dropping an edition, because the database looks for rows that refer to each dropped one. */
function guards({ name, references }: EditionTable) {
  const edition = quoted(EDITION_COLUMN);
  return references.map(({ column, table }) => {
    const [constraint, columns] = [constraintName(name, column, table), `${edition}, ${quoted(column)}`];
    return {
      name: constraint,
      statements: [
        `CREATE INDEX IF NOT EXISTS ${quoted(`${name}_${column}`)} ON ${quotedTable(name)} (${columns})`,
        `ALTER TABLE ${quotedTable(name)} ADD CONSTRAINT ${quoted(constraint)} FOREIGN KEY (${columns}) REFERENCES ${quotedTable(table)} (${edition}, "id")`,
      ],
    };
  });
}

function addedReferences(table: EditionTable, { foreignKeys }: ExistingSchema): readonly string[] {
  return guards(table)
    .filter(({ name }) => foreignKeys.get(table.name)?.has(name) !== true)
    .flatMap(({ statements }) => statements);
}

/** A key that has become part of a circle could no longer be written. */
function droppedReferences(table: EditionTable, { foreignKeys }: ExistingSchema): readonly string[] {
  const wanted = new Set([toEdition(table.name), ...guards(table).map(({ name }) => name)]);
  return [...(foreignKeys.get(table.name) ?? [])]
    .filter((name) => !wanted.has(name))
    .map((name) => `ALTER TABLE ${quotedTable(table.name)} DROP CONSTRAINT ${quoted(name)}`);
}

interface ExistingColumn {
  readonly type: string;
  readonly nullable: boolean;
}

/** The existing tables of the database, from information_schema. */
interface ExistingSchema {
  readonly exists: boolean;
  /** The columns of each table, by name. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, ExistingColumn>>;
  /** The foreign key names of each table. */
  readonly foreignKeys: ReadonlyMap<string, ReadonlySet<string>>;
}

export async function readExistingSchema(client: ClientBase): Promise<ExistingSchema> {
  const ask = async (text: string) => (await client.query<Record<string, string>>(text, [SCHEMA])).rows;
  const schemas = await ask('SELECT 1 FROM information_schema.schemata WHERE schema_name = $1');
  const columns = await ask(
    `SELECT table_name AS in_table, column_name AS name, udt_name AS type, is_nullable AS nullable
     FROM information_schema.columns WHERE table_schema = $1`,
  );
  const constraints = await ask(
    `SELECT table_name AS in_table, constraint_name AS name
     FROM information_schema.table_constraints WHERE table_schema = $1 AND constraint_type = 'FOREIGN KEY'`,
  );
  const tables = new Map<string, Map<string, ExistingColumn>>();
  for (const { in_table: table = '', name = '', type = '', nullable } of columns)
    tables.set(table, (tables.get(table) ?? new Map()).set(name, { type, nullable: nullable === 'YES' }));
  const foreignKeys = new Map<string, Set<string>>();
  for (const { in_table: table = '', name = '' } of constraints)
    foreignKeys.set(table, (foreignKeys.get(table) ?? new Set()).add(name));
  return { exists: schemas.length > 0, tables, foreignKeys };
}
