// Resolves the shapes of all families together, since they name one another.
import type { Declarations, Family, ViewedKind } from './family.js';
import type { ModelFamily, ModelShape, Writable } from './model.js';

export function resolveShapes(
  declarations: Declarations,
  families: Map<string, Writable<ModelFamily>>,
  faults: string[],
): void {
  const shapes = new Map<string, Map<string, Writable<ModelShape>>>();
  for (const family of families.values()) {
    const names = Object.keys(declarations[family.name]?.shapes ?? {});
    const fields = family.fields.filter(({ extended }) => !extended);
    shapes.set(family.name, new Map(names.map((name) => [name, { name, family, fields, choices: [] }])));
  }
  for (const family of families.values()) {
    const declaration = declarations[family.name] as Family;
    const own = shapes.get(family.name) as Map<string, Writable<ModelShape>>;
    for (const shape of own.values()) {
      const ways = declaration.shapes[shape.name] ?? {};
      shape.choices = family.relations.flatMap((relation) => {
        const way = ways[relation.name];
        const resolved = typeof way === 'string' ? shapes.get(relation.target.name)?.get(way) : way;
        if (resolved !== undefined) return [{ relation, way: resolved }];
        faults.push(
          way === undefined
            ? `${family.name}.shapes.${shape.name} leaves ${relation.name} undecided`
            : `${family.name}.shapes.${shape.name}.${relation.name}: ${relation.target.name} has no shape ${way}`,
        );
        return [];
      });
    }
    const root = own.get('root');
    if (root === undefined) faults.push(`${family.name} has no shape root`);
    family.shapes = own;
    family.view = (kind: ViewedKind | undefined) =>
      (kind === undefined ? undefined : own.get(declaration.views?.[kind] ?? '')) ?? (root as ModelShape);
  }
}
