// A change as clients read it: with the path of its record, its reason and its source.
import type { Catalog } from '../../catalog/catalog.js';
import {
  type Change,
  type EditionChanges,
  isLineChange,
  type LineChange,
  type StatedReason,
} from '../../dataset/dataset.js';
import type { Model, ModelFamily } from '../../model/model.js';
import type { Localized } from '../../text/localized.js';
import { API } from '../operation.js';
import { writtenReason } from '../provenance/written-provenance.js';
import { familyNamed } from './change-lists.js';
import { correctionBehind } from './correction-behind.js';
import { isBreaking } from './is-breaking.js';
import { reasonOf } from './reason-of.js';

export interface Telling {
  readonly model: Model;
  readonly catalog: Catalog;
}

type RecordChange = Exclude<Change, LineChange>;

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

/** The correction or the retirement: either may have been reworded since the history was written. */
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

/** A reason in English is the key of its texts. */
const localized = ({ catalog }: Telling, reason: StatedReason | null): Localized | null =>
  typeof reason === 'string' ? catalog.reason(reason) : reason;

/** Of the record, or of all records of a new family or with a new field. */
function pathOf(family: ModelFamily, change: RecordChange): string {
  if ('id' in change) return recordPath(family, change.id);
  const all = family.only === undefined ? `${API}/${family.path}` : recordPath(family, 1);
  return change.change === 'field' ? `${all}?fields=id,${change.field}` : `${all}?fields=all`;
}

const recordPath = (family: ModelFamily, id: number) => `${API}/${family.path}/${family.only ?? id}`;
