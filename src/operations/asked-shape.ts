// The shape that a request asks for by `fields`, `expand` and `relations`: made on the fly, of the same kind as those of the model.
import type { ModelFamily, ModelField, ModelRelation, ModelShape } from '../model/model.js';
import { reachableRelations } from '../model/reachable-relations.js';
import { marker, markerList, notExpanded } from '../model/shape.js';
import { DISTANCE } from '../query/distance-field.js';
import type { RelationWay } from './asks.js';
import type { KindOperation } from './operation.js';
import type { Arguments } from './parameter.js';
import { addPath, newTree, type PathEnd, type PickTree } from './pick-tree.js';

/** `flat`: for tables and maps; there, all fields are shown unless some are picked, and only relations that were named. */
export function askedShape(
  { family, shape }: Pick<KindOperation, 'family' | 'shape'>,
  args: Arguments,
  flat: boolean,
): ModelShape {
  const { fields, expand, relations } = args;
  if (fields === undefined && expand === undefined && relations === undefined && !flat) return shape;
  const way = (relations ?? 'marker') as RelationWay;
  const own = args.near === undefined ? [] : [DISTANCE];
  const picks = fields === undefined ? undefined : treeOf(family, fields, 'field', own);
  const expands = expand === undefined ? undefined : treeOf(family, expand, 'relation', []);
  return build(family, picks, expands, true);

  function build(
    of: ModelFamily,
    picked: PickTree | undefined,
    expanded: PickTree | undefined,
    isRoot: boolean,
  ): ModelShape {
    const isWhole = picked === undefined || picked.whole;
    const shown = (field: ModelField) =>
      picked?.all || picked?.fields.has(field) || (isWhole && (!field.extended || (isRoot && flat)));
    return {
      name: 'picked',
      family: of,
      fields: [...of.fields, ...(isRoot ? own : [])].filter(shown),
      choices: reachableRelations(of).flatMap((relation): ModelShape['choices'] => {
        const [pick, expansion] = [picked?.relations.get(relation), expanded?.relations.get(relation)];
        if (pick === undefined && !isWhole) return [];
        if (expansion !== undefined || (pick !== undefined && hasWithin(pick)))
          return [{ relation, way: build(relation.target, pick, expansion, false) }];
        const isShown = pick !== undefined || (!flat && of.relations.includes(relation));
        return isShown && way !== 'omit' ? [{ relation, way: unexpanded(relation, way) }] : [];
      }),
    };
  }
}

const hasWithin = ({ all, fields, relations }: PickTree) => all || fields.size > 0 || relations.size > 0;

function unexpanded({ to }: ModelRelation, way: 'marker' | 'null') {
  if (way === 'null') return notExpanded;
  return to === 'one' ? marker : markerList;
}

function treeOf(
  family: ModelFamily,
  paths: Arguments[string],
  end: PathEnd,
  own: readonly ModelField[],
): PickTree {
  const tree = newTree();
  for (const path of paths as readonly string[]) addPath(tree, family, path, end, own);
  return tree;
}
