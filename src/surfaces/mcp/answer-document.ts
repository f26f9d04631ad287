// The document of an operation, as a tool returns it: long lists in it are cut, with the number of omitted entries.
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row, ToOne } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { PlaceRecord } from './places/place-names.js';
import {
  type Argument,
  afterProblem,
  ask,
  type CitedSource,
  type RefusedCall,
  type Texts,
  type ToolResult,
} from './tool.js';

/** A longer list shows both places in its fields. */
const MOST_SENTENCES = 5;

/**
 * Explains which of its two places a record is shown for, because an airport lies in one municipality and can serve another. Undefined if
 * the result does not depend on it.
 */
export function locatedNote(
  { locatedIn, otherPlace }: ModelFamily,
  place: PlaceRecord | undefined,
  countBy?: unknown,
): string | undefined {
  if (locatedIn === undefined || otherPlace === undefined) return undefined;
  const { key, name } = otherPlace.relation;
  if (place?.family === locatedIn.target) {
    const { id } = place.row;
    return `A place matches ${keyMeaning(locatedIn.key)} or ${keyMeaning(key)}. \`where: {"${locatedIn.key.name}": ${id}}\` or \`where: {"${key.name}": ${id}}\` without \`in\` selects by one of them.`;
  }
  if (![locatedIn.name, name].some((each) => beginsWith(countBy, each))) return undefined;
  return `Places are by ${keyMeaning(locatedIn.key)}. \`countBy: "${key.name}"\` groups by ${keyMeaning(key)}.`;
}

/** Writes `X lies in Lebrija and serves Bucaramanga.` for a few records whose places differ. */
export function placesOfRecords(
  catalog: Catalog,
  family: ModelFamily,
  rows: readonly Row[],
): string | undefined {
  if (rows.length > MOST_SENTENCES) return undefined;
  const table = catalog.table(family);
  const sentences = rows.flatMap(({ id }) => {
    const row = table.rows[table.ordinal(id as number) ?? -1];
    const other = row && otherPlaceOf(catalog, { family, row });
    return other === undefined
      ? []
      : [`${nameOf(family, row as Row)} lies in ${other.lies} and ${other.verb.en} ${other.name}.`];
  });
  return sentences.join(' ') || undefined;
}

const beginsWith = (path: unknown, name: string) =>
  String(path ?? '')
    .split('.')[0]
    ?.trim()
    .toLowerCase() === name.toLowerCase();

/** `municipalityId (Id of the municipality it is in)`. */
const keyMeaning = ({ name, about }: ToOne['key']) =>
  about === undefined ? name : `${name} (${about.en.split(/[,.;]/)[0]})`;

const [USUAL, MOST] = [20, 200];

export const limitArgument: Argument = { schema: { type: 'integer', minimum: 1, maximum: MOST } };

export function* answerDocument(
  engine: Engine,
  operation: Operation,
  texts: Texts,
  {
    limit,
    sources,
  }: { readonly limit?: unknown; readonly sources: (value: unknown) => readonly CitedSource[] },
): YieldingWork<ToolResult | RefusedCall> {
  const result = yield* ask(engine, operation, texts);
  if ('problem' in result) return afterProblem(result.problem, operation.owner);
  const { answer, omitted } = cut(result.value, Math.min(Number(limit ?? USUAL), MOST));
  const next =
    omitted === undefined
      ? undefined
      : `Part of the result is omitted (see omitted). Call again with a limit of up to ${MOST}, or narrow the request.`;
  return { operation: result.operation, answer, omitted, next, sources: sources(result.value) };
}

/** Cuts a long list. The list itself is `answer`. */
function cut(value: unknown, most: number): Pick<ToolResult, 'answer' | 'omitted'> {
  if (Array.isArray(value))
    return value.length <= most
      ? { answer: value }
      : { answer: value.slice(0, most), omitted: { answer: value.length - most } };
  const long = Object.entries(value as object).filter(
    ([, each]) => Array.isArray(each) && each.length > most,
  );
  if (long.length === 0) return { answer: value };
  const shorter = long.map(([name, list]) => [name, (list as unknown[]).slice(0, most)]);
  return {
    answer: { ...(value as object), ...Object.fromEntries(shorter) },
    omitted: Object.fromEntries(long.map(([name, list]) => [name, (list as unknown[]).length - most])),
  };
}
