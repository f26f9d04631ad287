// Finds a shape that would contain itself. A valid model has none, so every response is finite.
import type { ModelFamily, ModelShape } from './model.js';

export function findShapeCycle(families: readonly ModelFamily[]): readonly string[] | undefined {
  const done = new Set<ModelShape>();
  const path: ModelShape[] = [];

  function visit(shape: ModelShape): readonly ModelShape[] | undefined {
    const start = path.indexOf(shape);
    if (start >= 0) return [...path.slice(start), shape];
    if (done.has(shape)) return undefined;
    path.push(shape);
    for (const { way } of shape.choices) {
      const cycle = 'choices' in way ? visit(way) : undefined;
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(shape);
    return undefined;
  }

  for (const family of families) {
    for (const shape of family.shapes.values()) {
      const cycle = visit(shape);
      if (cycle !== undefined) return cycle.map(({ family: owner, name }) => `${owner.name}.${name}`);
    }
  }
  return undefined;
}
