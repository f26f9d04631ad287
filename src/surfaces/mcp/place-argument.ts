// Reads the arguments `in` and `level`, and narrows records to the place that they mean.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { keyPath, type Step, toOneRelations } from '../../engine/model/to-one-paths.js';
import { nameKey } from '../../engine/names/name-key.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { locatedNote } from './answer-document.js';
import {
  levelFamilies,
  levelWords,
  notCalled,
  pathToLevel,
  placeSummary,
  refuseAmbiguous,
  resolvePlace,
  shownName,
} from './places/place-names.js';
import { type Argument, type Given, isRefused, type RefusedCall, type Texts } from './tool.js';

export const placeArguments: Readonly<Record<string, Argument>> = {
  in: { schema: { type: 'string' } },
  level: { schema: { type: 'string' } },
};

interface Narrowed {
  readonly texts: Texts;
  /** The place that was understood, so that a mistake is visible. */
  readonly place?: Row;
  /** Smaller places of the same name. */
  readonly also?: readonly Row[];
  /** The relation that was used, if records have another one to such places. */
  readonly note?: string | undefined;
  /** The fields that show the place of each record. */
  readonly shown?: readonly string[];
}

/** The query options for the records in the place. */
export function* narrowedTo(
  engine: Engine,
  operation: Operation,
  family: ModelFamily,
  { in: name, level }: Given,
): YieldingWork<Narrowed | RefusedCall> {
  if (name === undefined)
    return level === undefined
      ? { texts: {} }
      : { refused: '`level` requires `in`.', next: 'Set `in`, or remove `level`.' };
  const { catalog, model } = engine;
  const all = levelFamilies(model);
  const wanted = level === undefined ? all : readLevel(all, level);
  if (isRefused(wanted)) return wanted;
  const found = yield* resolvePlace(catalog, name, { all, wanted });
  if (found === undefined) return yield* notCalled(engine, name, wanted);
  const [place, ...others] = found.places;
  const path = pathToLevel(family, place.family);
  const isWhole = place.family.only !== undefined;
  const hasNone = all.every((each) => pathToLevel(family, each) === undefined);
  const isOnMap = hasNone && operation.option('within') !== undefined;
  if (path === undefined && !isWhole && !isOnMap) return cannotBeNarrowed(family, place.family, all);
  if (others.length > 0) return refuseAmbiguous(catalog, name, found.places);
  const result = {
    place: placeSummary(catalog, place),
    ...(found.also.length > 0 && { also: found.also.map((each) => placeSummary(catalog, each)) }),
  };
  // All records belong to the whole, even without a relation to it.
  if (isWhole) return { ...result, texts: {} };
  if (path === undefined) return { ...result, texts: { within: `${place.family.path}/${place.row.id}` } };
  const note = locatedNote(family, place);
  const isEither = family.otherPlace !== undefined && place.family === family.locatedIn?.target;
  const texts = isEither
    ? { place: `${place.family.path}/${place.row.id}` }
    : { [keyPath(path)]: String(place.row.id) };
  const shown = isEither ? [path, [family.otherPlace.relation] as const] : [path];
  return { ...result, texts, shown: shown.flatMap((each) => shownBy(family, each)), note };
}

function readLevel(all: readonly ModelFamily[], given: unknown): readonly ModelFamily[] | RefusedCall {
  const key = nameKey(String(given));
  const level = all.find((each) => levelWords(each).some((word) => nameKey(word) === key));
  if (level !== undefined) return [level];
  return {
    refused: `There is no level called ${shownName(given)}.`,
    next: `The levels are ${all.map(({ noun }) => noun.bare.en).join(', ')}.`,
  };
}

/** A key without a relation shows nothing more. */
function shownBy(family: ModelFamily, path: readonly Step[]): readonly string[] {
  const [first] = path;
  const name = path.at(-1)?.target.nameFields[0];
  if (name === undefined || !toOneRelations(family).some((relation) => relation === first)) return [];
  return [[...path.map((step) => step.name), name].join('.')];
}

function cannotBeNarrowed(family: ModelFamily, to: ModelFamily, all: readonly ModelFamily[]): RefusedCall {
  const possible = all
    .filter((level) => pathToLevel(family, level) !== undefined)
    .map(({ noun }) => noun.bare.en);
  const title = family.title.en;
  if (possible.length === 0)
    return {
      refused: `${title} cannot be filtered by a place, because their records do not belong to one.`,
      next: 'Remove `in`; search_items searches the text of the records.',
    };
  return {
    refused: `${title} have no ${to.noun.bare.en}.`,
    next: `Use ${possible.join(' or ')}.`,
  };
}
