// Which area a record counts for, if it also names another one: an airport is in one municipality and serves another.
import { displacedRelations } from '../../engine/model/displaced-relations.js';
import type { ModelFamily, ToOne } from '../../engine/model/model.js';
import type { NamedPlace } from './places/place-names.js';

/** Undefined if the result does not depend on it. */
export function locatedNote(
  family: ModelFamily,
  place: NamedPlace | undefined,
  countBy?: unknown,
): string | undefined {
  const { locatedIn } = family;
  const others = displacedRelations(family);
  if (locatedIn === undefined) return undefined;
  const isNarrowed = place?.family === locatedIn.target;
  const isCounted = [locatedIn, ...others].some(({ name }) => beginsWith(countBy, name));
  if (!isNarrowed && !isCounted) return undefined;
  const instead = others.map(({ key }) =>
    isNarrowed
      ? `\`where: {"${key.name}": ${place.row.id}}\` without \`in\` selects by ${meaning(key)}`
      : `\`countBy: "${key.name}"\` groups by ${meaning(key)}`,
  );
  return `${[`Places are by ${meaning(locatedIn.key)}`, ...instead].join('. ')}.`;
}

const beginsWith = (path: unknown, name: string) =>
  String(path ?? '')
    .split('.')[0]
    ?.trim()
    .toLowerCase() === name.toLowerCase();

/** `municipalityId (Id of the municipality it is in)`. */
const meaning = ({ name, about }: ToOne['key']) =>
  about === undefined ? name : `${name} (${about.en.split(/[,.;]/)[0]})`;
