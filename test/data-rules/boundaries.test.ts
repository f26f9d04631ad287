// Reports borders that are open, missing, of something that no longer exists, between an area and itself, or across others, and islets in
// another municipality.
import { expect, it } from 'vitest';
import { boundaries } from '../../src/data-rules/boundaries.js';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { decodePolyline, encodePolyline } from '../../src/engine/boundaries/arcs.js';
import type { Row } from '../../src/engine/model/model.js';
import { inEnglish, realData, withRows } from './broken-data.js';

const COARSE = 'boundaries/coarse.json';

/** The coarse borders with other lines for some arcs. The fine borders are omitted to save time. */
function withArcs(change: (arcs: readonly Row[]) => readonly Row[]): RuleData {
  const [grid, ...arcs] = realData.boundaries.get(COARSE) as [Row, ...Row[]];
  const lines = [grid, ...change(arcs)];
  return { ...realData, boundaries: new Map([...realData.boundaries, [COARSE, lines]]) };
}

const changed = (at: number, values: (arc: Row) => Row) =>
  withArcs((arcs) => arcs.map((arc, index) => (index === at ? { ...arc, ...values(arc) } : arc)));

const found = (data: RuleData) =>
  [...inEnglish(boundaries).check(data)].map(
    ({ file, id, field, message }) => `${file} ${id} ${field}: ${message}`,
  );

it('reports an open ring, at both ends and on both sides', () => {
  const arcs = (realData.boundaries.get(COARSE) ?? []).slice(1);
  const inland = arcs.findIndex(({ left, right }) => left !== null && right !== null);
  const open = found(withArcs((all) => all.filter((_, index) => index !== inland)));
  expect(open.length).toBeGreaterThanOrEqual(4);
  for (const finding of open)
    expect(finding).toMatch(
      /^data\/boundaries\/coarse\.json \d+ line: expected a closed ring, found an open end$/,
    );
});

it('reports a municipality that is not drawn, at each precision', () => {
  const data = withRows('city', (rows) => [...rows, { ...(rows[0] as Row), id: 2000 }]);
  expect(found(data)).toEqual(
    ['fine', 'coarse'].map(
      (precision) =>
        `data/cities.json 2000 undefined: expected borders in data/boundaries/${precision}.json, found none`,
    ),
  );
});

it('reports borders of a municipality that no longer exists', () => {
  expect(found(changed(0, () => ({ left: 646 })))).toContain(
    'data/cities.json 646 undefined: expected no borders in data/boundaries/coarse.json, found some',
  );
});

it('reports an arc with the same area on both sides', () => {
  expect(found(changed(7, ({ left, right }) => ({ left: left ?? right, right: left ?? right })))).toContain(
    'data/boundaries/coarse.json 8 left: expected another area on the other side',
  );
});

it('reports a border that crosses others', () => {
  const spike = ({ line }: Row) => {
    const [x, y, ...steps] = decodePolyline(line as string) as [number, number, ...number[]];
    return { line: encodePolyline([x + 900, y + 400, -900, -400, ...steps]) };
  };
  const crossing = found(changed(100, spike));
  expect(crossing.length).toBeGreaterThan(0);
  for (const finding of crossing)
    expect(finding).toMatch(
      /^data\/boundaries\/coarse\.json \d+ line: expected to meet arc \d+ at their ends only, found them together near \d+\.\d{4}, -\d+\.\d{4}$/,
    );
});

it('reports an islet in another municipality or in none', () => {
  const rows = realData.boundaries.get('boundaries/islets.json') as readonly Row[];
  const broken = rows.map((row) =>
    row.name === 'Gorgona' ? { ...row, latitude: 6.25, longitude: -75.57 } : { ...row, area: 9999 },
  );
  const data = {
    ...realData,
    boundaries: new Map([...realData.boundaries, ['boundaries/islets.json', broken]]),
  };
  const islets = 'data/boundaries/islets.json';
  expect(found(data)).toEqual([
    `${islets} Gorgona latitude: expected outside of all other borders, found in Medellín`,
    ...rows.slice(1).map(({ name }) => `${islets} ${name} area: expected a record, found no city 9999`),
  ]);
});
