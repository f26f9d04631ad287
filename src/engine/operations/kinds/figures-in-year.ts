// The figures of all records of a level in one year.
import type { Catalog } from '../../catalog/catalog.js';
import type { Model, ModelFamily, ModelShape, Row, ToFigures } from '../../model/model.js';
import type { FigurePlace, Series } from '../../model/series.js';
import { runToEnd, type YieldingWork } from '../../scheduling/yielding-work.js';
import { API, idOf, type RecordKind, type RecordOperation } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Arguments, queryParameter, requiredParameter } from '../request/parameter.js';
import { choice } from '../values/choice.js';
import { integer } from '../values/integer.js';
import { listParameters } from './list-parameters.js';
import { seriesParameters, seriesSentence, wantedSeries } from './series-parameter.js';

const year = requiredParameter('year', integer(1, 9999), {
  en: 'the year of the figures.',
  es: 'el año de las cifras.',
});

/** A sum is a step, because it adds up many records. */
const RECORDS_IN_A_STEP = 50;

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
  const level = queryParameter('level', choice(paths), {
    en: `the family of the records, \`${usual}\` by default.`,
    es: `la familia de los registros; por defecto, \`${usual}\`.`,
  });
  function* selectInSteps(
    catalog: Catalog,
    args: Arguments,
  ): YieldingWork<{ readonly rows: readonly Row[] }> {
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
    id: idOf(family, 'InYear'),
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

/** The fields of the place are part of every row, because the path does not name one. */
function placedShape(family: ModelFamily, { level, id, name, copies }: FigurePlace): ModelShape {
  const ofPlace = new Set<string>([level, id, name, ...copies]);
  const fields = family.fields.filter((field) => !field.extended || ofPlace.has(field.name));
  return { name: 'placed', family, fields, choices: [] };
}
