// The changes between any two states of a part convert each state into the other.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undoChanges } from '../../src/data-rules/changes.js';
import type { EditionChanges, LineChange } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { compareLines } from '../../tools/changes/history-of.js';
import { applyLines } from '../data/apply-lines.js';
import { fewer } from '../system/size.js';
import { toyModel } from '../toy/toy-model.js';

const line = fc.record(
  { id: fc.integer({ min: 1, max: 4 }), value: fc.constantFrom(null, 1, 'x', ['y']), extra: fc.boolean() },
  { requiredKeys: ['value'], noNullPrototype: true },
);
const lines: fc.Arbitrary<readonly Row[]> = fc.array(line, { maxLength: 8 });
const part = { part: 'notes', identity: ['id'], about: () => undefined };

const between = (before: readonly Row[], after: readonly Row[]): readonly LineChange[] => [
  ...compareLines(part, before, after),
];

it('restores the lines of either side, in any order', () => {
  const property = fc.property(lines, lines, (before, after) => {
    const changes = between(before, after);
    const undone = undoChanges(toyModel, new Map([['notes.json', after]]), { changes } as EditionChanges);
    expect(undone.get('notes.json') ?? after).toEqual(before);
    const served = changes.map((change) => ({ ...change, change: change.change.slice(4).toLowerCase() }));
    expect(applyLines(before, served as unknown as Parameters<typeof applyLines>[1])).toEqual(after);
  });
  fc.assert(property, { numRuns: fewer(2000, 8) });
});

it('reports a moved line as removed and added, and no other', () => {
  const [a, b, c] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(between([a, b, c], [c, a, b])).toEqual([
    { change: 'lineRemoved', part: 'notes', at: [2], line: c },
    { change: 'lineAdded', part: 'notes', at: [0], line: c },
  ]);
});
