// The record probably meant by a name or a code in the place of an id, with its URL.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily, Row } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { toOneRelations } from '../model/to-one-paths.js';
import { API, familyOf, type Operation } from '../operations/operation.js';
import { messages } from '../problems/messages.js';
import { type ParameterError, type Problem, withHint } from '../problems/problem.js';
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
  const filters = withCodes(catalog, operation, problem);
  return filters === problem ? inPath(catalog, operation, path, problem) : filters;
}

/** A filter by id that has a code, such as `departmentId=05`, names the record with that code. */
function withCodes(catalog: Catalog, operation: Operation, problem: Problem): Problem {
  for (const wrong of problem.errors ?? []) {
    const family = familyOfIds(operation, wrong);
    if (family === undefined) continue;
    // The other values of a list can be ids.
    const given = wrong.value?.split(',').find((value) => !/^(?!0)\d+$/.test(value.trim()));
    const wanted = fold(given?.trim() ?? '');
    const found = findByIdentifier(catalog, family, (code) => fold(code) === wanted);
    if (found === undefined) continue;
    const { row, field, code } = found;
    const kind = family.knownBy[field];
    const names = { en: kind?.en ?? field, es: kind?.es ?? field };
    return withHint(
      problem,
      wrong,
      messages.codeInFilter(names, code, nameOf(family, row), row.id as number),
    );
  }
  return problem;
}

/** The family whose ids the refused filter compares. */
function familyOfIds(operation: Operation, { parameter }: ParameterError): ModelFamily | undefined {
  const filter = operation.option(parameter.toLowerCase())?.filter;
  const owner = filter?.through?.at(-1)?.target ?? familyOf(operation);
  if (filter === undefined || owner === undefined) return undefined;
  if (filter.field.name === 'id') return owner;
  return toOneRelations(owner).find(({ key }) => key.name === filter.field.name)?.target;
}

function inPath(
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
