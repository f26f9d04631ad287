// Writes a model as plain text. Models with the same text have responses of the same shapes.

import { viewedKinds } from './family.js';
import type { Model, ModelFamily, ModelFind, ModelShape, ToFigures } from './model.js';
import { EVERYTHING } from './relation.js';

export function describeModel(model: Model): string {
  return JSON.stringify(model.families.map(describeFamily));
}

function describeFamily(family: ModelFamily) {
  const {
    name,
    record,
    path,
    fields,
    relations,
    extendedRelations,
    lists,
    search,
    codes,
    period,
    coordinates,
    only,
    calendar,
    series,
    figures,
    shapes,
  } = family;
  return {
    name,
    record,
    path,
    fields: fields.map((field) => [field.name, field.kind, field.nullable, field.extended]),
    keys: relations.map((relation) =>
      relation.to === 'one' ? [relation.name, relation.target.name, relation.key.name] : [],
    ),
    ...(extendedRelations.length === 0
      ? {}
      : { extendedKeys: extendedRelations.map(({ name: key, target }) => [key, target.name]) }),
    lists: lists.map((list) => [
      list.name,
      list.target.name,
      list.key ?? list.through?.map((step) => step.name),
      family.listView(list).name,
    ]),
    names: [family.nameFields, family.otherName ?? null],
    search: search.map(({ through, field }) => [through?.name ?? null, field]),
    codes,
    period: period === undefined ? null : { from: period.from, to: period.to },
    // The text keeps the former name, because another one would change the model of all published editions.
    place: coordinates ?? null,
    only: only ?? null,
    calendar: calendar === undefined ? null : describeCalendar(calendar),
    ...(series === undefined ? {} : { series }),
    ...(figures.length === 0 ? {} : { figures: figures.map(describeFigures) }),
    ...(family.find === undefined ? {} : { find: describeFind(family.find) }),
    ...(Object.keys(family.knownBy).length === 0 ? {} : { knownBy: family.knownBy }),
    ...(family.history === undefined ? {} : { history: family.history }),
    shapes: [...shapes.values()].map(describeShape),
    views: viewedKinds.map((kind) => family.view(kind).name),
  };
}

const describeFind = ({ within, ...find }: ModelFind) => ({
  ...find,
  within: within === undefined ? null : [within.family.name, within.key],
});

const describeFigures = ({ name, target, sumOf }: ToFigures) => [
  name,
  target.name,
  sumOf === EVERYTHING ? '*' : (sumOf?.name ?? null),
];

/** Rules are code, so their results describe them: every year of some generations, then one year of each century. */
function describeCalendar({ from, to, date, rows, workingDays }: NonNullable<ModelFamily['calendar']>) {
  const near = Array.from({ length: Math.min(150, to - from + 1) }, (_, year) => from + year);
  const far = Array.from({ length: Math.ceil((to - from + 1) / 100) }, (_, century) => from + century * 100);
  const years = [...near, ...far].map((year) => [rows(year, () => false), rows(year, () => true)]);
  return [from, to, date, years, ...(workingDays === undefined ? [] : [workingDays])];
}

function describeShape({ name, choices }: ModelShape) {
  return [name, choices.map(({ relation, way }) => [relation.name, 'choices' in way ? way.name : way])];
}
