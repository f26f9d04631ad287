// Tools on the related records of one record: any list of it, and the lists that have a separate tool.
import type { Engine } from '../../../engine/answers/engine.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import type { OperationOnRecords } from '../../../engine/operations/operation.js';
import { operationsOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { nearest } from '../../../engine/text/nearest.js';
import { answerRecords, listArguments, sortArguments, whereArgument } from '../answer-records.js';
import { inTexts } from '../ask.js';
import { parentRecord } from '../named-record.js';
import { readResource, resourceArgument } from '../resource-argument.js';
import {
  type Argument,
  type Given,
  isRefused,
  joinedNotes,
  properRecords,
  type Refused,
  shownFields,
  type Tool,
  type ToolNames,
  type ToolResult,
} from '../tool.js';

const id: Argument = {
  schema: { type: ['integer', 'string'] },
  required: true,
};

const rest = { ...sortArguments, where: whereArgument, ...listArguments };

export function relatedTools(engine: Engine, names: ToolNames): readonly Tool[] {
  const lists = relatedOperations(engine);
  if (lists.length === 0) return [];
  const named = names.related.flatMap(({ name, operation, argument }): readonly Tool[] => {
    const list = lists.find((each) => each.id === operation);
    if (list === undefined) return [];
    return [
      {
        name,
        title: list.summary.en,
        description: `Lists the ${list.summary.en.toLowerCase()}. ${argument} accepts an id or a name.`,
        arguments: { [argument]: id, ...rest },
        call: (current, given) => callRelated(current, list, given[argument], given),
      },
    ];
  });
  return [...named, anyRelated(lists)];
}

/** The first of each list: others return it at further paths. */
const relatedOperations = (engine: Engine): readonly OperationOnRecords[] =>
  [...operationsOfKind(engine, kinds.related), ...operationsOfKind(engine, kinds.figures)].filter(
    ({ list }, index, all) => all.findIndex((each) => each.list === list) === index,
  );

/** Of a series with a default. */
const FIGURES =
  ' Figures are one per year, with kind, release and a note if they are not comparable with the year before; `where: {"series": "all"}` adds the other published figures.';

/** As it is called in the path. */
const listName = ({ path }: OperationOnRecords) => path.split('/').at(-1) as string;

function anyRelated(lists: readonly OperationOnRecords[]): Tool {
  const [first] = lists;
  const figures = lists.some(({ family }) => family.series?.inDefault !== undefined) ? FIGURES : '';
  const ofFirst = lists.filter(({ owner }) => owner === first?.owner).map(listName);
  return {
    name: 'get_related_items',
    title: 'Related records',
    description: `Lists the records that belong to a record, or its figures by year. For example, ${first?.owner.path} has ${ofFirst.join(', ')}; get_api_reference returns the lists of each resource.${figures} \`id\` accepts an id or a name.`,
    arguments: {
      resource: resourceArgument,
      id,
      list: { schema: { type: 'string' }, required: true },
      ...rest,
    },
    *call(engine, given): YieldingWork<ToolResult | Refused> {
      const family = readResource(engine.model, given.resource, (each) =>
        lists.some(({ owner }) => owner === each),
      );
      if (isRefused(family)) return family;
      const own = lists.filter(({ owner }) => owner === family);
      const wanted = String(given.list);
      const list = own.find((each) => listName(each).toLowerCase() === wanted.toLowerCase());
      if (list !== undefined) return yield* callRelated(engine, list, given.id, given);
      const meant = nearest(wanted, own.map(listName));
      return {
        refused: `${family.path} has no list called ${JSON.stringify(wanted.slice(0, 100))}.`,
        next: `${meant === undefined ? '' : `Did you mean ${meant}? `}Its lists are ${own.map(listName).join(', ')}.`,
      };
    },
  };
}

function* callRelated(
  engine: Engine,
  list: OperationOnRecords,
  of: unknown,
  given: Given,
): YieldingWork<ToolResult | Refused> {
  const parent = yield* parentRecord(engine, list.owner, of);
  if (isRefused(parent)) return parent;
  const { sortBy, sortDirection } = given;
  // The path of a family with a single record already names it.
  const own = inTexts({ id: list.owner.only === undefined ? parent.id : undefined, sortBy, sortDirection });
  const proper = properRecords(engine, list.family, given);
  const texts = { ...proper.texts, ...inTexts((given.where ?? {}) as Given), ...own };
  const result = yield* answerRecords(engine, list, texts, given, shownFields(list.family, given));
  const { summary: place, also } = parent.place ?? {};
  return isRefused(result) ? result : { ...result, place, also, note: joinedNotes(proper.note, result.note) };
}
