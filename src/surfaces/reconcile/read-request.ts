// Reads a batch of queries, or of ids and properties, as the standard writes them. A fault names the query and the correct input.

import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { isRow } from '../../engine/model/read-row.js';
import { namedFamily, nearestFamily } from '../../engine/names/named-family.js';
import { badParameters, type Problem, problem, type Refused } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import { nearest } from '../../engine/text/nearest.js';
import { outlineJson } from '../../server/http/bodies/outline-json.js';
import { jsonFault, unreadableJson } from '../../server/http/bodies/read-body.js';
import { type Entity, entityWith, type Property, propertiesOf, propertyOf, typesOf } from './entities.js';

export const LONGEST_BODY = 262_144;
export const MOST_QUERIES = 100;
const [USUAL, MOST] = [10, 50];
const MOST_CONDITIONS = 20;
/** Ids times properties: each is a cell of the response. */
const MOST_VALUES = 10_000;

interface Query {
  readonly key: string;
  /** Empty if only properties are given. */
  readonly text: string;
  /** The families to search, which are the requested ones, or else all that have its properties. */
  readonly families: readonly ModelFamily[];
  readonly limit: number;
  readonly conditions: readonly Condition[];
}

/** A property, and the values of which a candidate must have one. */
interface Condition {
  readonly id: string;
  readonly values: readonly (Entity | string)[];
}

interface Extension {
  readonly ids: readonly string[];
  readonly properties: readonly { readonly id: string; readonly meant: readonly Property[] }[];
}

type JsonFields = Readonly<Record<string, unknown>>;

/** Thrown within this file, so that each part of a query is read in one line. */
class Fault extends Error {
  constructor(readonly problem: Problem) {
    super(problem.name);
  }
}

const wrong = (parameter: string, en: string, es: string) =>
  new Fault(badParameters([{ parameter, value: null, message: { en, es } }]));

const tooMany = (detail: Localized) => new Fault(problem('body-too-large', detail));

function* jsonOf(parameter: string, text: string): YieldingWork<JsonFields> {
  const outline = yield* outlineJson(text, { longestRow: 0, mostRows: 0, around: LONGEST_BODY });
  if (!('frame' in outline)) throw wrong(parameter, outline.en, outline.es);
  const fault = jsonFault(text);
  yield;
  if (fault !== undefined) {
    const said = unreadableJson(text, fault);
    throw wrong(parameter, said.en, said.es);
  }
  const value: unknown = JSON.parse(text);
  if (isRow(value)) return value;
  throw wrong(parameter, `${parameter} must be a JSON object.`, `${parameter} debe ser un objeto JSON.`);
}

/** Reads the text, or returns the problem of a fault in it. */
function* reading<Read>(
  parameter: string,
  text: string,
  read: (value: JsonFields) => Read,
): YieldingWork<Read | Refused> {
  try {
    return read(yield* jsonOf(parameter, text));
  } catch (error) {
    if (error instanceof Fault) return { problem: error.problem };
    throw error;
  }
}

export const readQueries = (engine: Engine, text: string) =>
  reading('queries', text, (batch): readonly Query[] => {
    const entries = Object.entries(batch);
    if (entries.length === 0)
      throw wrong(
        'queries',
        'queries has no query. Send at least one, such as {"q0":{"query":"name"}}.',
        'queries no tiene ninguna consulta. Envía al menos una, como {"q0":{"query":"nombre"}}.',
      );
    if (entries.length > MOST_QUERIES)
      throw tooMany({
        en: `The batch has ${entries.length} queries; send at most ${MOST_QUERIES} in one request.`,
        es: `El lote tiene ${entries.length} consultas; envía a lo sumo ${MOST_QUERIES} por solicitud.`,
      });
    return entries.map(([key, query]) => readOne(engine, key, query));
  });

function readOne(engine: Engine, key: string, given: unknown): Query {
  const shown = JSON.stringify(key.slice(0, 40));
  const fault = (en: string, es: string) =>
    wrong('queries', `In the query ${shown}, ${en}.`, `En la consulta ${shown}, ${es}.`);
  if (!isRow(given)) throw fault('an object is required', 'se necesita un objeto');
  const { query = '', type = [], limit = USUAL, properties = [], type_strict: strict = 'any' } = given;
  if (typeof query !== 'string') throw fault('`query` must be a text', '`query` debe ser un texto');
  if (!Number.isInteger(limit) || (limit as number) < 1)
    throw fault('`limit` must be a positive integer', '`limit` debe ser un entero positivo');
  if (!['any', 'all', 'should'].includes(strict as string))
    throw fault('`type_strict` must be any, all or should', '`type_strict` debe ser any, all o should');
  if (!Array.isArray(properties) || properties.length > MOST_CONDITIONS)
    throw fault(
      `\`properties\` must be a list of at most ${MOST_CONDITIONS}`,
      `\`properties\` debe ser una lista de a lo sumo ${MOST_CONDITIONS}`,
    );
  const conditions = properties.map((each: unknown): Condition => {
    const { pid, v } = isRow(each) ? each : {};
    if (typeof pid !== 'string' || v === undefined)
      throw fault('each property needs `pid` and `v`', 'cada propiedad necesita `pid` y `v`');
    return { id: pid, values: [v].flat().slice(0, MOST_CONDITIONS).map(valueIn) };
  });
  if (query.trim() === '' && conditions.length === 0)
    throw fault('`query` or `properties` is required', 'se necesita `query` o `properties`');
  const types = [type].flat().map((each) => typeCalled(engine, each, fault));
  const families = (types.length > 0 ? [...new Set(types)] : typesOf(engine.model)).filter((family) =>
    conditions.every(({ id }) => propertyOf(engine.model, family, id) !== undefined),
  );
  if (families.length === 0) {
    const known = (types.length > 0 ? types : typesOf(engine.model)).flatMap((family) =>
      propertiesOf(engine.model, family).map(({ id }) => id),
    );
    const unknown = conditions.find(({ id }) => !known.includes(id)) ?? (conditions[0] as Condition);
    const near = nearest(unknown.id, [...new Set(known)]);
    throw fault(
      `no requested type has the property ${JSON.stringify(unknown.id.slice(0, 40))}${near === undefined ? '' : ` (did you mean ${near}?)`}`,
      `ningún tipo pedido tiene la propiedad ${JSON.stringify(unknown.id.slice(0, 40))}${near === undefined ? '' : ` (¿quisiste decir ${near}?)`}`,
    );
  }
  return { key, text: query.trim(), families, limit: Math.min(limit as number, MOST), conditions };

  function valueIn(value: unknown): Entity | string {
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
    const { id } = isRow(value) ? value : {};
    if (typeof id !== 'string')
      throw fault(
        'a value must be a text, a number, true, false, or an object with `id`',
        'un valor debe ser un texto, un número, true, false o un objeto con `id`',
      );
    return entityWith(engine, id) ?? id;
  }
}

function typeCalled(
  { model }: Engine,
  given: unknown,
  fault: (en: string, es: string) => Error,
): ModelFamily {
  const { id: name = given } = isRow(given) ? given : {};
  const types = typesOf(model);
  const found = typeof name === 'string' ? namedFamily(types, name) : undefined;
  if (found !== undefined) return found;
  const shown = JSON.stringify(name)?.slice(0, 60);
  const near = nearestFamily(types, String(name).slice(0, 100))?.path;
  throw fault(
    `the type ${shown} is unknown${near === undefined ? '' : ` (did you mean ${near}?)`}; the types are ${types.map(({ path }) => path).join(', ')}`,
    `el tipo ${shown} no existe${near === undefined ? '' : ` (¿quisiste decir ${near}?)`}; los tipos son ${types.map(({ path }) => path).join(', ')}`,
  );
}

export const readExtension = ({ model }: Engine, text: string) =>
  reading('extend', text, ({ ids, properties }): Extension => {
    const wanted: unknown = Array.isArray(properties) ? properties.map((each) => each?.id) : undefined;
    if (!isTexts(ids) || !isTexts(wanted))
      throw wrong(
        'extend',
        'extend needs `ids`, a list of texts, and `properties`, a list of objects with `id`.',
        'extend necesita `ids`, una lista de textos, y `properties`, una lista de objetos con `id`.',
      );
    if (ids.length * wanted.length > MOST_VALUES)
      throw tooMany({
        en: `The request has ${ids.length} ids and ${wanted.length} properties; their product must be at most ${MOST_VALUES}.`,
        es: `La solicitud tiene ${ids.length} ids y ${wanted.length} propiedades; su producto debe ser a lo sumo ${MOST_VALUES}.`,
      });
    const all = typesOf(model).flatMap((family) => propertiesOf(model, family));
    return { ids, properties: wanted.map((id) => ({ id, meant: propertiesMeant(id, all) })) };
  });

const isTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.length > 0 && list.every((each) => typeof each === 'string');

/** One of each family that has it. */
function propertiesMeant(id: string, all: readonly Property[]): readonly Property[] {
  const meant = all.filter((each) => each.id === id);
  if (meant.length > 0) return meant;
  const shown = JSON.stringify(id.slice(0, 40));
  const near = nearest(id.slice(0, 100), [...new Set(all.map((each) => each.id))]);
  throw wrong(
    'extend',
    `The property ${shown} is unknown.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    `La propiedad ${shown} no existe.${near === undefined ? '' : ` ¿Quisiste decir ${near}?`}`,
  );
}
