// The candidates of a query. Names of places are judged as `/match` judges them, all other names as the search does; a candidate that is
// not certain, or that another one equals, is never a match.
import type { Engine } from '../../engine/answers/engine.js';
import { MARGIN } from '../../engine/matching/decide.js';
import type { Matching } from '../../engine/model/matching.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { nameKey } from '../../engine/names/name-key.js';
import { type MadeBy, RECORDS_IN_A_STEP, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';
import { type MatchOperations, manifestOf } from '../../site/manifest/manifest.js';
import {
  contextIn,
  type Entity,
  entityAt,
  entityId,
  entityName,
  entityWith,
  isEntity,
  type Property,
  propertyOf,
  propertyValue,
  typeIn,
} from './entities.js';
import type { readQueries } from './read-request.js';

/** No name is as long. */
const LONGEST_TEXT = 200;
/** Hits that are compared with the first one. */
const FEWEST_HITS = 10;

type Query = Exclude<MadeBy<typeof readQueries>, { readonly problem: unknown }>[number];
type Condition = Query['conditions'][number];

interface Candidate extends Entity {
  /** From 0 to 1. */
  readonly score: number;
  readonly certain: boolean;
}

type AskPlace = (row: Row) => YieldingWork<Row>;

/** `places` is undefined in a model without names of places. */
interface Context {
  readonly engine: Engine;
  readonly language: Language;
  readonly places: (MatchOperations & { readonly ask: AskPlace; readonly matching: Matching }) | undefined;
  /** Larger areas that occur beside other names in this batch. */
  readonly named: Map<string, Entity | undefined>;
}

/** Writes the result of each query under its key. */
export function* candidatesOf(
  engine: Engine,
  queries: readonly Query[],
  language: Language,
): YieldingWork<object> {
  const context: Context = { engine, language, places: yield* placesIn(engine, language), named: new Map() };
  const results: (readonly [string, object])[] = [];
  for (const query of queries) {
    yield;
    const found = withVerdict(yield* findCandidates(context, query)).slice(0, query.limit);
    results.push([query.key, { result: found.map((each) => written(context, each)) }]);
  }
  return Object.fromEntries(results);
}

function* placesIn(engine: Engine, language: Language): YieldingWork<Context['places']> {
  const { match } = manifestOf(engine).calculators;
  const matching = match?.shown.family.matching;
  if (match === undefined || matching === undefined) return undefined;
  const answer = yield* engine.answeringRows(match.batch, language);
  function* ask(row: Row): YieldingWork<Row> {
    const [found] = yield* answer([row], (answered) => answered.found ?? {});
    return found as Row;
  }
  return { ...match, matching, ask };
}

function written({ engine, language }: Context, candidate: Candidate & { readonly match: boolean }) {
  const { family, score, match } = candidate;
  return {
    id: entityId(candidate),
    name: entityName(candidate),
    description: contextIn(engine, candidate, language),
    type: [typeIn(family, language)],
    score: Math.round(score * 1000) / 10,
    match,
  };
}

/** The best first. One is the match if it is certain, and no other certain one is about as good. */
function withVerdict(candidates: readonly Candidate[]) {
  const sorted = candidates.toSorted((a, b) => b.score - a.score);
  const [best, next] = sorted.filter(({ certain }) => certain);
  const isAlone = best !== undefined && (next === undefined || best.score - next.score >= MARGIN);
  return sorted.map((each) => ({ ...each, match: isAlone && each === best }));
}

function* findCandidates(context: Context, query: Query): YieldingWork<readonly Candidate[]> {
  const { engine, places } = context;
  const { text, families, conditions } = query;
  if (text.length > LONGEST_TEXT) return [];
  const named = entityWith(engine, text);
  const found: Candidate[] = named && families.includes(named.family) ? [certainly(named)] : [];
  if (text === '') return yield* withAll(context, query);
  const isPlace = (family: ModelFamily) =>
    family === places?.shown.family || family === places?.around.family;
  const others = families.filter((family) => !isPlace(family));
  if (found.length === 0 && others.length < families.length)
    found.push(...(yield* placesCalled(context, query, families.filter(isPlace))));
  if (named === undefined && others.length > 0)
    found.push(...(yield* narrowed(context, yield* searched(context, query, others), conditions)));
  return found;
}

const certainly = (entity: Entity): Candidate => ({ ...entity, score: 1, certain: true });

/** Returns the same verdict as `/match` for the same names, from the text, the larger area beside it, and codes. */
function* placesCalled(
  context: Context,
  { text, conditions }: Query,
  wanted: readonly ModelFamily[],
): YieldingWork<readonly Candidate[]> {
  const { engine, places } = context;
  if (places === undefined) return [];
  const { matching, ask, within } = places;
  const [own, larger] = [places.shown.family, places.around.family];
  const { columns } = matching;
  const isCode = ({ id, values }: Condition) =>
    own.identifiers.includes(id) && values.every((value) => /^\d+$/.test(String(value)));
  const isAround = ({ id }: Condition) => id === within && wanted.includes(own);
  const around = conditions.find(isAround)?.values[0];
  const codes = conditions.filter(isCode).flatMap(({ values }) => values);
  const column = wanted.length > 1 ? columns.both : wanted[0] === own ? columns.own : columns.within;
  const found = yield* ask({
    ...(around !== undefined && { [columns.within[0] as string]: textOf(around) }),
    [column[0] as string]: [text, ...codes].join(' '),
  });
  const candidate = (family: ModelFamily, id: unknown, score: unknown, certain: boolean) => {
    const entity = wanted.includes(family) ? entityAt(engine.catalog, family, id) : undefined;
    return entity === undefined ? [] : [{ ...entity, score: score as number, certain }];
  };
  const [ownId, largerId] = [found[`${own.name}Id`], found[`${larger.name}Id`]];
  const matched =
    found.status !== 'matched'
      ? []
      : ownId === null
        ? candidate(larger, largerId, found.score, true)
        : candidate(own, ownId, found.score, true);
  const others = ((found.candidates ?? []) as readonly Row[]).flatMap(({ family, id, score }) =>
    candidate(family === own.record ? own : larger, id, score, false),
  );
  const rest = conditions.filter((each) => !isCode(each) && !isAround(each));
  return yield* narrowed(context, [...matched, ...others], rest);
}

/** A record in a cell is written as its code or its name. */
const textOf = (value: Entity | string): string =>
  isEntity(value)
    ? String(value.family.identifiers.map((field) => value.row[field]).find(Boolean) ?? entityName(value))
    : value;

function* searched(
  { engine, language }: Context,
  { text, limit }: Query,
  families: readonly ModelFamily[],
): YieldingWork<readonly Candidate[]> {
  const { find } = manifestOf(engine).calculators;
  if (find === undefined) return [];
  const found = yield* engine.ask(find.search, {
    q: text,
    families: families.map(({ record }) => record).join(),
    limit: String(Math.max(limit, FEWEST_HITS)),
    lang: language,
  });
  if ('problem' in found) return [];
  const { hits } = found.value as { readonly hits: readonly Row[] };
  return hits.flatMap(({ family: record, id, score, certain }) => {
    const family = families.find((each) => each.record === record);
    const entity = family && entityAt(engine.catalog, family, id);
    return entity ? [{ ...entity, score: score as number, certain: certain === true }] : [];
  });
}

/** Without a text: the records that have all of the values. One more than requested shows that none of them is the only one. */
function* withAll(
  context: Context,
  { families, conditions, limit }: Query,
): YieldingWork<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const family of families) {
    const holds = yield* testsOf(context, family, conditions);
    for (const [index, row] of context.engine.catalog.table(family).rows.entries()) {
      if (index % RECORDS_IN_A_STEP === 0) yield;
      if (holds({ family, row }) === true && found.push(certainly({ family, row })) > limit) return found;
    }
  }
  return found;
}

/** Leaves out candidates with another value. One whose value is not known stays, but is not certain. */
function* narrowed(
  context: Context,
  candidates: readonly Candidate[],
  conditions: readonly Condition[],
): YieldingWork<readonly Candidate[]> {
  if (conditions.length === 0) return candidates;
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const holds = (yield* testsOf(context, candidate.family, conditions))(candidate);
    if (holds !== false) kept.push({ ...candidate, certain: candidate.certain && holds === true });
  }
  return kept;
}

type Test = (entity: Entity) => boolean | undefined;

function* testsOf(
  context: Context,
  family: ModelFamily,
  conditions: readonly Condition[],
): YieldingWork<Test> {
  const tests: Test[] = [];
  for (const condition of conditions) {
    const property = propertyOf(context.engine.model, family, condition.id) as Property;
    tests.push(yield* conditionTest(context, property, condition));
  }
  return (entity) => {
    const held = tests.map((test) => test(entity));
    return held.includes(false) ? false : held.includes(undefined) ? undefined : true;
  };
}

/** Undefined if the value of a record is not known. */
function* conditionTest(context: Context, property: Property, { values }: Condition): YieldingWork<Test> {
  const { catalog } = context.engine;
  const meant: Entity[] = [];
  for (const value of values) {
    const entity = isEntity(value) ? value : yield* placeMeant(context, property.target, value);
    if (entity !== undefined) meant.push(entity);
  }
  const ids = new Set(meant.map(entityId));
  const texts = values.filter((value) => !isEntity(value)).map(String);
  const keys = new Set(texts.map(nameKey));
  return (entity) => {
    const value = propertyValue(catalog, property, entity);
    if (value === null) return undefined;
    if (isEntity(value)) {
      const names = [entityName(value), ...value.family.identifiers.map((field) => value.row[field])];
      return ids.has(entityId(value)) || names.some((name) => keys.has(nameKey(String(name))));
    }
    return [value]
      .flat()
      .some((each) =>
        typeof each === 'number'
          ? texts.some((text) => Number(text) === each)
          : keys.has(nameKey(String(each))),
      );
  };
}

/** The place that a value names, if it can be only one. */
function* placeMeant(
  { engine, places, named }: Context,
  target: ModelFamily | undefined,
  text: string,
): YieldingWork<Entity | undefined> {
  if (places === undefined || target === undefined) return undefined;
  const { shown, around, matching, ask } = places;
  const { columns } = matching;
  const column =
    target === around.family ? columns.within[0] : target === shown.family ? columns.own[0] : undefined;
  if (column === undefined) return undefined;
  const key = `${column} ${text}`;
  if (!named.has(key)) {
    const found = yield* ask({ [column]: text });
    const id = found.status === 'matched' ? found[`${target.name}Id`] : undefined;
    named.set(key, entityAt(engine.catalog, target, id));
  }
  return named.get(key);
}
