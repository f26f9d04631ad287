// The next step after a problem, by its name.
import type { ModelFamily } from '../../engine/model/model.js';
import type { Problem } from '../../engine/problems/problem.js';
import type { Refused } from './tool.js';

export function afterProblem(problem: Problem, family?: ModelFamily): Refused {
  return { refused: problem, next: adviceOn(problem, family) };
}

function adviceOn({ name }: Problem, family: ModelFamily | undefined): string {
  const resource = family?.path;
  switch (name) {
    case 'unknown-record':
    case 'retired-record':
      return resource === undefined
        ? 'Call find_place with its name to get the id.'
        : `Call search_items with resource ${resource} and its name to get the id.`;
    case 'bad-parameter':
      return resource === undefined
        ? 'Correct this error and call again.'
        : `Correct this error and call again; get_api_reference with resource ${resource} lists its fields.`;
    default:
      return 'Correct this error and call again.';
  }
}
