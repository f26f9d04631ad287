// The figures of a series that belong to one record, year by year.
import type { ModelFamily, ToFigures } from '../../model/model.js';
import { atStart } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind, type RecordOperation } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { idParameter } from './id-parameter.js';
import { listParameters } from './list-parameters.js';

export const figures: RecordKind = {
  operations: (parent) => (isListed(parent) ? parent.figures.map((list) => figuresOf(parent, list)) : []),
};

function figuresOf(parent: ModelFamily, list: ToFigures): RecordOperation {
  const key = idParameter(parent);
  const { name, target: family } = list;
  return {
    id: idOf(parent, atStart(name)),
    owner: parent,
    family,
    list,
    shape: family.view(undefined),
    path: `${API}/${parent.path}/{id}/${name}`,
    parameters: [key, ...listParameters(family)],
    result: 'list',
    summary: {
      en: `${family.title.en} of ${parent.noun.withArticle.en}`,
      es: `${family.title.es} de ${parent.noun.withArticle.es}`,
    },
    description: `Lists every \`${family.record}\` of this \`${parent.record}\`, in order of year unless \`sortBy\` says otherwise; one year may have figures of several releases, which are not to be mixed.`,
    cacheable: true,
    mayMiss: true,
    select: (catalog, args) => {
      const of = catalog.table(parent).ordinal(args.required(key));
      return of === undefined
        ? { missing: { family: parent, id: args.required(key) } }
        : { rows: catalog.figures(list, of) };
    },
    examples: (rows) => rows.map((row) => NO_ARGUMENTS.with(key, row.id as number)),
    enumerate: (catalog) => catalog.table(parent).rows.map((row) => NO_ARGUMENTS.with(key, row.id as number)),
  };
}
