// Which record the name of a place means, and how records are narrowed to it.
import type { Engine } from '../engine/engine.js';
import type { ModelFamily, Row } from '../model/model.js';
import type { Operation } from '../operations/operation.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { ask, inTexts, type Texts } from './ask.js';
import type { Argument, Refused } from './tool.js';

/** Below it, a name is only similar. */
const SURE = 0.9;
const CANDIDATES = 5;

export interface Place {
  readonly family: ModelFamily;
  readonly row: Row;
  /** What it was taken for, so that a mistake is seen. */
  readonly told: Row;
}

interface Hit {
  readonly family: string;
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
  readonly score: number;
}

export const inArgument: Argument = {
  schema: {
    type: 'string',
    description: 'Only records in this place, by its name; the answer says in `place` how it was understood.',
  },
};

export function* placeNamed(
  engine: Engine,
  name: unknown,
  families: readonly ModelFamily[],
): YieldingWork<Place | Refused> {
  const search = engine.operations.find(({ id }) => id === 'searchAll') as Operation;
  const of = families.map(({ record }) => record);
  const found = yield* ask(engine, search, inTexts({ q: name, families: of, limit: CANDIDATES, lang: 'en' }));
  const next = 'Check the spelling, or call find_place to see what there is.';
  if ('problem' in found) return { refused: found.problem, next };
  const hits = (found.value as { readonly hits: readonly Hit[] }).hits.filter(({ id }) => id !== null);
  const [first] = hits;
  if (first === undefined)
    return { refused: `No place is called ${JSON.stringify(String(name).slice(0, 100))}.`, next };
  const isClear = first.score >= SURE || hits.length === 1;
  if (!isClear)
    return {
      refused: `It is not clear which place ${JSON.stringify(String(name).slice(0, 100))} is.`,
      next: `Call again with one of these names: ${hits.map((hit) => `${hit.name} (${hit.context})`).join('; ')}.`,
    };
  const family = families.find(({ record }) => record === first.family) as ModelFamily;
  const table = engine.catalog.table(family);
  const row = table.rows[table.ordinal(first.id as number) as number] as Row;
  const told = { resource: family.path, id: first.id, name: first.name, context: first.context };
  return { family, row, told };
}

/** The query options that leave only what belongs to the place, or lies in it. */
export function* narrowedTo(
  engine: Engine,
  operation: Operation,
  family: ModelFamily,
  name: unknown,
): YieldingWork<{ readonly texts: Texts; readonly place: Row | undefined } | Refused> {
  if (name === undefined) return { texts: {}, place: undefined };
  const keys = family.relations.flatMap((relation) =>
    relation.to === 'one' && relation.target.boundary !== undefined ? [relation] : [],
  );
  const hasWithin = operation.option('within') !== undefined;
  const areas = engine.model.families.filter(
    (each) =>
      each.find !== undefined &&
      each.boundary !== undefined &&
      each.only === undefined &&
      (hasWithin || keys.some(({ target }) => target === each)),
  );
  if (areas.length === 0)
    return {
      refused: `${family.path} cannot be narrowed to a place.`,
      next: 'Leave out `in`; `search_items` finds words in the records.',
    };
  const place = yield* placeNamed(engine, name, areas);
  if ('refused' in place) return place;
  const key = keys.find(({ target }) => target === place.family);
  const texts = key
    ? { [key.key.name]: String(place.row.id) }
    : { within: `${place.family.path}/${place.row.id}` };
  return { texts, place: place.told };
}
