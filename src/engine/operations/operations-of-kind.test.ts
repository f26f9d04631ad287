// Operations are found by their kind alone, and the compiler refuses anything else.
import { expect, it } from 'vitest';
import { toyModel } from '../../../test/toy/toy-model.js';
import { compileOperations } from './compile-kinds.js';
import { batchKinds, kinds } from './kinds/index.js';
import { operationOfKind, operationsOfKind } from './operation.js';

const table = compileOperations(toyModel);

it('finds the operations of all families, of one, or none', () => {
  expect(operationsOfKind(table, kinds.byId).map(({ id }) => id)).toEqual(['planetById', 'moonById']);
  expect(operationOfKind(table, kinds.byId, toyModel.family('moon'))?.id).toBe('moonById');
  expect(operationOfKind(table, kinds.byId, toyModel.family('eclipse'))).toBeUndefined();
});

it('returns the kind of every operation', () => {
  const known = new Set<unknown>(Object.values(kinds));
  expect(table.operations.filter(({ kind }) => !known.has(kind))).toEqual([]);
});

it('compares a kind with kinds of its table only', () => {
  const [operation] = table.operations;
  // @ts-expect-error: a text is not a kind.
  expect(operation?.kind === 'byId').toBe(false);
  // @ts-expect-error: there is no such kind.
  expect(kinds.one).toBeUndefined();
  // @ts-expect-error: a batch has a batch kind.
  expect(operationOfKind(table, batchKinds.match)).toBeUndefined();
});

it('returns the kinds that answer records', () => {
  expect(operationOfKind(table, kinds.byId)?.family.name).toBe('planet');
  // @ts-expect-error: a count is a document, without the family of its records.
  expect(operationOfKind(table, kinds.count)?.family).toBeUndefined();
});
