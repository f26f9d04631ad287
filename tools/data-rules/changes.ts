// The history ends in the data as they are, leads back to the edition before, and has a reason for every change.
import { type EditionChanges, isLineChange } from '../../src/engine/dataset/dataset.js';
import { versionOf } from '../../src/engine/operations/changes/known-editions.js';
import { contentHash } from '../changes/content.js';
import { undoChanges } from '../changes/undo-changes.js';
import { unexplained } from '../changes/unexplained.js';
import { contentIn, type DataRule, differs, type Finding, type RuleData } from './data-rule.js';

const AGAIN = 'write it with node dist/tools/data-changes.js';

export const changes: DataRule = {
  name: 'changes',
  about:
    'The history of editions has no gap; its last entry leads to all parts of the data as they are and, undone, to the edition before; every change in it has a reason.',
  *check(data) {
    const last = data.changes.at(-1);
    for (const [index, { since }] of data.changes.entries()) {
      const before = data.changes[index - 1];
      if (before !== undefined && versionOf(since) !== before.edition)
        yield report(data, since, differs(before.edition, versionOf(since)), 'since');
    }
    if (last === undefined) return;
    if (last.edition !== data.edition)
      yield report(data, last.edition, `${differs(data.edition, last.edition)}; ${AGAIN}`);
    else yield* lastFaults(data, last);
  },
};

function* lastFaults(data: RuleData, last: EditionChanges): Iterable<Finding> {
  const content = contentIn(data);
  if (last.after !== contentHash(content)) {
    yield report(data, last.edition, `expected the history of these data; ${AGAIN}`);
    return;
  }
  if (contentHash(undoChanges(data.model, content, last)) !== last.before)
    yield report(data, last.edition, `expected changes that lead back to ${last.since}; ${AGAIN}`);
  for (const change of unexplained(data.model, data, last)) {
    const id = isLineChange(change) ? change.at[0] : 'id' in change ? change.id : '';
    const place = `${isLineChange(change) ? change.part : change.family} ${id}`.trim();
    const field = 'field' in change ? change.field : undefined;
    yield report(data, place, `expected a reason, found none (${change.change})`, field);
  }
}

const report = (data: RuleData, id: string, message: string, field?: string): Finding => ({
  file: `data/changes/${data.edition}.json`,
  id,
  field,
  message,
});
