// The record whose parts or past a tool returns.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type NamedRecord, recordNamed } from './named-record.js';
import { isRefused, type Refused } from './tool.js';

/** By its id, or by its name if it has one that is found. */
export function* parentRecord(
  engine: Engine,
  family: ModelFamily,
  of: unknown,
): YieldingWork<{ readonly id: unknown; readonly place?: NamedRecord } | Refused> {
  if (family.find === undefined || /^\s*\d+\s*$/.test(String(of))) return { id: of };
  const place = yield* recordNamed(engine, of, [family]);
  return isRefused(place) ? place : { id: place.row.id, place };
}
