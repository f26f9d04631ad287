// Neighbours share an edge, which counts as one kilometre. A common corner is not a border.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, type Cells, cellsOf, toyPartition } from '../../../test/toy/toy-partition.js';
import { OUTSIDE } from './arcs.js';
import { neighboursOf } from './topo-json.js';

const AREAS = 4;
/** At the equator, both sides of a cell are almost equally long. */
const grid = { scale: [0.01, 0.01], translate: [0, 0] } as const;
const SIDE_KM = (0.01 * Math.PI * 6371) / 180;

/** The number of edges between two groups. */
function edges(cells: Cells, groupOf: (area: number) => number | undefined): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  const width = Math.max(...cells.map((row) => row.length));
  const count = (a: number, b: number) => {
    const [one, other] = [groupOf(a), groupOf(b)];
    if (one === undefined || other === undefined || one === other) return;
    for (const key of [`${one} ${other}`, `${other} ${one}`]) counted.set(key, (counted.get(key) ?? 0) + 1);
  };
  for (let y = 0; y <= cells.length; y++)
    for (let x = 0; x <= width; x++) {
      count(areaOf(cells, x, y), areaOf(cells, x - 1, y));
      count(areaOf(cells, x, y), areaOf(cells, x, y - 1));
    }
  return counted;
}

it.each<[string, (area: number) => number | undefined]>([
  ['areas', (area) => (area === OUTSIDE ? undefined : area)],
  ['groups of them', (area) => (area === OUTSIDE ? undefined : area % 2)],
])('%s share the border between them', (_, groupOf) => {
  fc.assert(
    fc.property(cellsOf(AREAS), (cells) => {
      const found = new Map(
        [...neighboursOf(toyPartition(cells, grid), groupOf)].flatMap(([one, others]) =>
          [...others].map(([other, kilometres]) => [`${one} ${other}`, Math.round(kilometres / SIDE_KM)]),
        ),
      );
      const expected = edges(cells, groupOf);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    }),
  );
});
