// Writes a change for clients, with the path of its record, its reason and its source.
import type { Catalog } from '../../catalog/catalog.js';
import type { ValueOrigins } from '../../catalog/origins.js';
import {
  type Cause,
  type Change,
  type Correction,
  type EditionChanges,
  isLineChange,
  type LineChange,
  type StatedReason,
} from '../../dataset/dataset.js';
import type { FieldKind, FieldSpec } from '../../model/field.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { isLocalized, type Localized } from '../../text/localized.js';
import { API } from '../operation.js';
import { writtenReason } from '../provenance/record-provenance.js';
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

/**
 * Whether a change gives a value a JSON type that the field does not declare, because typed programs then fail on the record and on every
 * list with it. Only fields of default responses count, because clients must request extended ones. A null that ends breaks nothing.
 */
function isBreaking(model: Model, change: Change): boolean {
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

export interface Telling {
  readonly model: Model;
  readonly catalog: Catalog;
}

export type RecordChange = Exclude<Change, LineChange>;

export function changeEntry(telling: Telling, history: EditionChanges, change: Change): object {
  const { model } = telling;
  if (isLineChange(change)) {
    return lineEntry(telling, change, reasonOf(change, history.causes, undefined));
  }
  const { change: _, family: name, ...rest } = change;
  const family = familyNamed(model, name);
  const { reason: told, source } = behind(telling, history.edition, change);
  return {
    family: family?.record ?? name,
    ...rest,
    ...(source === undefined ? {} : { source }),
    path: family === undefined ? null : pathOf(family, change),
    ...(isBreaking(model, change) ? { breaking: true } : {}),
    ...writtenReason(localized(telling, reasonOf(change, history.causes, told))),
  };
}

/** The correction or retirement behind a change. Its wording can be newer than the history. */
function behind(
  { model, catalog }: Telling,
  edition: string,
  change: RecordChange,
): { readonly reason?: StatedReason; readonly source?: string } {
  if (change.change === 'changed') {
    const { reason, source } = correctionBehind(model, catalog.origins, edition, change) ?? {};
    return { ...(reason === undefined ? {} : { reason }), source: source ?? change.source };
  }
  const family = change.change === 'retired' ? familyNamed(model, change.family) : undefined;
  if (family === undefined || change.change !== 'retired') return {};
  const reason = catalog.table(family).retired.get(change.id)?.reason;
  return reason === undefined ? {} : { reason };
}

const kinds = { lineAdded: 'added', lineRemoved: 'removed', lineChanged: 'changed' } as const;

function lineEntry(
  telling: Telling,
  { change, family: name, ids = [], part, at, ...rest }: LineChange,
  reason: StatedReason | null,
): object {
  const family = familyNamed(telling.model, name);
  const [id, ...others] = ids;
  const path =
    family === undefined || id === undefined || others.some((other) => other !== id)
      ? null
      : recordPath(family, id);
  return {
    part,
    change: kinds[change],
    at,
    family: family?.record ?? name ?? null,
    ids,
    path,
    ...rest,
    ...writtenReason(localized(telling, reason)),
  };
}

/** An English reason is the key of its translations. */
const localized = ({ catalog }: Telling, reason: StatedReason | null): Localized | null =>
  typeof reason === 'string' ? catalog.reason(reason) : reason;

/** The path of the record, or of all records for a new family or field. */
function pathOf(family: ModelFamily, change: RecordChange): string {
  if ('id' in change) return recordPath(family, change.id);
  const all = family.only === undefined ? `${API}/${family.path}` : recordPath(family, 1);
  return change.change === 'field' ? `${all}?fields=id,${change.field}` : `${all}?fields=all`;
}

const recordPath = (family: ModelFamily, id: number) => `${API}/${family.path}/${family.only ?? id}`;

/** The correction by which an edition changed a value. */
export function correctionBehind(
  model: Model,
  origins: Pick<ValueOrigins, 'corrections'>,
  edition: string,
  change: Change,
): Correction | undefined {
  if (change.change !== 'changed') return undefined;
  const family = familyNamed(model, change.family);
  if (family === undefined) return undefined;
  return origins.corrections(family, change.id, change.field).findLast((each) => each.edition === edition);
}

/**
 * The reason of a change: that of its correction or retirement, its own, or the cause stated for such changes. `told` is the reason of the
 * correction or retirement. Null if none is known.
 */
export function reasonOf(
  change: Change,
  causes: readonly Cause[] | undefined,
  told: StatedReason | undefined,
): StatedReason | null {
  return told ?? ownReason(change) ?? causes?.find((cause) => isCauseOf(cause, change))?.reason ?? null;
}

/** Lines about corrections and retirements have their own reason. */
function ownReason(change: Change): StatedReason | undefined {
  const reason = 'line' in change ? change.line.reason : 'reason' in change ? change.reason : undefined;
  return typeof reason === 'string' || isLocalized(reason) ? reason : undefined;
}

function isCauseOf({ part, change: kind, field, ids }: Cause, change: Change): boolean {
  return (
    (part === undefined || part === (isLineChange(change) ? change.part : change.family)) &&
    (kind === undefined || kind === change.change) &&
    (field === undefined || fieldsOf(change).includes(field)) &&
    (ids === undefined || idsOfChange(change).every((id) => id !== undefined && ids.includes(id)))
  );
}

export function fieldsOf(change: Change): readonly string[] {
  if (change.change === 'lineChanged') return Object.keys({ ...change.from, ...change.to });
  return 'field' in change ? [change.field] : [];
}

function idsOfChange(change: Change): readonly (number | undefined)[] {
  if (isLineChange(change)) return change.ids ?? [undefined];
  return ['id' in change ? change.id : undefined];
}
