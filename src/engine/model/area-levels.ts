// The families of areas: those that are drawn, and the larger ones made of them.
import type { AreaLevels, ModelBoundary, ModelFamily } from './model.js';

/** Undefined if nothing is drawn. */
export function areaLevels(families: readonly ModelFamily[]): AreaLevels | undefined {
  const drawn = families.find((family) => family.boundary?.drawn === family);
  if (drawn === undefined) return undefined;
  const steps = ({ boundary }: ModelFamily) => (boundary as ModelBoundary).path.length;
  const larger = families.filter((family) => family.boundary !== undefined && family !== drawn);
  return {
    drawn,
    groups: larger.filter(({ only }) => only === undefined).sort((a, b) => steps(a) - steps(b)),
    whole: larger.find(({ only }) => only !== undefined),
  };
}
