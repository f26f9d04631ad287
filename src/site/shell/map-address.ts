// The location of a record, and the URL of the map that marks it.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { ModelBoundary, ModelFamily, Row } from '../../engine/model/model.js';
import { type Point, pointOf } from '../../engine/model/read-row.js';
import type { Localized } from '../../engine/text/localized.js';
import { addresses } from './addresses.js';
import type { PageContext } from './site.js';

/** The record's own area, point or both, because a town is the seat of its municipality, or else the smallest area that it names. */
export interface RecordPlace {
  readonly family: ModelFamily;
  readonly area: Ordinal | undefined;
  readonly point: Point | undefined;
  /** The related record at that location, if it is not the record itself. */
  readonly of: Row | undefined;
}

type AddressContext = Pick<PageContext, 'manifest' | 'engine'>;

/** Undefined if the location is unknown. */
export const placeOfRecord = (
  context: AddressContext,
  family: ModelFamily,
  row: Row,
): RecordPlace | undefined => ownPlace(context, family, row) ?? relatedPlace(context, family, row);

function ownPlace(
  { engine: { catalog } }: AddressContext,
  family: ModelFamily,
  row: Row,
): RecordPlace | undefined {
  const point = pointOf(family, row);
  const ordinal = family.boundary && catalog.table(family).ordinal(row.id as number);
  const isDrawn = ordinal !== undefined && areasOf(catalog, family, 'coarse').isDrawn(ordinal);
  const area = isDrawn ? ordinal : undefined;
  return point === undefined && area === undefined ? undefined : { family, area, point, of: undefined };
}

const relatedPlace = (context: AddressContext, family: ModelFamily, row: Row): RecordPlace | undefined =>
  namedPlace(context, family, row) ?? placeOfPart(context, family, row);

/** The smallest area that the record names. */
function namedPlace(context: AddressContext, family: ModelFamily, row: Row): RecordPlace | undefined {
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

/** For a thing with a record for each part, the place of the first other part with one. */
function placeOfPart(context: AddressContext, family: ModelFamily, row: Row): RecordPlace | undefined {
  const { wholes } = family;
  if (wholes === undefined) return undefined;
  const parts = context.engine.catalog
    .table(family)
    .rows.filter((each) => each !== row && each[wholes.field] === row[wholes.field]);
  return parts.map((part) => namedPlace(context, family, part)).find((place) => place !== undefined);
}

/** The map parameter that marks a record with a point, such as `Volcano/5`. Areas have a parameter for each level, such as `city=12`. */
export const MARKED_PARAMETER = 'record';

/** Undefined if the map cannot show the record, because its location is unknown or it is the whole country. */
export function mapAddress(context: AddressContext, family: ModelFamily, row: Row): Localized | undefined {
  const { levels } = context.engine.model;
  const place = placeOfRecord(context, family, row);
  if (levels === undefined || place === undefined) return undefined;
  if (place.area !== undefined && [levels.drawn, ...levels.groups].includes(place.family))
    return withQuery(`${place.family.name}=${(place.of ?? row).id}`);
  return place.point && withQuery(`${MARKED_PARAMETER}=${family.path}/${row.id}`);
}

const withQuery = (query: string): Localized => ({
  en: `${addresses.explore.en}?${query}`,
  es: `${addresses.explore.es}?${query}`,
});
