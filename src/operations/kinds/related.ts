// The records that belong to one record: under its path, and under the further paths that existing clients know.
import type { ModelFamily, ToMany } from '../../model/model.js';
import { API, idOf, isListed, type Kind, type KindOperation } from '../operation.js';
import { idParameter, sortOf, sortParameters } from '../shared-parameters.js';

export const related: Kind = {
  name: 'related',
  operations: (parent) => (isListed(parent) ? parent.lists.flatMap((list) => relatedTo(parent, list)) : []),
};

function relatedTo(parent: ModelFamily, list: ToMany): readonly KindOperation[] {
  const under = list.segments.map((segment) => `${parent.path}/{id}/${segment}`);
  const [canonical, ...others] = [...under, ...list.alsoAt] as [string, ...string[]];
  const id = idOf(parent, list.name.charAt(0).toUpperCase() + list.name.slice(1));
  return [
    operation(parent, list, canonical, id),
    ...others.map((path, index) => ({
      ...operation(parent, list, path, `${id}Alias${index + 1}`),
      sameAs: `${API}/${canonical}`,
    })),
  ];
}

function operation(parent: ModelFamily, list: ToMany, path: string, id: string): KindOperation {
  const key = /\{(\w+)\}/.exec(path)?.[1] as string;
  const family = list.target;
  return {
    id,
    kind: 'related',
    owner: parent,
    family,
    shape: family.view(undefined),
    path: `${API}/${path}`,
    parameters: [idParameter(parent, key), ...sortParameters(family, 'sortBy')],
    result: 'list',
    summary: `Every ${family.record} of a ${parent.record}`,
    keepable: true,
    mayMiss: true,
    examples: (rows) => rows.map((row) => ({ [key]: row.id as number })),
    plan: (args) => ({
      family,
      select: { by: 'parent', parent, list, id: args[key] as number },
      sort: sortOf(family, args),
      page: undefined,
    }),
  };
}
