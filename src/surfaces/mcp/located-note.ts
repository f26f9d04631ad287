// Which of its two places a record is shown for: an airport lies in one municipality and can serve another.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row, ToOne } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/name-of.js';
import type { NamedPlace } from './places/place-names.js';

/** A list of more records shows both places in its fields. */
const MOST_SENTENCES = 5;

/** The meaning of a place by name, or of groups by place; undefined if the result does not depend on it. */
export function locatedNote(
  { locatedIn, otherPlace }: ModelFamily,
  place: NamedPlace | undefined,
  countBy?: unknown,
): string | undefined {
  if (locatedIn === undefined || otherPlace === undefined) return undefined;
  const { key, name } = otherPlace.relation;
  if (place?.family === locatedIn.target) {
    const { id } = place.row;
    return `A place matches ${meaning(locatedIn.key)} or ${meaning(key)}. \`where: {"${locatedIn.key.name}": ${id}}\` or \`where: {"${key.name}": ${id}}\` without \`in\` selects by one of them.`;
  }
  if (![locatedIn.name, name].some((each) => beginsWith(countBy, each))) return undefined;
  return `Places are by ${meaning(locatedIn.key)}. \`countBy: "${key.name}"\` groups by ${meaning(key)}.`;
}

/** `X lies in Lebrija and serves Bucaramanga.`, for each of a few records whose places differ. */
export function placesOfRecords(
  catalog: Catalog,
  family: ModelFamily,
  rows: readonly Row[],
): string | undefined {
  if (rows.length > MOST_SENTENCES) return undefined;
  const table = catalog.table(family);
  const sentences = rows.flatMap(({ id }) => {
    const row = table.rows[table.ordinal(id as number) ?? -1];
    const other = row && otherPlaceOf(catalog, { family, row });
    return other === undefined
      ? []
      : [`${nameOf(family, row as Row)} lies in ${other.lies} and ${other.verb.en} ${other.name}.`];
  });
  return sentences.join(' ') || undefined;
}

const beginsWith = (path: unknown, name: string) =>
  String(path ?? '')
    .split('.')[0]
    ?.trim()
    .toLowerCase() === name.toLowerCase();

/** `municipalityId (Id of the municipality it is in)`. */
const meaning = ({ name, about }: ToOne['key']) =>
  about === undefined ? name : `${name} (${about.en.split(/[,.;]/)[0]})`;
