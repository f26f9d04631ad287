// Where a record lies: its own area or point, or the smallest area that it names.
import type { Engine } from '../../engine/answers/engine.js';
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { ModelBoundary, ModelFamily, Row } from '../../engine/model/model.js';
import { type Point, pointOf } from '../../engine/model/point-of.js';
import type { Manifest } from '../manifest/manifest.js';

/** An area, a point, or both: a town is the seat of its municipality. */
export interface RecordPlace {
  readonly family: ModelFamily;
  readonly area: Ordinal | undefined;
  readonly point: Point | undefined;
  /** The related record that lies there, if it is not the record itself. */
  readonly of: Row | undefined;
}

/** The model and its data, as pages have them. */
interface Context {
  readonly manifest: Manifest;
  readonly engine: Engine;
}

/** Undefined if nothing is known of it. */
export const placeOfRecord = (context: Context, family: ModelFamily, row: Row): RecordPlace | undefined =>
  ownPlace(context, family, row) ?? relatedPlace(context, family, row);

function ownPlace({ engine: { catalog } }: Context, family: ModelFamily, row: Row): RecordPlace | undefined {
  const point = pointOf(family, row);
  const ordinal = family.boundary && catalog.table(family).ordinal(row.id as number);
  const isDrawn = ordinal !== undefined && areasOf(catalog, family, 'coarse').isDrawn(ordinal);
  const area = isDrawn ? ordinal : undefined;
  return point === undefined && area === undefined ? undefined : { family, area, point, of: undefined };
}

/** The smallest area that the record names. */
function relatedPlace(context: Context, family: ModelFamily, row: Row): RecordPlace | undefined {
  const places = context.manifest.of(family).fields.flatMap(({ field, keyOf }) => {
    const id = row[field.name];
    if (keyOf?.boundary === undefined || typeof id !== 'number') return [];
    const { rows, ordinal } = context.engine.catalog.table(keyOf);
    const of = rows[ordinal(id) ?? -1];
    const place = of && ownPlace(context, keyOf, of);
    return place?.area === undefined ? [] : [{ ...place, point: undefined, of }];
  });
  const steps = (place: RecordPlace) => (place.family.boundary as ModelBoundary).path.length;
  return places.sort((a, b) => steps(a) - steps(b))[0];
}
