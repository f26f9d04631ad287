// The changes of an edition without a reason, neither of a correction nor of a stated cause.
import { createOrigins } from '../engine/catalog/origins.js';
import type { Change, Correction, EditionChanges, Provenance, Source } from '../engine/dataset/dataset.js';
import type { Model } from '../engine/model/model.js';
import { correctionBehind, reasonOf } from '../engine/operations/changes/change-entry.js';

interface Explained {
  readonly sources: readonly Source[];
  readonly provenance: readonly Provenance[];
  readonly corrections: readonly Correction[];
}

export function unexplained(
  model: Model,
  data: Explained,
  { edition, causes, changes }: EditionChanges,
): readonly Change[] {
  const origins = createOrigins(model, data, () => []);
  return changes.filter(
    (change) => reasonOf(change, causes, correctionBehind(model, origins, edition, change)?.reason) === null,
  );
}
