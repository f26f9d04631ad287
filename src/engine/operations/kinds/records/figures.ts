// Lists the figures of a series for one record, by year.

import type { Catalog } from '../../../catalog/catalog.js';
import type { Model, ModelFamily, ModelShape, Row, ToFigures } from '../../../model/model.js';
import {
  type FigurePlace,
  type Series,
  type SeriesChoice,
  seriesChoices,
  type WantedFigures,
} from '../../../model/series.js';
import { runToEnd } from '../../../scheduling/yielding-work.js';
import { atStart } from '../../../text/fold.js';
import type { Localized } from '../../../text/localized.js';
import { API, operationId, type RecordKind, type RecordOperation } from '../../operation.js';
import {
  type Arguments,
  NO_ARGUMENTS,
  type Parameter,
  queryParameter,
  requiredParameter,
} from '../../request/parameter.js';
import { choiceType, integerType } from '../../values/value-type.js';
import { idParameter, listParameters, ofEachRecord } from './whole-list.js';

const year = requiredParameter('year', integerType(1, 9999), {
  en: 'the year of the figures.',
  es: 'el año de las cifras.',
});

/** A sum is a step, because it adds up many records. */
const RECORDS_IN_A_STEP = 50;

/** Lists the figures of all records of a level in one year. */
export const figuresInYear: RecordKind = {
  operations: (family, model) => {
    const { series } = family;
    if (series?.place === undefined) return [];
    const lists = model.families.flatMap(({ figures }) => figures.filter(({ target }) => target === family));
    return lists.length === 0 ? [] : [inYear(family, series, series.place, lists, model)];
  },
};

function inYear(
  family: ModelFamily,
  series: Series,
  place: FigurePlace,
  lists: readonly ToFigures[],
  model: Model,
): RecordOperation {
  const usual = model.family(series.of).path;
  const paths = lists.map(({ owner }) => owner.path);
  const level = queryParameter('level', choiceType(paths), {
    en: `the family of the records, \`${usual}\` by default.`,
    es: `la familia de los registros; por defecto, \`${usual}\`.`,
  });
  function* selectInSteps(catalog: Catalog, args: Arguments) {
    const path = args.get(level) ?? usual;
    const list = lists.find(({ owner }) => owner.path === path) as ToFigures;
    const wanted = { ...wantedSeries(args), year: args.required(year) };
    yield* catalog.prepareFigures(list, wanted.series) ?? [];
    const rows: Row[] = [];
    for (const ordinal of catalog.table(list.owner).all) {
      if (list.sumOf !== undefined || ordinal % RECORDS_IN_A_STEP === 0) yield;
      rows.push(...catalog.figures(list, ordinal, wanted));
    }
    return { rows };
  }

  return {
    id: operationId(family, 'InYear'),
    owner: family,
    family,
    shape: placedShape(family, place),
    path: `${API}/${family.path}`,
    parameters: [year, level, ...seriesParameters(family), ...listParameters(family)],
    result: 'list',
    summary: { en: `${family.title.en}, all places`, es: `${family.title.es}, todos los lugares` },
    description: {
      en: `Lists the figures of all places in a year, in order of id or \`sortBy\`. ${seriesSentence(family).en}`,
      es: `Devuelve las cifras de todos los lugares en un año, por orden de id o según \`sortBy\`. ${seriesSentence(family).es}`,
    },
    cacheable: true,
    mayMiss: false,
    select: (catalog, args) => runToEnd(selectInSteps(catalog, args)),
    selectInSteps,
    examples: () => [NO_ARGUMENTS.with(year, place.example)],
  };
}

/** Every row has the fields of its place, because the path does not name one. */
function placedShape(family: ModelFamily, { level, id, name, copies }: FigurePlace): ModelShape {
  const ofPlace = new Set<string>([level, id, name, ...copies]);
  const fields = family.fields.filter((field) => !field.extended || ofPlace.has(field.name));
  return { name: 'placed', family, fields, choices: [] };
}

const series: Parameter<SeriesChoice> = queryParameter('series', choiceType(seriesChoices), {
  en: 'the figures to return, one per year (`default`) or `all` that were published.',
  es: 'las cifras que se devuelven: una por año (`default`) o todas las publicadas (`all`).',
});

/** The parameter `series` chooses the default series or all published figures. A series without a default has no choice. */
export const seriesParameters = (family: ModelFamily): readonly Parameter[] =>
  hasDefault(family) ? [series] : [];

export const wantedSeries = (args: Arguments): WantedFigures => ({ series: args.get(series) ?? 'default' });

const seriesSentence = (family: ModelFamily): Localized =>
  hasDefault(family)
    ? {
        en: 'A year has one figure; `series=all` returns all that were published.',
        es: 'Un año tiene una cifra; `series=all` devuelve todas las publicadas.',
      }
    : {
        en: 'A year can have figures from several releases; do not mix them.',
        es: 'Un año puede tener cifras de varias publicaciones; no las mezcles.',
      };

const hasDefault = (family: ModelFamily) => family.series?.inDefault !== undefined;

export const figures: RecordKind = {
  operations: (parent) => parent.figures.map((list) => figuresOf(parent, list)),
};

function figuresOf(parent: ModelFamily, list: ToFigures): RecordOperation {
  const { name, target: family } = list;
  const shared = {
    id: operationId(parent, atStart(name)),
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
