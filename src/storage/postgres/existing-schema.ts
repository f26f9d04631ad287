// The existing tables of the database, from information_schema.
import type { ClientBase } from 'pg';
import { SCHEMA } from './postgres-columns.js';

interface ExistingColumn {
  readonly type: string;
  readonly nullable: boolean;
}

export interface ExistingSchema {
  readonly exists: boolean;
  /** The columns of each table, by name. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, ExistingColumn>>;
  /** The names of the foreign keys of each table. */
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
