// The record probably meant by a name or a code in the place of an id, with its URL.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily, Row } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { API, type Operation } from '../operations/operation.js';
import { messages } from '../problems/messages.js';
import { type Problem, withHint } from '../problems/problem.js';
import { searchesOf, searchTable } from '../query/search-table.js';
import { fold } from '../text/fold.js';

/** A shorter text is part of too many names. */
const SHORTEST_NAME = 3;

export function withProbablyMeant(
  catalog: Catalog,
  operation: Operation,
  path: Readonly<Record<string, unknown>>,
  problem: Problem,
): Problem {
  const id = operation.parameters.find(({ idOf }) => idOf !== undefined);
  const wrong = problem.errors?.find(({ parameter }) => parameter === id?.name);
  const family = id?.idOf;
  const given = String(path[id?.name ?? ''] ?? '').trim();
  if (wrong === undefined || family === undefined || given === '' || /^[-+.\d]+$/.test(given)) return problem;
  const wanted = fold(given);
  const identified = findByIdentifier(catalog, family, (code) => fold(code) === wanted);
  const row = identified?.row ?? byName(catalog, family, given);
  const there = row && operation.path.replace(/\{\w+\}/, String(row.id));
  const hint =
    row === undefined || there === undefined
      ? messages.lookUp(family.record, `${API}/${family.path}/search/${encodeURIComponent(given)}`)
      : messages.probablyMeant(family.record, row.id as number, nameOf(family, row), there);
  return { ...withHint(problem, wrong, hint), ...(there === undefined ? {} : { nearest: there }) };
}

function byName(catalog: Catalog, family: ModelFamily, given: string): Row | undefined {
  if (family.nameFields.length === 0 || given.length < SHORTEST_NAME) return undefined;
  const table = catalog.table(family);
  const [ordinal] = searchTable(catalog, table, searchesOf(family).byName, given, 'part of the name');
  return ordinal === undefined ? undefined : table.rows[ordinal];
}

/** Finds a record by an external code, which differs from its id. */
export function findByIdentifier(
  catalog: Catalog,
  family: ModelFamily,
  isMeant: (code: string) => boolean,
): { readonly row: Row; readonly field: string; readonly code: string } | undefined {
  for (const row of catalog.table(family).rows) {
    for (const field of family.identifiers) {
      const code = row[field];
      if (typeof code === 'string' && isMeant(code)) return { row, field, code };
    }
  }
  return undefined;
}
