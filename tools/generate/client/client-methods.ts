// The methods of the client: one for each operation whose response is JSON, in groups that are mostly families.
import type { BatchOperation } from '../../../src/engine/operations/batch-operation.js';
import { API, type Operation } from '../../../src/engine/operations/operation.js';
import type { Parameter } from '../../../src/engine/operations/request/parameter.js';
import { atLower, type Description, familyKey, hasMethod } from './described.js';

interface Method {
  readonly name: string;
  /** Below `/api/v1/`; a star is an argument. */
  readonly path: string;
  /** In the order of the arguments. */
  readonly pathParameters: readonly Parameter[];
  /** Required arguments for the query. */
  readonly queryArguments: readonly Parameter[];
}

export interface GetMethod extends Method {
  readonly operation: Operation;
}

export interface MethodGroup {
  readonly name: string;
  readonly methods: readonly GetMethod[];
}

/** Names that read better as methods of a family than those of the operations. */
const METHOD_NAMES: Readonly<Record<string, string>> = { searchAll: 'search', resolveCode: 'resolve' };
/** A request needs these or `point`, so the description requires neither. */
const REQUIRED_TOGETHER = ['lat', 'lon'];

export function clientGroups(
  description: Description,
  operations: readonly Operation[],
): readonly MethodGroup[] {
  const groups = new Map<string, GetMethod[]>();
  for (const operation of operations) {
    if (!hasMethod(description, operation) || operation.owner === undefined) continue;
    const name = groupOf(operation);
    const method = methodOf(operation, atLower(operation.id.slice(name.length)));
    groups.set(name, [...(groups.get(name) ?? []), method]);
  }
  return [...groups].map(([name, methods]) => ({ name, methods }));
}

/** Methods that concern no single family. */
export const generalMethods = (operations: readonly Operation[]): readonly GetMethod[] =>
  operations
    .filter(({ owner }) => owner === undefined)
    .map((operation) => methodOf(operation, METHOD_NAMES[operation.id] ?? operation.id));

export interface BatchMethod {
  readonly name: string;
  readonly path: string;
  readonly batch: BatchOperation;
}

export const batchMethods = (batches: readonly BatchOperation[]): readonly BatchMethod[] =>
  batches.map((batch) => ({ name: batch.id, path: below(batch.path), batch }));

/** `workingDayAdd` uses the holidays, and is named after its path. */
function groupOf({ id, owner, path }: Operation): string {
  const family = owner === undefined ? '' : familyKey(owner);
  return id.startsWith(family) ? family : atLower(below(path).split('/', 1)[0] as string);
}

function methodOf(operation: Operation, name: string): GetMethod {
  const { path, parameters } = operation;
  return {
    name,
    operation,
    path: below(path).replaceAll(/\{\w+\}/g, '*'),
    pathParameters: parameters.filter((each) => each.in === 'path'),
    queryArguments: parameters.filter(
      (each) => each.in === 'query' && (each.required || REQUIRED_TOGETHER.includes(each.name)),
    ),
  };
}

const below = (path: string) => path.slice(API.length + 1);
