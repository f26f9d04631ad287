// Which family the argument `resource` names, in whatever letter case, in the singular or plural, in either language.
import type { Model, ModelFamily } from '../model/model.js';
import { fold } from '../text/fold.js';
import { nearest } from '../text/nearest.js';
import type { Argument, Refused } from './tool.js';

export const resourceArgument: Argument = {
  schema: {
    type: 'string',
    description: 'The kind of record, in English or Spanish, singular or plural.',
  },
  required: true,
};

export function readResource(
  { families }: Model,
  given: unknown,
  isOffered: (family: ModelFamily) => boolean = () => true,
): ModelFamily | Refused {
  const wanted = fold(String(given)).trim();
  const names = (family: ModelFamily) => [family.path, family.record, family.name, ...family.synonyms];
  const family = families.find((each) => names(each).some((name) => fold(name) === wanted));
  const offered = families.filter(isOffered);
  const paths = offered.map(({ path }) => path).join(', ');
  if (family !== undefined && isOffered(family)) return family;
  if (family !== undefined)
    return {
      refused: `This tool does not answer for ${family.path}.`,
      next: `It answers for ${paths}. Other tools may answer for ${family.path}.`,
    };
  const meant = nearest(wanted, offered.flatMap(names));
  const near = offered.find((each) => meant !== undefined && names(each).includes(meant));
  return {
    refused: `There is no resource called ${JSON.stringify(String(given).slice(0, 100))}.`,
    next: `${near === undefined ? '' : `Did you mean ${near.path}? `}The resources are ${paths}.`,
  };
}
