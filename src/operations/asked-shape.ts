// The shape that a request asks for: `fields` picks from the view of the operation, `expand` adds to it, `relations` decides the rest.
import type { Layout } from '../formats/output-format.js';
import type { ModelFamily, ModelField, ModelRelation, ModelShape } from '../model/model.js';
import { reachableRelations } from '../model/reachable-relations.js';
import { marker, markerList, notExpanded, type Way } from '../model/shape.js';
import { DISTANCE } from '../query/distance-field.js';
import type { RelationWay } from './asks.js';
import type { KindOperation } from './operation.js';
import type { Arguments } from './parameter.js';
import { addPath, newTree, type PathEnd, type PickTree } from './pick-tree.js';

type ResolvedWay = Exclude<Way, string> | ModelShape;

/** In tables and maps all fields are shown unless some are picked, and only relations that were named. */
export function askedShape(
  { family, shape }: Pick<KindOperation, 'family' | 'shape'>,
  args: Arguments,
  layout: Layout,
): ModelShape {
  const { fields, expand, relations } = args;
  const isFlat = layout !== 'nested';
  if (fields === undefined && expand === undefined && relations === undefined && !isFlat) return shape;
  // A table has no cell for a relation, so that one which is named without a field of it is refused.
  const look = (layout === 'table' ? 'marker' : relations) as RelationWay | undefined;
  const own = args.near === undefined ? [] : [DISTANCE];
  const picks = fields === undefined ? undefined : treeOf(family, fields, 'field', own);
  const expands = expand === undefined ? undefined : treeOf(family, expand, 'relation', []);
  return build(shape, picks, expands, true);

  function build(
    base: ModelShape,
    picked: PickTree | undefined,
    expanded: PickTree | undefined,
    isRoot: boolean,
  ): ModelShape {
    const of = base.family;
    const isWhole = picked === undefined || picked.whole;
    const shown = (field: ModelField) =>
      picked?.all || picked?.fields.has(field) || (isWhole && (!field.extended || (isRoot && isFlat)));
    return {
      name: 'picked',
      family: of,
      fields: [...of.fields, ...(isRoot ? own : [])].filter(shown),
      choices: reachableRelations(of).flatMap((relation): ModelShape['choices'] => {
        const [pick, expansion] = [picked?.relations.get(relation), expanded?.relations.get(relation)];
        if (pick === undefined && !isWhole) return [];
        const inView = base.choices.find((choice) => choice.relation === relation)?.way ?? notExpanded;
        if (expansion !== undefined || (pick !== undefined && hasWithin(pick)))
          return [{ relation, way: build(embedded(inView, relation), pick, expansion, false) }];
        const isShown = pick !== undefined || (!isFlat && of.relations.includes(relation));
        const way = look === undefined ? inView : unexpanded(relation, look);
        return isShown && way !== undefined ? [{ relation, way }] : [];
      }),
    };
  }
}

/** As the view has it where it is embedded there, else plain. */
const embedded = (inView: ResolvedWay, { target }: ModelRelation): ModelShape =>
  'choices' in inView ? inView : plainShape(target);

const plainShape = (family: ModelFamily) => family.shapes.get('plain') as ModelShape;

const hasWithin = ({ all, fields, relations }: PickTree) => all || fields.size > 0 || relations.size > 0;

function unexpanded({ to }: ModelRelation, look: RelationWay): ResolvedWay | undefined {
  if (look === 'omit') return undefined;
  if (look === 'null') return notExpanded;
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
