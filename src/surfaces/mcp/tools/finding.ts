// Tools that find records of any resource: by a typed text, by a code, by a point, or row by row.
import type { Engine } from '../../../engine/answers/engine.js';
import type { Row } from '../../../engine/model/model.js';
import { pointOf } from '../../../engine/model/read-row.js';
import { batchKinds, kinds } from '../../../engine/operations/kinds/index.js';
import {
  type Operation,
  type OperationOnRecords,
  operationOfKind,
  operationsOfKind,
} from '../../../engine/operations/operation.js';
import { LARGEST_RADIUS, USUAL_RADIUS } from '../../../engine/operations/options/place.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerDocument, limitArgument } from '../answer-document.js';
import { answerRecords, listArguments, whereArgument } from '../answer-records.js';
import { type NamedRecord, readResource, recordNamed, resourceArgument } from '../named-record.js';
import { codeFilters } from '../places/official-codes.js';
import {
  type Argument,
  type CitedSource,
  type Given,
  inTexts,
  isRefused,
  joinedNotes,
  type RefusedCall,
  sourcesOfBorders,
  sourcesOfFamily,
  sourcesOfRecords,
  type Tool,
  type ToolResult,
} from '../tool.js';

const degrees = (most: number): Argument => ({ schema: { type: 'number', minimum: -most, maximum: most } });
const [latitude, longitude] = [degrees(90), degrees(180)];
const placeArgument: Argument = { schema: { type: 'string' } };

/** Tools on places: the areas of a point, the records near it, the distance between two, and the neighbours of an area. */
export const placeTools = (engine: Engine): readonly Tool[] => [
  ...locating(engine),
  ...nearby(engine),
  ...apart(engine),
  ...bordering(engine),
];

function locating(engine: Engine): readonly Tool[] {
  const operation = operationOfKind(engine, kinds.locate);
  const { levels } = engine.model;
  if (operation === undefined || levels === undefined) return [];
  return [
    {
      name: 'locate_point',
      title: operation.summary.en,
      description:
        'Finds the areas that contain a point, from the largest to the smallest, or the nearest ones if none does. Coordinates are in degrees; west and south are negative.',
      arguments: { latitude: { ...latitude, required: true }, longitude: { ...longitude, required: true } },
      call: (current, given) =>
        answerDocument(current, operation, inTexts({ lat: given.latitude, lon: given.longitude }), {
          sources: () => sourcesOfBorders(current.catalog, levels.drawn),
        }),
    },
  ];
}

/** The lists that a point orders by distance. */
const listsAround = (engine: Engine) =>
  operationsOfKind(engine, kinds.wholeList).filter(({ option }) => option('near') !== undefined);

function nearby(engine: Engine): readonly Tool[] {
  const lists = listsAround(engine);
  if (lists.length === 0) return [];
  return [
    {
      name: 'what_is_near',
      title: 'Records near a place or a point',
      description: `Lists the records of a resource around a point or a place, nearest first, with their distance in kilometres. Supports ${[...new Set(lists.map(({ owner }) => owner.path))].join(', ')}. radiusKm is ${USUAL_RADIUS} by default; with a limit of 1, the nearest record at any distance.`,
      arguments: {
        resource: resourceArgument,
        place: placeArgument,
        latitude,
        longitude,
        radiusKm: { schema: { type: 'number', exclusiveMinimum: 0 } },
        where: whereArgument,
        ...listArguments,
      },
      *call(current, given): YieldingWork<ToolResult | RefusedCall> {
        const family = readResource(current.model, given.resource, (each) =>
          lists.some(({ owner }) => owner === each),
        );
        if (isRefused(family)) return family;
        const point = yield* pointMeant(current, given);
        if (isRefused(point)) return point;
        const operation = lists.find(({ owner }) => owner === family) as OperationOnRecords;
        const isNearest = given.radiusKm === undefined && Number(given.limit) === 1;
        const radius = given.radiusKm ?? (isNearest ? LARGEST_RADIUS : USUAL_RADIUS);
        const around = inTexts({ near: point.near, radius });
        const filters = codeFilters(current, family, given);
        const result = yield* answerRecords(current, operation, { ...filters.texts, ...around }, given);
        const { place, also } = point;
        return isRefused(result)
          ? result
          : {
              ...result,
              place,
              also,
              note: joinedNotes(isNearest ? NEAREST : within(radius), filters.note, result.note),
            };
      },
    },
  ];
}

const within = (radius: unknown) =>
  `This is within a radius of ${radius} km. Without radiusKm and with a limit of 1, the result is the nearest record.`;
const NEAREST = 'This is the nearest record, without a radius.';

function apart(engine: Engine): readonly Tool[] {
  const lists = listsAround(engine);
  if (lists.length === 0) return [];
  const owners = lists.map(({ owner }) => owner);
  const named: Argument = { schema: { type: 'string' }, required: true };
  return [
    {
      name: 'get_distance',
      title: 'Distance between two places',
      description:
        'Returns the distance between two named places in a straight line, in kilometres, not by road. It is measured between the coordinates of their records, which for an area are those of its seat.',
      arguments: { from: named, to: named },
      *call(current, { from, to }): YieldingWork<ToolResult | RefusedCall> {
        const first = yield* recordNamed(current, from, owners);
        if (isRefused(first)) return first;
        const at = pointOf(first.family, first.row);
        if (at === undefined) return withoutPoint(first);
        const second = yield* recordNamed(current, to, owners);
        if (isRefused(second)) return second;
        const list = lists.find(({ owner }) => owner === second.family) as OperationOnRecords;
        const texts = inTexts({
          near: `${at.latitude},${at.longitude}`,
          radius: LARGEST_RADIUS,
          id: second.row.id,
        });
        const result = yield* answerRecords(current, list, texts, { fields: ['id', 'distanceKm'] });
        if (isRefused(result)) return result;
        const [found] = result.answer as readonly Row[];
        if (found === undefined) return withoutPoint(second);
        const also = [...(first.also ?? []), ...(second.also ?? [])];
        return {
          ...result,
          total: undefined,
          also: also.length > 0 ? also : undefined,
          sources: eachOnce([first, second].flatMap((each) => sourcesOfPoint(current, each))),
          answer: { from: first.summary, to: second.summary, distanceKm: found.distanceKm },
          note: 'This is the distance in a straight line, not by road.',
        };
      },
    },
  ];
}

const withoutPoint = ({ summary }: NamedRecord): RefusedCall => ({
  refused: `${summary.name} has no coordinates.`,
  next: 'Name another place.',
});

const sourcesOfPoint = ({ catalog }: Engine, { family, row }: NamedRecord): readonly CitedSource[] =>
  sourcesOfRecords(catalog, family, [row.id], Object.values(family.coordinates ?? {}));

const eachOnce = (sources: readonly CitedSource[]): readonly CitedSource[] => [
  ...new Map(sources.map((source) => [JSON.stringify(source), source])).values(),
];

function* pointMeant(engine: Engine, { place, latitude: lat, longitude: lon }: Given) {
  if (lat !== undefined && lon !== undefined && place === undefined) return { near: `${lat},${lon}` };
  if (place === undefined || lat !== undefined || lon !== undefined)
    return {
      refused: 'A place or a point is required.',
      next: 'Send either place, or both latitude and longitude.',
    };
  const families = engine.model.families.filter(
    ({ find, coordinates, boundary }) => find && (coordinates || boundary),
  );
  const found = yield* recordNamed(engine, place, families);
  if (isRefused(found)) return found;
  const at = pointOf(found.family, found.row);
  if (at === undefined)
    return {
      refused: `${found.summary.name} has no coordinates.`,
      next: 'Send latitude and longitude.',
    };
  return { near: `${at.latitude},${at.longitude}`, place: found.summary, also: found.also };
}

function bordering(engine: Engine): readonly Tool[] {
  const areas = engine.model.families.filter((family) => operationOfKind(engine, kinds.neighbours, family));
  if (areas.length === 0) return [];
  const paths = areas.map(({ path }) => path);
  return [
    {
      name: 'get_neighbours',
      title: 'Neighbours of an area',
      description: `Lists the neighbours of an area (${paths.join(', ')}), with the length of each shared border in kilometres, longest first.`,
      arguments: {
        place: { ...placeArgument, required: true },
        resource: { schema: resourceArgument.schema },
        limit: limitArgument,
      },
      *call(current, given): YieldingWork<ToolResult | RefusedCall> {
        const family =
          given.resource === undefined
            ? undefined
            : readResource(current.model, given.resource, (each) => areas.includes(each));
        if (family !== undefined && isRefused(family)) return family;
        const place = yield* recordNamed(current, given.place, family === undefined ? areas : [family]);
        if (isRefused(place)) return place;
        const operation = operationOfKind(current, kinds.neighbours, place.family) as Operation;
        const result = yield* answerDocument(current, operation, inTexts({ id: place.row.id }), {
          limit: given.limit,
          sources: () => sourcesOfBorders(current.catalog, place.family),
        });
        return isRefused(result) ? result : { ...result, place: place.summary, also: place.also };
      },
    },
  ];
}

const MOST_ROWS = 100;
const USUAL_HITS = 5;

export const findingTools = (engine: Engine): readonly Tool[] => [
  ...toolsForFinding(engine),
  ...resolving(engine),
  ...matching(engine),
];

interface ListedHit {
  readonly family: string;
  readonly id: number | null;
  readonly certain: boolean;
}

/** The sources of the names and codes of the hits. */
function sourcesOfFound({ model, catalog }: Engine, found: readonly ListedHit[]): readonly CitedSource[] {
  const sources = model.families.flatMap((family) => {
    const ids = found.filter((each) => each.family === family.record && each.id !== null).map(({ id }) => id);
    return sourcesOfRecords(catalog, family, ids, [...family.nameFields, ...Object.keys(family.knownBy)]);
  });
  return eachOnce(sources);
}

function toolsForFinding(engine: Engine): readonly Tool[] {
  const operation = operationOfKind(engine, kinds.searchAll);
  if (operation === undefined) return [];
  return [
    {
      name: 'find_place',
      title: 'Find records by name',
      description:
        'Finds records of all resources by name, old name or code, even with typos or without accents. Returns the best hits with their id and `context` (kind and place). `change` is the change of name or code if you sent a former one.',
      arguments: {
        query: { schema: { type: 'string' }, required: true },
        resources: { schema: { type: 'array', items: { type: 'string' } } },
        limit: { schema: { type: 'integer', minimum: 1, maximum: 50 } },
        offset: { schema: { type: 'integer', minimum: 0 } },
      },
      *call(
        engine,
        { query, resources, limit = USUAL_HITS, offset },
      ): YieldingWork<ToolResult | RefusedCall> {
        const texts = inTexts({ q: query, families: resources, limit, offset, lang: 'en' });
        const result = yield* answerDocument(engine, operation, texts, {
          limit: 50,
          sources: (value) => sourcesOfFound(engine, (value as { hits: ListedHit[] }).hits),
        });
        if (isRefused(result)) return result;
        const { total, hits, ...outside } = result.answer as {
          readonly total: number;
          readonly hits: readonly ListedHit[];
          readonly note?: string;
        };
        if (outside.note !== undefined)
          return { ...result, answer: { total, hits }, total, note: outside.note };
        const shown = Number(offset ?? 0) + hits.length;
        const next = shown < total ? `Call again with offset ${shown} for more of ${total} hits.` : undefined;
        const none = `No record is called ${String(query).slice(0, 100)}${hits.length > 0 ? '; similar names:' : '.'}`;
        // Certain hits come first, so later pages have none.
        const isNone = Number(offset ?? 0) === 0 && !hits.some(({ certain }) => certain);
        return { note: isNone ? none : undefined, ...result, total, next };
      },
    },
  ];
}

function resolving(engine: Engine): readonly Tool[] {
  const operation = operationOfKind(engine, kinds.resolveCode);
  if (operation === undefined) return [];
  const codes = engine.model.families.flatMap((family) => Object.values(family.knownBy));
  const names = [...new Set(codes.map(({ en }) => en))];
  return [
    {
      name: 'resolve_code',
      title: 'Find records by code',
      description: `Finds records by code. Supported codes: ${names.join(', ')}. A former code leads to the current record, with its \`change\`.`,
      arguments: {
        code: { schema: { type: 'string' }, required: true },
        limit: limitArgument,
      },
      *call(current, { code, limit }): YieldingWork<ToolResult | RefusedCall> {
        const result = yield* answerDocument(current, operation as Operation, inTexts({ code, lang: 'en' }), {
          limit,
          sources: (value) => sourcesOfFound(current, (value as { records: ListedHit[] }).records),
        });
        return isRefused(result)
          ? { ...result, next: 'Check the code, or call find_place with a name.' }
          : result;
      },
    },
  ];
}

function matching({ model, batches }: Engine): readonly Tool[] {
  const operation = batches.find(({ kind }) => kind === batchKinds.match);
  if (operation === undefined) return [];
  const family = model.families.find((each) => each.matching !== undefined);
  return [
    {
      name: 'match_places',
      title: operation.summary.en,
      description: `Matches typed place names with records and returns ids, codes, a score and an explanation for each row. Ambiguous names are never guessed. Send up to ${MOST_ROWS} rows, each a text or an object such as ${JSON.stringify(operation.example)}.`,
      arguments: {
        rows: {
          schema: {
            type: 'array',
            items: { type: ['object', 'string'] },
            minItems: 1,
            maxItems: MOST_ROWS,
          },
          required: true,
        },
      },
      *call(engine, { rows }): YieldingWork<ToolResult | RefusedCall> {
        const list = (rows as readonly unknown[]).map((row) => operation.bare(row) ?? (row as Row));
        if (list.length > MOST_ROWS)
          return {
            refused: `There are more than ${MOST_ROWS} rows.`,
            next: `Send them ${MOST_ROWS} at a time.`,
          };
        const answer = yield* engine.answeringRows(operation, 'en');
        const answered = yield* answer(list, ({ given: row, found, error }) => ({ row, ...found, error }));
        const sources =
          family === undefined ? [] : sourcesOfFamily(engine.catalog, family, family.identifiers);
        return {
          operation: `${operation.method} ${operation.path}`,
          answer: { [operation.rows]: answered },
          sources,
        };
      },
    },
  ];
}
