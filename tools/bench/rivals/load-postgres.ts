// Loads the dataset into PostgreSQL: a table for each family with typed columns, primary keys and an index on every foreign key.
import { join } from 'node:path';
import pg from 'pg';
import { colombia } from '../../../src/country/index.js';
import type { FieldKind } from '../../../src/engine/model/field.js';
import type { ModelFamily, ModelField } from '../../../src/engine/model/model.js';
import { projectFolder } from '../../../src/settings/project-folder.js';
import { readDatasetFiles } from '../../../src/storage/files/read-dataset-files.js';

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly target: string;
}

const TYPES: Readonly<Record<FieldKind, string>> = {
  integer: 'integer',
  number: 'double precision',
  text: 'text',
  texts: 'text[]',
  boolean: 'boolean',
  date: 'date',
  midnight: 'timestamp',
};

export async function load(url: string, dataFolder = join(projectFolder(), 'data')): Promise<void> {
  const dataset = await readDatasetFiles(colombia, dataFolder);
  const families = colombia.families.filter(({ file }) => file !== undefined);
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const family of families) {
      await client.query(createTable(family));
      const rows = JSON.stringify(dataset.families.get(family.name)?.rows ?? []);
      const { name } = family;
      await client.query(
        `insert into "${name}" select * from json_populate_recordset(null::"${name}", $1::json)`,
        [rows],
      );
    }
    for (const { table, column, target } of foreignKeys(families)) {
      await client.query(`create index on "${table}" ("${column}")`);
      await client.query(`alter table "${table}" add foreign key ("${column}") references "${target}"`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function createTable({ name, fields }: ModelFamily): string {
  return `drop table if exists "${name}" cascade; create table "${name}" (${fields.map(column).join()})`;
}

function column({ name, kind, nullable }: ModelField): string {
  return `"${name}" ${TYPES[kind]}${name === 'id' ? ' primary key' : nullable ? '' : ' not null'}`;
}

/** A key may be declared by the record that holds it, by the one it leads to, or by both. */
function foreignKeys(families: readonly ModelFamily[]): readonly ForeignKey[] {
  const found = new Map<string, ForeignKey>();
  const add = (from: ModelFamily, column: string, to: ModelFamily) =>
    found.set(`${from.name}.${column}`, { table: from.name, column, target: to.name });
  for (const family of families) {
    for (const relation of family.relations)
      if (relation.to === 'one') add(family, relation.key.name, relation.target);
    for (const list of family.lists) if (list.key !== undefined) add(list.target, list.key, family);
  }
  return [...found.values()];
}
