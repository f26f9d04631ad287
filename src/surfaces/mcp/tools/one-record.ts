// Tools about one record: its related records, its past, and the sources of its values.
import type { Engine } from '../../../engine/answers/engine.js';
import { editionName } from '../../../engine/dataset/dataset.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import {
  type Operation,
  type OperationOnRecords,
  operationOfKind,
  operationsOfKind,
} from '../../../engine/operations/operation.js';
import type { RecordProvenance } from '../../../engine/operations/provenance/record-provenance.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { nearest } from '../../../engine/text/nearest.js';
import { answerDocument, limitArgument } from '../answer-document.js';
import { answerRecords, listArguments, sortArguments, whereArgument } from '../answer-records.js';
import { argumentDescriptions } from '../argument-descriptions.js';
import { parentRecord, readResource, resourceArgument } from '../named-record.js';
import { codeFilters } from '../places/official-codes.js';
import {
  type Argument,
  afterProblem,
  ask,
  fieldsInResult,
  type Given,
  inTexts,
  isRefused,
  joinedNotes,
  properRecords,
  type RefusedCall,
  sourcesOfRecords,
  sourcesWithIds,
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
        arguments: {
          [argument]: { ...id, schema: { ...id.schema, description: argumentDescriptions.id } },
          ...rest,
        },
        call: (current, given) => callRelated(current, list, given[argument], given),
      },
    ];
  });
  return [...named, anyRelated(lists)];
}

/** The first path of each list, because others return it as well. */
const relatedOperations = (engine: Engine): readonly OperationOnRecords[] =>
  [...operationsOfKind(engine, kinds.related), ...operationsOfKind(engine, kinds.figures)].filter(
    ({ list }, index, all) => all.findIndex((each) => each.list === list) === index,
  );

/** Used if the series has a default. */
const FIGURES =
  ' Figures are one per year, with kind, release and a note if they are not comparable with the year before; `where: {"series": "all"}` adds the other published figures.';

const OTHER_FIGURES =
  'The default series has one figure per year; `where: {"series": "all"}` adds the other published figures, which may cover more years.';

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
    *call(engine, given): YieldingWork<ToolResult | RefusedCall> {
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

function* callRelated(engine: Engine, list: OperationOnRecords, of: unknown, given: Given) {
  const parent = yield* parentRecord(engine, list.owner, of);
  if (isRefused(parent)) return parent;
  const { sortBy, sortDirection } = given;
  // The path of a family with a single record already names it.
  const own = inTexts({ id: list.owner.only === undefined ? parent.id : undefined, sortBy, sortDirection });
  const proper = properRecords(engine, list.family, given);
  const filters = codeFilters(engine, list.family, given);
  const texts = { ...proper.texts, ...filters.texts, ...own };
  const result = yield* answerRecords(engine, list, texts, given, fieldsInResult(list.family, given));
  if (isRefused(result)) {
    const isSeries = list.family.series?.inDefault !== undefined;
    return isSeries ? { ...result, next: `${result.next} ${OTHER_FIGURES}` } : result;
  }
  const note = joinedNotes(parent.named.note, filters.note, proper.note, result.note);
  return { ...result, ...parent.named, note };
}

interface Past {
  readonly sources: readonly { readonly id: string }[];
}

/** The tool that returns the past of a record. */
export function historyTools(engine: Engine): readonly Tool[] {
  if (operationOfKind(engine, kinds.history) === undefined) return [];
  const has = (family: ModelFamily) => operationOfKind(engine, kinds.history, family) !== undefined;
  const resources = engine.model.families.filter(has).map(({ path }) => path);
  return [
    {
      name: 'get_history',
      title: 'Past of a record',
      description: `Returns known events in the past of a record of ${resources.join(' or ')}: creation, former names and codes, mergers, with date, act and certainty. The list is not complete: quote \`coverage\`. \`id\` accepts an id or a name.`,
      arguments: {
        resource: resourceArgument,
        id,
        limit: limitArgument,
      },
      *call(current, given): YieldingWork<ToolResult | RefusedCall> {
        const family = readResource(current.model, given.resource, has);
        if (isRefused(family)) return family;
        const record = yield* parentRecord(current, family, given.id);
        if (isRefused(record)) return record;
        const operation = operationOfKind(current, kinds.history, family) as Operation;
        const result = yield* answerDocument(current, operation, inTexts({ id: record.id }), {
          limit: given.limit,
          sources: (value) =>
            sourcesWithIds(current.catalog, new Set((value as Past).sources.map(({ id }) => id))),
        });
        return isRefused(result) ? result : { ...result, ...record.named };
      },
    },
  ];
}

/** The tool that returns the source of a value. */
export function provenanceTools(engine: Engine): readonly Tool[] {
  if (operationOfKind(engine, kinds.provenance) === undefined) return [];
  return [
    {
      name: 'where_value_comes_from',
      title: 'Source of a value',
      description:
        'Returns the source of one value of a record: publisher, title, date, URL, corrections, terms of use and citation. Use it before you quote a figure.',
      arguments: {
        resource: resourceArgument,
        id,
        field: { schema: { type: 'string' }, required: true },
      },
      *call(current, given): YieldingWork<ToolResult | RefusedCall> {
        const has = (each: ModelFamily) => operationOfKind(current, kinds.provenance, each) !== undefined;
        const family = readResource(current.model, given.resource, has);
        if (isRefused(family)) return family;
        const wanted = String(given.field).toLowerCase();
        const field = family.fields.find(
          ({ name, alias }) => name.toLowerCase() === wanted || alias?.toLowerCase() === wanted,
        );
        const names = family.fields.map(({ name }) => name);
        if (field === undefined) {
          const meant = nearest(wanted, names);
          return {
            refused: `${family.path} has no field ${JSON.stringify(String(given.field).slice(0, 100))}.`,
            next: `${meant === undefined ? '' : `Did you mean ${meant}? `}Its fields are ${names.join(', ')}.`,
          };
        }
        const operation = operationOfKind(current, kinds.provenance, family) as Operation;
        const record = yield* parentRecord(current, family, given.id);
        if (isRefused(record)) return record;
        const texts = family.only === undefined ? inTexts({ id: record.id }) : {};
        const found = yield* ask(current, operation, texts);
        if ('problem' in found) return afterProblem(found.problem, family);
        const { fields, terms, ...result } = found.value as RecordProvenance;
        const own = fields.filter((each) => each.field === field.name);
        const under = terms.filter(({ id }) => own.some(({ source }) => source?.terms === id));
        return {
          operation: found.operation,
          ...record.named,
          answer: { ...result, edition: editionName(current.catalog.edition), fields: own, terms: under },
          omitted: { fields: fields.length - own.length, terms: terms.length - under.length },
          sources: sourcesOfRecords(current.catalog, family, [result.id], [field.name]),
        };
      },
    },
  ];
}
