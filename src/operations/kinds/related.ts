// The records that belong to one record: under its path, and under the further paths that existing clients know.
import type { ModelFamily, ModelShape, ToMany } from '../../model/model.js';
import { API, idOf, isListed, type Kind, type KindOperation } from '../operation.js';
import { idParameter, listParameters, sortOf } from '../shared-parameters.js';

export const related: Kind = {
  name: 'related',
  operations: (parent) => (isListed(parent) ? parent.lists.flatMap((list) => relatedTo(parent, list)) : []),
};

function relatedTo(parent: ModelFamily, list: ToMany): readonly KindOperation[] {
  const [canonical, ...others] = list.segments.map((segment) => `${parent.path}/{id}/${segment}`) as [
    string,
    ...string[],
  ];
  const id = idOf(parent, list.name.charAt(0).toUpperCase() + list.name.slice(1));
  const shape = parent.listView(list);
  return [
    operation(parent, list, shape, canonical, id),
    ...others.map((path, index) => ({
      ...operation(parent, list, shape, path, `${id}Alias${index + 1}`),
      sameAs: `${API}/${canonical}`,
    })),
    ...list.alsoAt.map((path, index) =>
      operation(parent, list, list.target.view(undefined), path, `${id}At${index + 1}`),
    ),
  ];
}

function operation(
  parent: ModelFamily,
  list: ToMany,
  shape: ModelShape,
  path: string,
  id: string,
): KindOperation {
  const key = /\{(\w+)\}/.exec(path)?.[1] as string;
  const family = list.target;
  return {
    id,
    kind: 'related',
    owner: parent,
    family,
    shape,
    path: `${API}/${path}`,
    parameters: [idParameter(parent, key), ...listParameters(family)],
    result: 'list',
    summary: list.title ?? {
      en: `${family.title.en} of ${parent.noun.en}`,
      es: `${family.title.es} de ${parent.noun.es}`,
    },
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
