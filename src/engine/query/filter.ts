// A condition on one field, as plain data, and which conditions a field takes.
import type { FieldKind } from '../model/field.js';
import type { ModelField } from '../model/model.js';
import type { Step } from '../model/to-one-paths.js';

export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'null'] as const;
export type Operator = (typeof operators)[number];

export type FilterValue = string | number | boolean;

export interface Filter {
  /** The way to the record whose field it is; undefined if it is the record's own. */
  readonly through?: readonly Step[];
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

/** Of a field of a related record: equality alone, or people look for a part of its name. */
export const relatedOperatorsOf = ({ kind }: ModelField): readonly Operator[] =>
  kind === 'text' ? ['eq', 'in', 'contains'] : ['eq', 'in'];
