// The URL of the map with a record marked on it.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest } from '../manifest/manifest.js';
import { addresses } from './addresses.js';
import { placeOfRecord } from './place-of-record.js';

/** The parameter of the map that marks a record which lies at a point: `Volcano/5`. Areas have a parameter for each level: `city=12`. */
export const MARKED_PARAMETER = 'record';

/** Undefined if the map cannot show it: it has no known place, or it is the whole country. */
export function mapAddress(
  context: { readonly manifest: Manifest; readonly engine: Engine },
  family: ModelFamily,
  row: Row,
): Localized | undefined {
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
