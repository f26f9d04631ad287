// The records that belong to one record: under its path, and under the further paths of existing clients.
import type { ModelFamily, ModelShape, ToMany } from '../../model/model.js';
import { atStart } from '../../text/fold.js';
import type { Language, Localized } from '../../text/localized.js';
import { API, idOf, isListed, type RecordKind, type RecordOperation } from '../operation.js';
import { idParameter, listParameters, ofEachRecord } from './list-parameters.js';

export const related: RecordKind = {
  operations: (parent) => (isListed(parent) ? parent.lists.flatMap((list) => relatedTo(parent, list)) : []),
};

function relatedTo(parent: ModelFamily, list: ToMany): readonly RecordOperation[] {
  const [canonical, ...others] = list.segments.map((segment) => `${parent.path}/{id}/${segment}`) as [
    string,
    ...string[],
  ];
  const id = idOf(parent, atStart(list.name));
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
): RecordOperation {
  const key = idParameter(parent, /\{(\w+)\}/.exec(path)?.[1]);
  const family = list.target;
  return {
    id,
    owner: parent,
    family,
    list,
    shape,
    path: `${API}/${path}`,
    parameters: [key, ...listParameters(family)],
    result: 'list',
    summary: titleOf(parent, list),
    description: {
      en: `Lists ${allOf(parent, list, 'en')} in order of id or \`sortBy\`. An unknown id returns 404.`,
      es: `Devuelve ${allOf(parent, list, 'es')} por orden de id o según \`sortBy\`. Un id desconocido devuelve 404.`,
    },
    cacheable: true,
    mayMiss: true,
    select: (catalog, args) => {
      const of = catalog.table(parent).ordinal(args.required(key));
      return of === undefined
        ? { missing: { family: parent, id: args.required(key) } }
        : catalog.many(list, of);
    },
    ...ofEachRecord(parent, key),
  };
}

const titleOf = (parent: ModelFamily, { title, target }: ToMany): Localized =>
  title ?? {
    en: `${target.title.en} ${parent.noun.of.en}`,
    es: `${target.title.es} ${parent.noun.of.es}`,
  };

/** `all municipalities of a department`: the title of the list begins with that of the family. */
const allOf = (parent: ModelFamily, list: ToMany, language: Language) =>
  list.target.all[language] + titleOf(parent, list)[language].slice(list.target.title[language].length);
