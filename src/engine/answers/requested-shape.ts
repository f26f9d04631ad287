// Builds the requested shape. `fields` picks from the view of the operation, `expand` adds to it, and `relations` decides the rest.
import type { ModelField, ModelRelation, ModelShape } from '../model/model.js';
import { marker, markerList, notExpanded, type Way } from '../model/shape.js';
import { reachableRelations } from '../model/to-one-paths.js';
import type { RecordOperation } from '../operations/operation.js';
import type { PathTree } from '../operations/options/path-tree.js';
import { isShaped, type RelationStyle, type ShapeRequest } from '../operations/request/shape-request.js';

type ResolvedWay = Exclude<Way, string> | ModelShape;

/** Tables and maps have all fields unless the request picks some, and only the relations that it names. */
export function requestedShape(
  { shape }: Pick<RecordOperation, 'shape'>,
  requested: ShapeRequest,
): ModelShape {
  if (!isShaped(requested)) return shape;
  const { fields, expand, relations, own } = requested;
  const { layout } = requested.format;
  const isFlat = layout !== 'nested';
  // A table has no cell for a whole relation, so a relation without a field is refused.
  const style = layout === 'table' ? 'marker' : relations;
  return build(shape, fields, expand, true);

  function build(
    base: ModelShape,
    picked: PathTree | undefined,
    expanded: PathTree | undefined,
    isRoot: boolean,
  ): ModelShape {
    const of = base.family;
    const isWhole = picked === undefined || picked.whole;
    const shown = (field: ModelField) =>
      picked?.all ||
      picked?.fields.has(field) ||
      (isWhole && (base.fields.includes(field) || (isRoot && isFlat)));
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
        const way = style === undefined ? inView : unexpanded(relation, style);
        return isShown && way !== undefined ? [{ relation, way }] : [];
      }),
    };
  }
}

/** The view decides the shape of a relation that it embeds. */
const embedded = (inView: ResolvedWay, { target }: ModelRelation): ModelShape =>
  'choices' in inView ? inView : (target.shapes.get('plain') as ModelShape);

const hasWithin = ({ all, fields, relations }: PathTree) => all || fields.size > 0 || relations.size > 0;

function unexpanded({ to }: ModelRelation, style: RelationStyle): ResolvedWay | undefined {
  if (style === 'omit') return undefined;
  if (style === 'null') return notExpanded;
  return to === 'one' ? marker : markerList;
}
