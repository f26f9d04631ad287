// A condition on one field, as plain data, and which conditions a field takes.
import type { FieldKind } from '../model/field.js';
import type { ModelField } from '../model/model.js';

export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'null'] as const;
export type Operator = (typeof operators)[number];

export type FilterValue = string | number | boolean;

export interface Filter {
  readonly field: ModelField;
  readonly operator: Operator;
  /** More than one with `in` only; of a date with its midnight, as the field writes it. */
  readonly values: readonly FilterValue[];
}

const ordered: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'null'];

const byKind: Readonly<Record<FieldKind, readonly Operator[]>> = {
  integer: ordered,
  number: ordered,
  date: ordered,
  midnight: ordered,
  boolean: ['eq', 'ne', 'in', 'null'],
  text: ['eq', 'ne', 'in', 'contains', 'null'],
  texts: ['contains'],
};

export const operatorsOf = ({ kind }: ModelField): readonly Operator[] => byKind[kind];
