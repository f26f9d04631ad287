// The areas that the data draw, and the islands that they do not, for the rules: by the positions of municipalities in their file.

import { type ArcRow, type Arcs, type Grid, OUTSIDE, packArcs } from '../engine/boundaries/arcs.js';
import { type AreaIndex, createAreaIndex } from '../engine/boundaries/area-index.js';
import { type Islet, type IsletRow, isletsIn, nearestIslet } from '../engine/boundaries/islets.js';
import { type Polygon, polygonsOf } from '../engine/boundaries/rings.js';
import { type Precision, precisions } from '../engine/model/family.js';
import type { ModelBoundary, ModelFamily, Row } from '../engine/model/model.js';
import { byId, type RuleData, rowsOf } from './data-rule.js';

export { precisions };

interface RuleAreas {
  readonly arcs: Arcs;
  readonly index: AreaIndex;
  /** The same as the service finds: with the islets. */
  readonly containing: AreaIndex['containing'];
  readonly polygons: (family: ModelFamily, row: Row) => readonly Polygon[];
}

export const boundaryOf = ({ model }: RuleData): ModelBoundary =>
  model.levels?.drawn.boundary as ModelBoundary;

const known = new WeakMap<RuleData, Map<Precision, RuleAreas>>();

export function ruleAreas(data: RuleData, precision: Precision): RuleAreas {
  const all = known.get(data) ?? new Map<Precision, RuleAreas>();
  known.set(data, all);
  const areas = all.get(precision) ?? readAreas(data, precision);
  all.set(precision, areas);
  return areas;
}

function readAreas(data: RuleData, precision: Precision): RuleAreas {
  const { drawn, files, islets: isletsFile = '' } = boundaryOf(data);
  const rows = rowsOf(data, drawn.name);
  const position = new Map(rows.map((row, index) => [row.id, index]));
  const area = (id: unknown) => (id === null ? OUTSIDE : (position.get(id) ?? OUTSIDE));
  const [grid, ...lines] = data.boundaries.get(files[precision]) ?? [];
  const arcs = packArcs(
    grid as unknown as Grid,
    lines.map((row) => ({ ...(row as unknown as ArcRow), left: area(row.left), right: area(row.right) })),
  );
  const groups = new Map(
    data.model.families.map((family) => [family, family.boundary && groupIds(data, family.boundary)]),
  );
  const index = createAreaIndex(arcs, rows.length);
  const islets = isletsIn(
    (data.boundaries.get(isletsFile) ?? []) as readonly object[] as readonly IsletRow[],
    area,
  );
  return {
    arcs,
    index,
    containing: (longitude, latitude) =>
      index.containing(longitude, latitude) ?? isletAt(islets, longitude, latitude),
    polygons: (family, row) => {
      const ids = groups.get(family) ?? [];
      const isMember = (at: number) => at !== OUTSIDE && ids[at] === row.id;
      return polygonsOf(arcs, Array(arcs.count).keys(), isMember);
    },
  };
}

function isletAt(islets: readonly Islet[], longitude: number, latitude: number): number | undefined {
  const islet = nearestIslet(islets, longitude, latitude);
  return islet?.kilometres === 0 && islet.area !== OUTSIDE ? islet.area : undefined;
}

/** The id of the area that each drawn one is part of. */
function groupIds(data: RuleData, { drawn, path }: ModelBoundary): readonly unknown[] {
  return path
    .reduce<readonly (Row | undefined)[]>(
      (from, { key, target }) => {
        const targets = byId(data, target.name);
        return from.map((row) => row && targets.get(row[key.name]));
      },
      rowsOf(data, drawn.name),
    )
    .map((row) => row?.id);
}
