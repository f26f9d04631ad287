// The figures of a series that belong to one record, year by year.
import type { ModelFamily, ToFigures } from '../../model/model.js';
import { atStart } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind, type RecordOperation } from '../operation.js';
import { idParameter, ofEachRecord } from './id-parameter.js';
import { listParameters } from './list-parameters.js';
import { seriesParameters, seriesSentence, wantedSeries } from './series-parameter.js';

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
    parameters: [key, ...seriesParameters(family), ...listParameters(family)],
    result: 'list',
    summary: {
      en: `${family.title.en} ${parent.noun.of.en}`,
      es: `${family.title.es} ${parent.noun.of.es}`,
    },
    description: {
      en: `Lists ${family.all.en} ${parent.noun.of.en} in order of year or \`sortBy\`. ${seriesSentence(family).en} An unknown id returns 404.`,
      es: `Devuelve ${family.all.es} ${parent.noun.of.es} por orden de año o según \`sortBy\`. ${seriesSentence(family).es} Un id desconocido devuelve 404.`,
    },
    cacheable: true,
    mayMiss: true,
    select: (catalog, args) => {
      const of = catalog.table(parent).ordinal(args.required(key));
      return of === undefined
        ? { missing: { family: parent, id: args.required(key) } }
        : { rows: catalog.figures(list, of, wantedSeries(args)) };
    },
    ...ofEachRecord(parent, key),
  };
}
