// Whether a change gives a value a JSON type that the field does not have, so that a typed program fails on its record, and on every list with it.
import { type Change, type EditionChanges, isLineChange } from '../../dataset/dataset.js';
import type { FieldKind, FieldSpec } from '../../model/field.js';
import type { Model } from '../../model/model.js';
import { familyNamed } from './change-lists.js';

const isText = (value: unknown): boolean => typeof value === 'string';

const jsonTypes: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  text: isText,
  texts: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  date: isText,
  midnight: isText,
};

const hasType = ({ kind, whole, nullable }: FieldSpec, value: unknown): boolean =>
  value === null ? nullable : jsonTypes[kind](value) && (!whole || Number.isInteger(value));

/** Only of a field that default responses have: a program that requests an extended one knows this service. A null that ends breaks nothing. */
export function isBreaking(model: Model, change: Change): boolean {
  if (change.change !== 'changed') return false;
  const { from = null, to } = change;
  const field = familyNamed(model, change.family)?.field(change.field);
  if (field === undefined || field.extended) return false;
  return !hasType(field, to) || (from !== null && !hasType(field, from));
}

/** The fields of an edition with breaking changes, as `Record.field`. */
export const breakingFields = (model: Model, { changes }: EditionChanges): readonly string[] => [
  ...new Set(
    changes.flatMap((change) =>
      isLineChange(change) || !('field' in change) || !isBreaking(model, change)
        ? []
        : [`${familyNamed(model, change.family)?.record}.${change.field}`],
    ),
  ),
];
