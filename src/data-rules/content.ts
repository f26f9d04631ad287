// The content of an edition: the rows of every file except its version and history.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../engine/dataset/dataset.js';
import { DatasetFault } from '../engine/dataset/dataset-fault.js';
import type { Model, Row } from '../engine/model/model.js';
import { readRecordFile } from '../storage/files/read-record-file.js';
import { isChangesFile, recordRows } from '../storage/files/record-texts.js';

/** Rows by file name. */
export type RowsByFile = ReadonlyMap<string, readonly Row[]>;

/** Notes of the editors that no server reads. */
const EDITORIAL = ['declined.json', 'prose/'];

/** Files of the version, the history and the editors have no content. */
export const isContent = (file: string): boolean =>
  file.endsWith('.json') &&
  file !== 'edition.json' &&
  !isChangesFile(file) &&
  !EDITORIAL.some((each) => file.startsWith(each));

/** The file of a part is named after it. */
export const fileOf = (part: string): string => `${part}.json`;

export const contentOf = (model: Model, dataset: Dataset): RowsByFile =>
  new Map([...recordRows(model, dataset)].filter(([file]) => isContent(file)));

/** Reads a folder of any edition, which can lack files or have some that the model does not know. */
export async function readContent(folder: string): Promise<RowsByFile> {
  const content = new Map<string, readonly Row[]>();
  for (const file of (await readdir(folder, { recursive: true })).filter(isContent)) {
    const { rows, faults } = await readRecordFile(join(folder, file));
    if (faults.length > 0) throw new DatasetFault(faults);
    content.set(file, rows);
  }
  return content;
}

/** Equal for equal rows in any order of files and fields. A file without rows equals a missing one. */
export function contentHash(content: RowsByFile): string {
  const hash = createHash('sha256');
  for (const [file, rows] of [...content].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (rows.length > 0) hash.update(`${file} ${rowsHash(rows)}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Cached, because two contents share most of their rows. */
const hashes = new WeakMap<readonly Row[], string>();

function rowsHash(rows: readonly Row[]): string {
  const known = hashes.get(rows) ?? createHash('sha256').update(rows.map(canonical).join('\n')).digest('hex');
  hashes.set(rows, known);
  return known;
}

/** A value as JSON with sorted fields, or an empty text if it is missing. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(fields).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(fields[name])}`;
  return `{${text}}`;
}
