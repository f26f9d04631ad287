// Borders from a topology of a bundle, as the engine has them: which area is on which side follows from the direction in which its rings
// run along an arc.
import { type Arcs, OUTSIDE, packArcs } from '../../src/engine/boundaries/arcs.js';
import { encodePolyline } from '../../src/engine/boundaries/polyline.js';
import type { Precision } from '../../src/engine/model/family.js';
import type { ModelBoundary } from '../../src/engine/model/model.js';
import type { BundleFiles } from './bundle-files.js';

interface Topology {
  readonly transform: Arcs['grid'];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
  /** The first point of each, then the steps to the next. */
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
}

interface Geometry {
  readonly id: number;
  /** Rings of arcs, nested as its type requires; `~n` is arc `n` backwards. */
  readonly arcs?: Nested;
}

type Nested = readonly (number | Nested)[];

export function bundleArcs(
  files: BundleFiles,
  { drawn }: ModelBoundary,
  precision: Precision,
  ordinal: (id: number) => number | undefined,
): Arcs {
  const { transform, objects, arcs } = files.value<Topology>(`borders/${drawn.record}-${precision}.topojson`);
  const left = arcs.map(() => OUTSIDE);
  const right = arcs.map(() => OUTSIDE);
  for (const { id, arcs: rings = [] } of objects[drawn.name]?.geometries ?? [])
    for (const reference of references(rings))
      if (reference < 0) right[~reference] = ordinal(id) as number;
      else left[reference] = ordinal(id) as number;
  return packArcs(
    transform,
    arcs.map(([from, ...steps], arc) => ({
      left: left[arc] as number,
      right: right[arc] as number,
      from: from as readonly [number, number],
      line: encodePolyline(steps.flat()),
    })),
  );
}

const references = (rings: Nested): readonly number[] =>
  rings.flatMap((each) => (typeof each === 'number' ? each : references(each)));
