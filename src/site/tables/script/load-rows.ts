// Fetches the rows of a table from the API, with only the fields that are shown or filtered, and no more often than needed.
import type { Row } from '../../../engine/model/model.js';
import { createSelection, isSortedHere, localControl, type Selection } from '../select-rows.js';
import { fieldsOfSums } from '../sums.js';
import { columnsOf } from '../table-parts.js';
import { fieldsShown, rowsPath, sortKeys, type TableQuery, withRatios } from '../table-query.js';
import { fieldNamed, type TableSpec } from '../table-spec.js';

export interface LoadedRows extends Selection {
  readonly rows: readonly Row[];
}

/** Loads the same rows until the query needs others. */
export function rowLoader(spec: TableSpec): (query: TableQuery) => LoadedRows | Promise<LoadedRows> {
  let [path, fields, loaded]: [string, readonly string[], LoadedRows | undefined] = ['', [], undefined];

  return (query) => {
    const requested = requestedBy(spec, query);
    const needed = neededFields(spec, query);
    const pathOf = (names: readonly string[]) => rowsPath(spec, requested, names);
    if (loaded !== undefined && pathOf(fields) === path && needed.every((name) => fields.includes(name)))
      return loaded;
    const all = [...new Set([...fields, ...needed])];
    return fetched(pathOf(all)).then((rows) => {
      [path, fields, loaded] = [pathOf(all), all, selected(withRatios(spec, rows))];
      return loaded;
    });
  };

  function selected(rows: readonly Row[]): LoadedRows {
    return { rows, ...createSelection(spec, rows) };
  }
}

/** The part of the query that only the API can evaluate. */
function requestedBy(spec: TableSpec, query: TableQuery): TableQuery {
  return {
    ...query,
    sort: isSortedHere(spec, query) ? '' : query.sort,
    options: query.options.filter(([name, value]) => localControl(spec, name, value) === undefined),
  };
}

function neededFields(spec: TableSpec, query: TableQuery): readonly string[] {
  const narrowing = query.options.flatMap(
    ([name, value]) => localControl(spec, name, value)?.field.name ?? [],
  );
  const sorting = sortKeys(query).flatMap(({ name }) => fieldNamed(spec, name)?.name ?? []);
  const grouping = query.group === undefined ? [] : [query.group];
  const summing = fieldsOfSums(spec, columnsOf(spec, query));
  return [...new Set([...fieldsShown(spec, query), ...narrowing, ...sorting, ...grouping, ...summing])];
}

async function fetched(path: string): Promise<readonly Row[]> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
