// Finds the record that a name means in some families, for questions about its surroundings, neighbours and parts.
import type { Engine } from '../../engine/answers/engine.js';
import type { Model, ModelFamily, Row } from '../../engine/model/model.js';
import { namedFamily, nearestFamily } from '../../engine/names/named-family.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import { type Operation, operationOfKind } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { codedRecord, noSuchCode, recordWithId } from './places/official-codes.js';
import {
  levelFamilies,
  notCalled,
  type PlaceRecord,
  placeSummary,
  refuseAmbiguous,
  resolvePlace,
} from './places/place-names.js';
import { type Argument, ask, inTexts, isRefused, type RefusedCall, type ToolResult } from './tool.js';

export const resourceArgument: Argument = {
  schema: { type: 'string' },
  required: true,
};

export function readResource(
  { families }: Model,
  given: unknown,
  isOffered: (family: ModelFamily) => boolean = () => true,
): ModelFamily | RefusedCall {
  const family = namedFamily(families, String(given));
  const offered = families.filter(isOffered);
  const paths = offered.map(({ path }) => path).join(', ');
  if (family !== undefined && isOffered(family)) return family;
  if (family !== undefined)
    return {
      refused: `This tool does not support ${family.path}.`,
      next: `It supports ${paths}. Other tools may support ${family.path}.`,
    };
  const near = nearestFamily(offered, String(given));
  return {
    refused: `There is no resource called ${JSON.stringify(String(given).slice(0, 100))}.`,
    next: `${near === undefined ? '' : `Did you mean ${near.path}? `}The resources are ${paths}.`,
  };
}

/** A search scores a record with this name at least so high, and a similar one lower. */
const WHOLE_NAME_SCORE = 0.98;
const MOST = 50;

export interface NamedRecord extends PlaceRecord {
  readonly summary: Row;
  readonly also?: readonly Row[];
}

export function* recordNamed(
  engine: Engine,
  name: unknown,
  families: readonly ModelFamily[],
): YieldingWork<NamedRecord | RefusedCall> {
  const { catalog, model } = engine;
  const all = levelFamilies(model);
  const wanted = all.filter((level) => families.includes(level));
  const found = yield* resolvePlace(catalog, name, { all, wanted });
  const places = found?.places ?? (yield* othersCalled(engine, name, families));
  const [first, ...others] = places;
  if (first === undefined) return yield* notCalled(engine, name, families);
  if (others.length > 0) return refuseAmbiguous(catalog, name, places);
  const also = (found?.also ?? []).map((each) => placeSummary(catalog, each));
  return { ...first, summary: placeSummary(catalog, first), ...(also.length > 0 && { also }) };
}

/** Records that are not areas, such as volcanoes and airports. */
function* othersCalled(engine: Engine, name: unknown, families: readonly ModelFamily[]) {
  const levels = levelFamilies(engine.model);
  const others = families.filter((family) => family.find !== undefined && !levels.includes(family));
  if (others.length === 0) return [];
  const search = operationOfKind(engine, kinds.searchAll) as Operation;
  const of = others.map(({ record }) => record);
  const found = yield* ask(engine, search, inTexts({ q: name, families: of, limit: MOST }));
  if ('problem' in found) return [];
  const { hits } = found.value as {
    readonly hits: readonly { family: string; id: number | null; score: number }[];
  };
  const whole = hits.filter(({ id, score }) => id !== null && score >= WHOLE_NAME_SCORE);
  // If several records have the name, those of the most common family are meant, such as a volcano before a village.
  const called = others.filter(({ record }) => whole.some(({ family }) => family === record));
  const least = Math.min(...called.map(({ find }) => find?.order ?? 0));
  return whole.flatMap(({ family, id }) => {
    const own = called.find(({ record, find }) => record === family && find?.order === least);
    const table = own && engine.catalog.table(own);
    const ordinal = table?.ordinal(id as number);
    const row = ordinal === undefined ? undefined : table?.rows[ordinal];
    return own === undefined || row === undefined ? [] : [{ family: own, row }];
  });
}

interface ParentRecord {
  readonly id: unknown;
  readonly named: Pick<ToolResult, 'place' | 'also' | 'note'>;
}

/** The record whose parts, past or sources a tool returns, found by code, id or name. */
export function* parentRecord(
  engine: Engine,
  family: ModelFamily,
  of: unknown,
): YieldingWork<ParentRecord | RefusedCall> {
  const { catalog } = engine;
  const coded = codedRecord(engine, family, of);
  if (coded !== undefined)
    return { id: coded.row.id, named: { place: placeSummary(catalog, coded), note: coded.note } };
  const unknown = noSuchCode(engine, family, of);
  if (unknown !== undefined) return unknown;
  const isId = /^\s*\d+\s*$/.test(String(of));
  if (family.find === undefined || isId) {
    const row = isId ? recordWithId(engine, family, of) : undefined;
    return { id: of, named: { place: row && placeSummary(catalog, { family, row }) } };
  }
  const place = yield* recordNamed(engine, of, [family]);
  return isRefused(place) ? place : { id: place.row.id, named: { place: place.summary, also: place.also } };
}
