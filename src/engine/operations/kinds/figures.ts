// The figures of a series that belong to one record, year by year.
import type { ModelFamily, ToFigures } from '../../model/model.js';
import { atStart } from '../../text/letter-case.js';
import type { Localized } from '../../text/localized.js';
import { API, idOf, type RecordKind, type RecordOperation } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { idParameter, ofEachRecord } from './id-parameter.js';
import { listParameters } from './list-parameters.js';
import { seriesParameters, seriesSentence, wantedSeries } from './series-parameter.js';

export const figures: RecordKind = {
  operations: (parent) => parent.figures.map((list) => figuresOf(parent, list)),
};

function figuresOf(parent: ModelFamily, list: ToFigures): RecordOperation {
  const { name, target: family } = list;
  const shared = {
    id: idOf(parent, atStart(name)),
    owner: parent,
    family,
    list,
    shape: family.view(undefined),
    result: 'list',
    summary: {
      en: `${family.title.en} ${parent.noun.of.en}`,
      es: `${family.title.es} ${parent.noun.of.es}`,
    },
    cacheable: true,
  } as const;
  const parameters = [...seriesParameters(family), ...listParameters(family)];
  if (parent.only !== undefined)
    return {
      ...shared,
      path: `${API}/${parent.path}/${parent.only}/${name}`,
      parameters,
      description: descriptionOf(parent, family),
      mayMiss: false,
      select: (catalog, args) => ({ rows: catalog.figures(list, 0, wantedSeries(args)) }),
      prepare: (catalog, args) => catalog.prepareFigures(list, wantedSeries(args).series),
      examples: () => [NO_ARGUMENTS],
      enumerate: () => [NO_ARGUMENTS],
    };
  const key = idParameter(parent);
  return {
    ...shared,
    path: `${API}/${parent.path}/{id}/${name}`,
    parameters: [key, ...parameters],
    description: descriptionOf(parent, family, {
      en: ' An unknown id returns 404.',
      es: ' Un id desconocido devuelve 404.',
    }),
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

const descriptionOf = (parent: ModelFamily, family: ModelFamily, more?: Localized): Localized => ({
  en: `Lists ${family.all.en} ${parent.noun.of.en} in order of year or \`sortBy\`. ${seriesSentence(family).en}${more?.en ?? ''}`,
  es: `Devuelve ${family.all.es} ${parent.noun.of.es} por orden de año o según \`sortBy\`. ${seriesSentence(family).es}${more?.es ?? ''}`,
});
