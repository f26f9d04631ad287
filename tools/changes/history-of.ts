// The history of an edition since the one before it, with the hashes of both; undone, it leads back to the content it began with.
import { createOrigins } from '../../src/engine/catalog/origins.js';
import type { Cause, Dataset, EditionChanges } from '../../src/engine/dataset/dataset.js';
import type { Model } from '../../src/engine/model/model.js';
import { compareEditions } from './compare-editions.js';
import { type Content, contentHash, contentOf } from './content.js';
import { undoChanges } from './undo-changes.js';

export function historyOf(
  model: Model,
  dataset: Dataset,
  { since, before, causes = [] }: { since: string; before: Content; causes?: readonly Cause[] | undefined },
): EditionChanges {
  const after = contentOf(model, dataset);
  const origins = createOrigins(model, dataset, ({ name }) => dataset.families.get(name)?.rows ?? []);
  const history = {
    edition: dataset.edition.version,
    since,
    before: contentHash(before),
    after: contentHash(after),
    causes,
    changes: compareEditions(model, { before, after, retired: dataset.retired, origins }),
  };
  if (contentHash(undoChanges(model, after, history)) !== history.before)
    throw new Error(`The changes since ${since} do not lead back to it.`);
  return history;
}
