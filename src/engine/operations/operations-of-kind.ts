// Finds operations by their kind, of all families or of one.
import type { ModelFamily } from '../model/model.js';
import type {
  KindOperation,
  Operation,
  OperationKind,
  OperationOnRecords,
  OperationTable,
  RecordOperation,
} from './operation.js';

type OfKind<Made> = Made extends RecordOperation ? OperationOnRecords : Operation;

export const operationsOfKind = <Made extends KindOperation>(
  { operations }: Pick<OperationTable, 'operations'>,
  kind: OperationKind<Made>,
  family?: ModelFamily,
): readonly OfKind<Made>[] =>
  operations.filter(
    (each): each is OfKind<Made> => each.kind === kind && (family === undefined || each.owner === family),
  );

/** The first, if there are several. */
export const operationOfKind = <Made extends KindOperation>(
  table: Pick<OperationTable, 'operations'>,
  kind: OperationKind<Made>,
  family?: ModelFamily,
): OfKind<Made> | undefined => operationsOfKind(table, kind, family)[0];
