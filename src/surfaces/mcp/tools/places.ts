// Tools on places: find one by name, the areas that contain a point, the records near it, the neighbours of an area.
import type { Engine } from '../../../engine/answers/engine.js';
import { pointOf } from '../../../engine/model/point-of.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import type { Operation, OperationOnRecords } from '../../../engine/operations/operation.js';
import { operationOfKind, operationsOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerDocument, limitArgument } from '../answer-document.js';
import { answerRecords, listArguments, whereArgument } from '../answer-records.js';
import { inTexts } from '../ask.js';
import { recordNamed } from '../named-record.js';
import { readResource, resourceArgument } from '../resource-argument.js';
import { sourcesOfBorders } from '../sources.js';
import { type Argument, type Given, isRefused, type Refused, type Tool, type ToolResult } from '../tool.js';

const degrees = (most: number): Argument => ({ schema: { type: 'number', minimum: -most, maximum: most } });
const [latitude, longitude] = [degrees(90), degrees(180)];
const placeArgument: Argument = { schema: { type: 'string' } };

export const placeTools = (engine: Engine): readonly Tool[] => [
  ...locating(engine),
  ...nearby(engine),
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

function nearby(engine: Engine): readonly Tool[] {
  const lists = operationsOfKind(engine, kinds.wholeList).filter(
    ({ option }) => option('near') !== undefined,
  );
  if (lists.length === 0) return [];
  return [
    {
      name: 'what_is_near',
      title: 'Records near a place or a point',
      description: `Lists the records of a resource around a point or a place, nearest first, with their distance in kilometres. Supports ${[...new Set(lists.map(({ owner }) => owner.path))].join(', ')}. radiusKm is 50 by default.`,
      arguments: {
        resource: resourceArgument,
        place: placeArgument,
        latitude,
        longitude,
        radiusKm: { schema: { type: 'number', exclusiveMinimum: 0 } },
        where: whereArgument,
        ...listArguments,
      },
      *call(current, given): YieldingWork<ToolResult | Refused> {
        const family = readResource(current.model, given.resource, (each) =>
          lists.some(({ owner }) => owner === each),
        );
        if (isRefused(family)) return family;
        const point = yield* pointMeant(current, given);
        if (isRefused(point)) return point;
        const operation = lists.find(({ owner }) => owner === family) as OperationOnRecords;
        const around = inTexts({ near: point.near, radius: given.radiusKm });
        const texts = { ...inTexts((given.where ?? {}) as Given), ...around };
        const result = yield* answerRecords(current, operation, texts, given);
        return isRefused(result) ? result : { ...result, place: point.place, also: point.also };
      },
    },
  ];
}

function* pointMeant(
  engine: Engine,
  { place, latitude: lat, longitude: lon }: Given,
): YieldingWork<({ readonly near: string } & Pick<ToolResult, 'place' | 'also'>) | Refused> {
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
      *call(current, given): YieldingWork<ToolResult | Refused> {
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
