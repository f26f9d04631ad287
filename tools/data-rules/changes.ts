// The history ends in the data as they are, and every edition in it follows the one before.
import { versionOf } from '../../src/engine/operations/changes/known-editions.js';
import { recordsHash } from '../changes/records-hash.js';
import { byId, type DataRule, differs, type Finding } from './data-rule.js';

export const changes: DataRule = {
  name: 'changes',
  about: 'The history of editions has no gap, and its last entry leads to the records as they are.',
  *check(data) {
    const last = data.changes.at(-1);
    const file = `data/changes/${data.edition}.json`;
    const report = (id: string, message: string, field?: string): Finding => ({ file, id, field, message });
    for (const [index, { since }] of data.changes.entries()) {
      const before = data.changes[index - 1];
      if (before !== undefined && versionOf(since) !== before.edition)
        yield report(since, differs(before.edition, versionOf(since)), 'since');
    }
    if (last === undefined) return;
    if (last.edition !== data.edition) {
      yield report(
        last.edition,
        `${differs(data.edition, last.edition)}; write it with npm run data:changes`,
      );
      return;
    }
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const wrong = [];
    for (const change of last.changes) {
      if (change.change === 'family' || change.change === 'field') continue;
      const row = tables.get(change.family)?.get(change.id);
      const id = `${change.family} ${change.id}`;
      if (change.change === 'retired' ? row !== undefined : row === undefined)
        wrong.push(report(id, `expected a record that is ${change.change}, found ${row ? 'it' : 'none'}`));
      else if (
        change.change === 'changed' &&
        JSON.stringify(row?.[change.field]) !== JSON.stringify(change.to)
      )
        wrong.push(report(id, differs(row?.[change.field], change.to), change.field));
    }
    yield* wrong;
    if (wrong.length === 0 && last.records !== recordsHash(data.model, data.rows))
      yield report(last.edition, 'expected the history of these records; write it with npm run data:changes');
  },
};
