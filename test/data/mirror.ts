// A program that has the files of an edition and follows /changes to the served one. It reads only responses.
import type { FastifyInstance } from 'fastify';
import type { Model } from '../../src/engine/model/model.js';
import { applyLines, type ServedLine } from './apply-lines.js';
import type { Entry } from './data-files.js';

type Files = ReadonlyMap<string, readonly Entry[]>;

/** Returns the parsed response, or undefined for a missing record. */
export type Get = (path: string) => Promise<unknown>;

export const getFrom =
  (server: Pick<FastifyInstance, 'inject'>): Get =>
  async (path) => {
    const response = await server.inject(path);
    if (response.statusCode === 404) return undefined;
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${path}`);
    return response.json();
  };

/** An empty file counts as a missing one. */
export const withLines = (files: Files) =>
  Object.fromEntries([...files].filter(([, lines]) => lines.length > 0).sort());

interface ServedEdition {
  readonly edition: string;
  readonly families: readonly Served[];
  readonly fields: readonly Served[];
  readonly added: readonly Served[];
  readonly changed: readonly Served[];
  readonly retired: readonly Served[];
  readonly lines: readonly ServedLine[];
}

interface Served {
  readonly family: string;
  readonly path: string;
  readonly id?: number;
  readonly field?: string;
  readonly to?: unknown;
}

interface Page {
  readonly edition: string;
  readonly total: number;
  readonly next: string | null;
  readonly editions: readonly ServedEdition[];
}

const LISTS = ['families', 'fields', 'added', 'changed', 'retired', 'lines'] as const;

/** `model` has the file of each family and the order of its fields. */
export async function follow(
  model: Model,
  held: Files,
  since: string,
  get: Get,
  limit: number,
): Promise<Files> {
  const files = new Map(held);
  for (const edition of (await changesSince(since, get, limit)).toReversed())
    await applyEdition(model, files, edition, get);
  return files;
}

/** The changes of all pages together. */
async function changesSince(since: string, get: Get, limit: number): Promise<readonly ServedEdition[]> {
  const found = new Map<string, Record<string, unknown[]>>();
  let count = 0;
  for (let path: string | null = `/api/v1/changes?since=${since}&limit=${limit}`; path !== null; ) {
    const page = (await get(path)) as Page;
    for (const { edition, ...lists } of page.editions) {
      const known = found.get(edition) ?? Object.fromEntries(LISTS.map((name) => [name, []]));
      found.set(edition, known);
      for (const name of LISTS) {
        known[name]?.push(...lists[name]);
        count += lists[name].length;
      }
    }
    path = page.next;
    if (path === null && count !== page.total) throw new Error(`${count} of ${page.total} changes`);
  }
  return [...found].map(([edition, lists]) => ({ edition, ...lists }) as unknown as ServedEdition);
}

async function applyEdition(
  model: Model,
  files: Map<string, readonly Entry[]>,
  edition: ServedEdition,
  get: Get,
): Promise<void> {
  const tables = new Map<string, Map<unknown, Record<string, unknown>>>();
  const familyOf = (record: string) => {
    const family = model.families.find((each) => each.record === record);
    if (family?.file === undefined) throw new Error(`There is no family ${record}.`);
    return { fields: family.fields.map(({ name }) => name), file: family.file };
  };
  const tableOf = (record: string) => {
    const { file } = familyOf(record);
    const table =
      tables.get(file) ?? new Map((files.get(file) ?? []).map((row) => [row.id, { ...row }] as const));
    tables.set(file, table);
    return table;
  };
  const rowsAt = async (path: string) => [(await get(path)) as Entry | Entry[] | undefined].flat();
  const keep = (record: string, rows: readonly (Entry | undefined)[]) => {
    const { fields } = familyOf(record);
    // The service no longer has a record that a later edition retired.
    for (const row of rows)
      if (row !== undefined)
        tableOf(record).set(row.id, Object.fromEntries(fields.map((field) => [field, row[field]])));
  };
  for (const { family, path } of edition.families) keep(family, await rowsAt(path));
  for (const { family, path } of edition.added) keep(family, await rowsAt(`${path}?fields=all`));
  for (const { family, field = '', path } of edition.fields)
    for (const row of await rowsAt(path)) {
      const known = tableOf(family).get(row?.id);
      if (known !== undefined) known[field] = row?.[field];
    }
  for (const change of edition.changed) {
    const row = tableOf(change.family).get(change.id) as Record<string, unknown>;
    if ('to' in change) row[String(change.field)] = change.to;
    else delete row[String(change.field)];
  }
  for (const { family, id } of edition.retired) tableOf(family).delete(id);
  for (const [file, table] of tables)
    files.set(
      file,
      [...table.values()].sort((a, b) => Number(a.id) - Number(b.id)),
    );
  for (const part of new Set(edition.lines.map((line) => line.part)))
    files.set(
      `${part}.json`,
      applyLines(
        files.get(`${part}.json`) ?? [],
        edition.lines.filter((line) => line.part === part),
      ),
    );
}
