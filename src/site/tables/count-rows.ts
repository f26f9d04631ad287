// The rows of a table by the values of a field, counted by the API.
import { kinds } from '../../engine/operations/kinds/index.js';
import { operationOfKind } from '../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import type { ShownFamily } from '../manifest/manifest.js';
import type { RowGroup } from './table-parts.js';
import type { TableQuery } from './table-query.js';
import { equalityOf, type TableSpec } from './table-spec.js';

interface Counted {
  readonly groups: readonly {
    readonly value: unknown;
    readonly name: string | null;
    readonly count: number;
  }[];
}

/** The largest group first. */
export function* groupedRows(
  { engine }: EditionResponses,
  { family }: ShownFamily,
  spec: TableSpec,
  field: string,
  options: TableQuery['options'],
): YieldingWork<readonly RowGroup[]> {
  const operation = operationOfKind(engine, kinds.count, family);
  if (operation === undefined) return [];
  const result = yield* engine.ask(operation, { ...Object.fromEntries(options), countBy: field });
  if ('problem' in result) return [];
  const { yes, no, unknown } = spec.words;
  return (result.value as Counted).groups.map(({ value, name, count }) => ({
    value: value === null ? undefined : String(value),
    name: name ?? (value === null ? unknown : value === true ? yes : value === false ? no : String(value)),
    count,
  }));
}

/** For the choices of each visible filter: how many rows there would be. */
export function* choiceCounts(
  edition: EditionResponses,
  shown: ShownFamily,
  spec: TableSpec,
  { options, columns }: TableQuery,
): YieldingWork<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const field of spec.facets) {
    const name = equalityOf(spec, field)?.name;
    const others = options.filter(([given]) => given !== name);
    if (!columns.includes(field) && others.length === options.length) continue;
    const groups = yield* groupedRows(edition, shown, spec, field, others);
    counts.set(field, new Map(groups.map(({ value, count }) => [value ?? '', count])));
    yield;
  }
  return counts;
}
