// The reason of a change: that of its correction or retirement, its own, or the cause that the editors stated for such changes.
import { type Cause, type Change, isLineChange, type StatedReason } from '../../dataset/dataset.js';
import { isLocalized } from '../../text/localized.js';

/** `told` is the reason of the correction or the retirement behind it. Null if none is known. */
export function reasonOf(
  change: Change,
  causes: readonly Cause[] | undefined,
  told: StatedReason | undefined,
): StatedReason | null {
  return told ?? ownReason(change) ?? causes?.find((cause) => fits(cause, change))?.reason ?? null;
}

/** Lines about corrections and retirements have a reason themselves. */
function ownReason(change: Change): StatedReason | undefined {
  const reason = 'line' in change ? change.line.reason : 'reason' in change ? change.reason : undefined;
  return typeof reason === 'string' || isLocalized(reason) ? reason : undefined;
}

function fits({ part, change: kind, field, ids }: Cause, change: Change): boolean {
  return (
    (part === undefined || part === (isLineChange(change) ? change.part : change.family)) &&
    (kind === undefined || kind === change.change) &&
    (field === undefined || fieldsOf(change).includes(field)) &&
    (ids === undefined || idsOf(change).every((id) => id !== undefined && ids.includes(id)))
  );
}

/** The fields that a change is about. */
export function fieldsOf(change: Change): readonly string[] {
  if (change.change === 'lineChanged') return Object.keys({ ...change.from, ...change.to });
  return 'field' in change ? [change.field] : [];
}

function idsOf(change: Change): readonly (number | undefined)[] {
  if (isLineChange(change)) return change.ids ?? [undefined];
  return ['id' in change ? change.id : undefined];
}
