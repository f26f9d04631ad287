// Compiles families, kinds and query options into the table of operations.
import type { Model } from '../model/model.js';
import type { BatchKind } from './batch-operation.js';
import { findOperation } from './find-operation.js';
import { batchKinds, kinds } from './kinds/index.js';
import type {
  DocumentOperation,
  Operation,
  OperationKind,
  OperationTable,
  RecordOperation,
} from './operation.js';
import { queryOptions } from './options/index.js';
import type { Parameter } from './request/parameter.js';

/** Builds the table with every kind for every family that supports it. */
export const compileOperations = (model: Model): OperationTable =>
  compileKinds(model, Object.values(kinds), Object.values(batchKinds));

/** Builds a table of the given kinds, so that a program with a few of them does not load the others. */
export function compileKinds(
  model: Model,
  all: readonly OperationKind[],
  allBatches: readonly BatchKind[] = [],
): OperationTable {
  const operations = operationsOfKinds(model, all);
  const batches = allBatches.flatMap((kind) => ofKind(kind, kind.batches(model)));
  expectDifferent('id', [...operations, ...batches]);
  expectDifferent('path', operations);
  expectDifferent('path', batches);
  return {
    operations: Object.freeze(operations.map((operation) => Object.freeze(withOptions(model, operation)))),
    batches: Object.freeze(batches.map((batch) => Object.freeze(batch))),
  };
}

/** Builds every kind for every family, without query options. */
const operationsOfKinds = (model: Model, all: readonly OperationKind[]) => [
  ...model.families.flatMap((family) =>
    all.flatMap((kind) => ('operations' in kind ? ofKind(kind, kind.operations(family, model)) : [])),
  ),
  ...all.flatMap((kind) => ('acrossFamilies' in kind ? ofKind(kind, kind.acrossFamilies(model)) : [])),
];

/** Finds the operation of one path. A command sends one request, and the query options of all operations would take most of its time. */
export function operationAt(
  model: Model,
  path: string,
): { readonly operation: Operation; readonly path: Readonly<Record<string, string>> } | undefined {
  const found = findOperation(operationsOfKinds(model, Object.values(kinds)), path);
  if (found === undefined || found === 'badly encoded') return undefined;
  return { ...found, operation: withOptions(model, found.operation) };
}

const ofKind = <Kind, Made extends object>(kind: Kind, made: readonly Made[]) =>
  made.map((each) => ({ ...each, kind }));

function expectDifferent<Property extends 'id' | 'path'>(
  property: Property,
  operations: readonly Readonly<Record<Property, string>>[],
): void {
  const seen = new Set<string>();
  for (const { [property]: value } of operations) {
    const key = value.replace(/\{\w+\}/g, '{}').toLowerCase();
    if (seen.has(key)) throw new Error(`Two operations have the ${property} ${value}.`);
    seen.add(key);
  }
}

/** Finds a parameter by its name or an alias in lower case. */
function parameterByName({ parameters }: Pick<Operation, 'parameters'>): Operation['option'] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const named = inQuery.flatMap((parameter) =>
    [parameter.name, ...(parameter.aliases ?? [])].map((name) => [name.toLowerCase(), parameter] as const),
  );
  const byName = new Map(named);
  return (name) => byName.get(name);
}

function withOptions(
  model: Model,
  operation: (RecordOperation | DocumentOperation) & Pick<Operation, 'kind'>,
): Operation {
  if (operation.result === 'document') {
    const own = parameterByName(operation);
    const { narrows: family } = operation;
    if (family === undefined) return { ...operation, options: [], option: own };
    const narrowing = queryOptions.filter(({ narrows }) => narrows);
    const offered = narrowing.flatMap((each) => each.offers({ family, result: 'list' }, model));
    const { options, option } = notTaken(operation, offered);
    return { ...operation, options, option: (name) => option(name) ?? own(name) };
  }
  const { family, select } = operation;
  const offered = queryOptions.flatMap((each) => each.offers(operation, model));
  return {
    ...operation,
    ...notTaken(operation, offered),
    plan: (args) => args.refine({ family, select: (catalog) => select(catalog, args), sort: [] }),
  };
}

/** A parameter of the contract or an earlier option keeps its name. */
function notTaken(
  { parameters }: Pick<Operation, 'parameters'>,
  offered: readonly Parameter[],
): Pick<Operation, 'options' | 'option'> {
  const options: Parameter[] = [];
  const ofContract = parameters.filter((parameter) => parameter.in === 'query');
  const taken = new Set(ofContract.map(({ name }) => name.toLowerCase()));
  const byName = new Map<string, Parameter>();
  for (const option of offered) {
    const { name, aliases = [] } = option;
    if (taken.has(name.toLowerCase())) continue;
    options.push(option);
    for (const each of [name, ...aliases].map((spelling) => spelling.toLowerCase())) {
      taken.add(each);
      byName.set(each, option);
    }
  }
  return { options, option: (name) => byName.get(name) };
}
