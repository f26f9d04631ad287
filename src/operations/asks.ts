// What can be asked for beyond the contract: the same for every operation whose records have what it takes, derived from the model.
import { formats } from '../formats/index.js';
import type { Model, ModelFamily } from '../model/model.js';
import { reachableRelations } from '../model/reachable-relations.js';
import type { Phrase } from '../problems/problem.js';
import { DISTANCE } from '../query/distance-field.js';
import { operatorsOf } from '../query/filter.js';
import { MOST_EMBEDDED } from './most-embedded.js';
import type { Asks, KindOperation } from './operation.js';
import { DEEPEST_PATH, type Parameter, type ParameterKind } from './parameter.js';

/** They belong to no operation of the contract, so that they mean the same wherever they are sent, and make a request strict. */
export const askNames: ReadonlySet<string> = new Set([
  'fields',
  'expand',
  'relations',
  'near',
  'radius',
  'bbox',
  'format',
]);

export const relationWays = ['marker', 'null', 'omit'] as const;
export type RelationWay = (typeof relationWays)[number];

const [USUAL_RADIUS, LARGEST_RADIUS] = [50, 2000];

export function asksOf(model: Model, operation: KindOperation): Asks {
  const { family, result, parameters: contract } = operation;
  const isMany = result !== 'one';
  const hasPlace = isMany && family.place !== undefined;
  const others = [
    ...pickParameters(family, hasPlace),
    ...(hasPlace ? placeParameters : []),
    formatParameter(model, family),
  ];
  const inQuery = contract.filter((parameter) => parameter.in === 'query');
  const taken = new Set([...inQuery, ...others].map(({ name }) => name.toLowerCase()));
  const filters = isMany ? filterParameters(family).filter(({ name }) => !taken.has(name.toLowerCase())) : [];
  const parameters = [...others, ...filters];
  const byName = new Map(
    parameters.flatMap((parameter) => {
      const names = [parameter.name, ...(parameter.alias === undefined ? [] : [parameter.alias])];
      return names.map((name): [string, Parameter] => [name.toLowerCase(), parameter]);
    }),
  );
  return { parameters, find: (name) => byName.get(name) };
}

function ask(name: string, kind: ParameterKind, about: string, needs?: string): Parameter {
  return {
    name,
    in: 'query',
    required: false,
    about,
    kind,
    ...(needs === undefined ? {} : { needs }),
  };
}

function pickParameters(family: ModelFamily, hasPlace: boolean): readonly Parameter[] {
  const own = hasPlace ? [DISTANCE] : [];
  const relations = ask(
    'relations',
    { is: 'choice', values: relationWays },
    'How relations look that are not expanded: as the marker, as null, or left out. If not given, they look as in the answer without options.',
  );
  const fields = ask(
    'fields',
    { is: 'fields', family, own },
    'Return only these fields, comma-separated; extended fields can be named, and `all` is every field. A relation named here looks as in the answer without options; a path such as `relation.field` expands it and returns only that field of it.',
  );
  if (reachableRelations(family).length === 0) return [fields, relations];
  const expand = ask(
    'expand',
    { is: 'relations', family },
    `Relations to embed in addition, comma-separated; dots lead further, up to ${DEEPEST_PATH} relations deep. Related lists that are not part of the record can be named, too. A request can embed up to ${MOST_EMBEDDED} more records.`,
  );
  return [fields, expand, relations];
}

const placeParameters: readonly Parameter[] = [
  ask(
    'near',
    { is: 'point' },
    'Only what lies around this point, `latitude,longitude` in degrees; nearest first, unless another order is asked for.',
  ),
  ask(
    'radius',
    { is: 'measure', max: LARGEST_RADIUS, usual: USUAL_RADIUS },
    `How far around, in kilometres on the great circle; ${USUAL_RADIUS} if not given.`,
    'near',
  ),
  ask(
    'bbox',
    { is: 'box' },
    'Only what lies in this box, `west,south,east,north` in degrees, borders included; it crosses the antimeridian where west is greater than east.',
  ),
];

function formatParameter(model: Model, family: ModelFamily): Parameter {
  const values = formats.filter((format) => format.suits(family)).map(({ name }) => name);
  const placed = model.families.filter(({ place }) => place !== undefined).map(({ record }) => record);
  const otherwise: Phrase | undefined =
    family.place === undefined && placed.length > 0 ? (words) => words.geoJsonIsFor(placed) : undefined;
  return ask(
    'format',
    { is: 'choice', values, ...(otherwise === undefined ? {} : { otherwise }) },
    'The form of the answer; it wins over `Accept`. `csv-excel` is for spreadsheets that write decimals with a comma.',
  );
}

function filterParameters(family: ModelFamily): readonly Parameter[] {
  return family.fields.flatMap((field) =>
    operatorsOf(field).map((operator) => {
      const named = (name: string) => (operator === 'eq' ? name : `${name}[${operator}]`);
      const filter = ask(named(field.name), { is: 'filter', field, operator }, filterHelp[operator]);
      return field.alias === undefined ? filter : { ...filter, alias: named(field.alias) };
    }),
  );
}

const filterHelp = {
  eq: 'Only records in which it is this; case and accents do not count.',
  ne: 'Only records in which it is not this; unknown is not this, either.',
  gt: 'Only records in which it is more.',
  gte: 'Only records in which it is this or more.',
  lt: 'Only records in which it is less.',
  lte: 'Only records in which it is this or less.',
  in: 'Only records in which it is one of these, comma-separated.',
  contains: 'Only records that hold this: as a part of the text, or as one of several texts.',
  null: 'Only records in which it is unknown, or only those in which it is known.',
} as const;
