// The family that the argument `resource` names, in any letter case, in the singular or plural, in either language.

import type { Model, ModelFamily } from '../../engine/model/model.js';
import { nameKey } from '../../engine/names/name-key.js';
import { nearest } from '../../engine/text/nearest.js';
import type { Argument, Refused } from './tool.js';

export const resourceArgument: Argument = {
  schema: { type: 'string' },
  required: true,
};

/** Written together or apart: `PlatoTipico`, `plato típico`. */
const squashed = (name: string) => nameKey(name).replaceAll(' ', '');

const names = (family: ModelFamily) => [family.path, family.record, family.name, ...family.synonyms];

/** Other words for its records. */
const words = ({ title, noun, find }: ModelFamily) => [
  ...Object.values(title),
  ...Object.values(noun.bare),
  ...(find?.words ?? []),
];

export function readResource(
  { families }: Model,
  given: unknown,
  isOffered: (family: ModelFamily) => boolean = () => true,
): ModelFamily | Refused {
  const wanted = squashed(String(given));
  const family =
    families.find((each) => names(each).some((name) => squashed(name) === wanted)) ??
    families.find((each) => words(each).some((word) => squashed(word) === wanted));
  const offered = families.filter(isOffered);
  const paths = offered.map(({ path }) => path).join(', ');
  if (family !== undefined && isOffered(family)) return family;
  if (family !== undefined)
    return {
      refused: `This tool does not support ${family.path}.`,
      next: `It supports ${paths}. Other tools may support ${family.path}.`,
    };
  const known = offered.flatMap((each) =>
    [...names(each), ...words(each)].map((name) => ({ each, name: squashed(name) })),
  );
  const meant = nearest(
    wanted,
    known.map(({ name }) => name),
  );
  const near = known.find(({ name }) => name === meant)?.each;
  return {
    refused: `There is no resource called ${JSON.stringify(String(given).slice(0, 100))}.`,
    next: `${near === undefined ? '' : `Did you mean ${near.path}? `}The resources are ${paths}.`,
  };
}
