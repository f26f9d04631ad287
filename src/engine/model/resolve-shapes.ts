// Resolves the shapes of all families together, because they name one another, and adds the built-in ones.
import { atStart } from '../text/fold.js';
import { type Declarations, embeddedShapes, type Family } from './family.js';
import type { ModelFamily, ModelRelation, ModelShape, ToMany, Writable } from './model.js';
import { notExpanded, type Way } from './shape.js';

type Ways = Readonly<Record<string, Way>>;
type ShapesByName = Map<string, Writable<ModelShape>>;

export function resolveShapes(
  declarations: Declarations,
  families: Map<string, Writable<ModelFamily>>,
  faults: string[],
): void {
  const shapes = new Map<string, ShapesByName>();
  const waysOf = new Map<ModelShape, Ways>();
  for (const family of families.values()) {
    const own: ShapesByName = new Map();
    shapes.set(family.name, own);
    family.shapes = own;
    const declaration = declarations[family.name] as Family;
    const embedded = embeddedShapes(declaration);
    const plain = Object.fromEntries(family.relations.map(({ name }) => [name, notExpanded]));
    const embedding = addShape(family, 'embedding', { ...plain, ...embedded });
    if (Object.keys(embedded).length === 0) own.set('plain', embedding);
    else addShape(family, 'plain', plain);
    for (const [name, ways] of Object.entries(declaration.shapes ?? {})) addShape(family, name, ways);
  }
  for (const family of families.values()) {
    const views = (declarations[family.name] as Family).views ?? {};
    const embedding = shapeOf(family, 'embedding') as ModelShape;
    const lists = new Map(family.lists.map((list) => [list, resolveListView(family, list)]));
    family.view = (kind) => (kind && shapeOf(family, views[kind] ?? '')) ?? embedding;
    family.listView = (list) => lists.get(list) as ModelShape;
  }
  for (const [shape, ways] of waysOf) resolveWays(shape, ways);

  function addShape(family: ModelFamily, name: string, ways: Ways): ModelShape {
    const fields = family.fields.filter(({ extended }) => !extended);
    const shape: ModelShape = { name, family, fields, choices: [] };
    shapes.get(family.name)?.set(name, shape);
    waysOf.set(shape, ways);
    return shape;
  }

  function shapeOf({ name: family }: ModelFamily, name: string): ModelShape | undefined {
    return shapes.get(family)?.get(name);
  }

  /** The relation to the parent is not embedded, because the client already has the parent. */
  function resolveListView(parent: ModelFamily, list: ToMany): ModelShape {
    const { target, view = 'embedding' } = list;
    const shape = shapeOf(target, view);
    if (shape === undefined) faults.push(`${parent.name}.${list.name}: ${target.name} has no shape ${view}`);
    const back = target.relations.find((relation) => leadsBack(relation, parent, list))?.name ?? '';
    const embeds = Object.keys(embeddedShapes(declarations[target.name] as Family));
    if (list.view !== undefined || shape === undefined || !embeds.includes(back)) return shape as ModelShape;
    const name = embeds.length === 1 ? 'plain' : `without${atStart(back)}`;
    const ways = { ...waysOf.get(shape), [back]: notExpanded };
    return shapeOf(target, name) ?? addShape(target, name, ways);
  }

  function resolveWays(shape: Writable<ModelShape>, ways: Ways): void {
    const { family, name } = shape;
    shape.choices = family.relations.flatMap((relation) => {
      const way = ways[relation.name];
      const resolved = typeof way === 'string' ? shapeOf(relation.target, way) : way;
      if (resolved !== undefined) return [{ relation, way: resolved }];
      faults.push(
        way === undefined
          ? `${family.name}.shapes.${name} leaves ${relation.name} undecided`
          : `${family.name}.shapes.${name}.${relation.name}: ${relation.target.name} has no shape ${way}`,
      );
      return [];
    });
  }
}

function leadsBack(relation: ModelRelation, parent: ModelFamily, { key }: ToMany): boolean {
  return relation.to === 'one' && relation.target === parent && relation.key.name === key;
}
