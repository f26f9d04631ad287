// The family that the argument `resource` names.

import type { Model, ModelFamily } from '../../engine/model/model.js';
import { namedFamily, nearestFamily } from '../../engine/names/named-family.js';
import type { Argument, Refused } from './tool.js';

export const resourceArgument: Argument = {
  schema: { type: 'string' },
  required: true,
};

export function readResource(
  { families }: Model,
  given: unknown,
  isOffered: (family: ModelFamily) => boolean = () => true,
): ModelFamily | Refused {
  const family = namedFamily(families, String(given));
  const offered = families.filter(isOffered);
  const paths = offered.map(({ path }) => path).join(', ');
  if (family !== undefined && isOffered(family)) return family;
  if (family !== undefined)
    return {
      refused: `This tool does not support ${family.path}.`,
      next: `It supports ${paths}. Other tools may support ${family.path}.`,
    };
  const near = nearestFamily(offered, String(given));
  return {
    refused: `There is no resource called ${JSON.stringify(String(given).slice(0, 100))}.`,
    next: `${near === undefined ? '' : `Did you mean ${near.path}? `}The resources are ${paths}.`,
  };
}
