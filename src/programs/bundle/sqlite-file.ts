// All tables in one SQLite database: keys, indexes, views with the names of related records, and full-text search over names.
import sqlite, { type Database, type JSValue } from 'node-sqlite3-wasm';
import type { BundleColumn, BundleTable, ColumnKind } from './bundle-table.js';

/** Quotes any text as a name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface SearchName {
  readonly name: string;
  readonly kind: string;
  readonly family: string;
  readonly id: number;
}

interface SqliteParts {
  readonly tables: readonly BundleTable[];
  /** The views with their SQL statements. */
  readonly views: readonly { readonly name: string; readonly select: string }[];
  readonly names: readonly SearchName[];
  /** The edition, publisher and licence, by name. */
  readonly about: Readonly<Record<string, string>>;
}

/** Rows are written in the order of the tables, in one transaction and without a clock, so that the same data give the same bytes. */
export function writeSqlite(file: string, { tables, views, names, about }: SqliteParts): void {
  const database = new sqlite.Database(file);
  try {
    // Nothing has to survive a crash, because the file is renamed when it is finished.
    database.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = OFF; BEGIN');
    for (const table of tables) database.exec(createTable(table, tables));
    for (const table of tables) fillTable(database, table);
    database.exec('CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID');
    insert(database, 'INSERT INTO about VALUES (?, ?)', Object.entries(about));
    for (const table of tables) for (const index of indexesOf(table)) database.exec(index);
    for (const { name, select } of views) database.exec(`CREATE VIEW ${quoted(name)} AS ${select}`);
    writeSearch(database, names);
    database.exec('COMMIT');
    const [broken] = database.all('PRAGMA foreign_key_check');
    if (broken !== undefined) throw new Error(`A key leads nowhere: ${JSON.stringify(broken)}`);
  } finally {
    database.close();
  }
}

/** Accents are ignored; `name:` and prefixes with `*` work as in every FTS5 table. */
function writeSearch(database: Database, names: readonly SearchName[]): void {
  database.exec(
    `CREATE VIRTUAL TABLE search USING fts5(name, kind UNINDEXED, family UNINDEXED, id UNINDEXED, tokenize = 'unicode61 remove_diacritics 2')`,
  );
  insert(
    database,
    'INSERT INTO search VALUES (?, ?, ?, ?)',
    names.map(({ name, kind, family, id }) => [name, kind, family, id]),
  );
  database.exec("INSERT INTO search(search) VALUES ('optimize')");
}

/** Declared types that SQLite and the programs on it know. */
export const sqlTypes: Readonly<Record<ColumnKind, string>> = {
  integer: 'INTEGER',
  number: 'REAL',
  text: 'TEXT',
  texts: 'TEXT',
  json: 'TEXT',
  boolean: 'BOOLEAN',
  date: 'DATE',
  midnight: 'DATETIME',
};

function createTable({ name, columns, primaryKey, foreignKeys }: BundleTable, all: readonly BundleTable[]) {
  const isRowId = primaryKey.length === 1 && columns.some((each) => isIdColumn(each, primaryKey));
  const lines = columns.map((each) =>
    isRowId && isIdColumn(each, primaryKey)
      ? `${quoted(each.name)} INTEGER PRIMARY KEY`
      : `${quoted(each.name)} ${sqlTypes[each.kind]}${each.nullable ? '' : ' NOT NULL'}`,
  );
  if (!isRowId && primaryKey.length > 0) lines.push(`PRIMARY KEY (${primaryKey.map(quoted).join(', ')})`);
  for (const key of foreignKeys)
    if (all.some((table) => table.name === key.table))
      lines.push(`FOREIGN KEY (${quoted(key.column)}) REFERENCES ${quoted(key.table)} (${quoted(key.to)})`);
  const isClustered = !isRowId && primaryKey.length > 0;
  return `CREATE TABLE ${quoted(name)} (\n  ${lines.join(',\n  ')}\n)${isClustered ? ' WITHOUT ROWID' : ''}`;
}

const isIdColumn = ({ name, kind }: BundleColumn, [key]: readonly string[]) =>
  name === key && kind === 'integer';

function fillTable(database: Database, { name, columns, rows }: BundleTable): void {
  const places = columns.map(() => '?').join(', ');
  insert(
    database,
    `INSERT INTO ${quoted(name)} VALUES (${places})`,
    mapped(rows, (row) => columns.map((each) => bound(each, row[each.name]))),
  );
}

export function* mapped<Item, Result>(
  items: Iterable<Item>,
  result: (item: Item, at: number) => Result,
): Iterable<Result> {
  let at = 0;
  for (const item of items) yield result(item, at++);
}

/** One row after the other, so that those of a large table are never all in memory. */
export function insert(database: Database, sql: string, rows: Iterable<readonly JSValue[]>): void {
  const statement = database.prepare(sql);
  try {
    for (const row of rows) statement.run([...row]);
  } finally {
    statement.finalize();
  }
}

export function bound({ kind }: BundleColumn, value: unknown): JSValue {
  if (value === undefined || (value === null && kind !== 'json')) return null;
  if (kind === 'json' || kind === 'texts') return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value as JSValue);
}

/** Indexes the keys of related records, and the columns that people search, in any letter case. */
function indexesOf({ name, foreignKeys, lookups, primaryKey }: BundleTable): readonly string[] {
  // An index of a table without row ids repeats the whole key in every entry.
  if (primaryKey.length > 1) return [];
  const index = (column: string, collation: string) =>
    `CREATE INDEX ${quoted(`${name}_${column}`)} ON ${quoted(name)} (${quoted(column)}${collation})`;
  return [
    ...foreignKeys.map(({ column }) => index(column, '')),
    ...lookups.map((each) => index(each, ' COLLATE NOCASE')),
  ];
}
