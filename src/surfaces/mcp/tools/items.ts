// Tools on the records of one resource: all of them, page by page, by id, name or keyword.
import type { Engine } from '../../../engine/answers/engine.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import {
  type OperationOnRecords,
  operationOfKind,
  operationsOfKind,
  type RecordKind,
} from '../../../engine/operations/operation.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import {
  answerRecords,
  fieldsArgument,
  languageArgument,
  listArguments,
  sortArguments,
  whereArgument,
} from '../answer-records.js';
import { readResource, resourceArgument } from '../named-record.js';
import { narrowedTo, placeArguments } from '../place-argument.js';
import { codedRecord, codeFilters, noSuchCode } from '../places/official-codes.js';
import { placeSummary } from '../places/place-names.js';
import {
  type Argument,
  fieldsInResult,
  type Given,
  inTexts,
  isRefused,
  joinedNotes,
  properRecords,
  type RefusedCall,
  type Tool,
  type ToolResult,
} from '../tool.js';

const text: Argument = { schema: { type: 'string' }, required: true };
const positiveArgument = (most?: number): Argument => ({
  schema: { type: 'integer', minimum: 1, ...(most && { maximum: most }) },
  required: true,
});

/** Other tools refer to these. */
const WHERE =
  'Filters by field, all of which must match, such as `{"population[gte]": 100000, "relation.name": "..."}`. Operators: [ne], [gt], [gte], [lt], [lte], [in], [contains], [null] (true or false); none means equal.';
const FIELDS =
  'Fields to return instead of the main ones; `relation.field` follows a relation, `*` returns every field.';

const described = ({ schema, ...argument }: Argument, description: string): Argument => ({
  ...argument,
  schema: { ...schema, description },
});

const narrowing = { ...placeArguments, where: whereArgument };

/** A name can mean any record of the resource with that name. */
const isOfAll = (kind: RecordKind) => kind === kinds.wholeList || kind === kinds.pagedList;

/** Runs the operation of a kind on the resource, with the arguments that it accepts. */
function ofResource(kind: RecordKind, taken: Readonly<Record<string, string>>): Tool['call'] {
  return function* (engine: Engine, given: Given): YieldingWork<ToolResult | RefusedCall> {
    const has = (family: ModelFamily) => operationOfKind(engine, kind, family) !== undefined;
    const family = readResource(engine.model, given.resource, has);
    if (isRefused(family)) return family;
    const operation = operationOfKind(engine, kind, family) as OperationOnRecords;
    const narrowed = yield* narrowedTo(engine, operation, family, given);
    if (isRefused(narrowed)) return narrowed;
    const coded = kind === kinds.byId ? codedRecord(engine, family, given.id) : undefined;
    const unknown = kind === kinds.byId && !coded ? noSuchCode(engine, family, given.id) : undefined;
    if (unknown !== undefined) return unknown;
    const own = Object.fromEntries(
      Object.entries(taken).map(([name, parameter]) => [parameter, coded?.row[name] ?? given[name]]),
    );
    const proper: ReturnType<typeof properRecords> = isOfAll(kind)
      ? properRecords(engine, family, given)
      : { texts: {} };
    const filters = codeFilters(engine, family, given);
    const texts = { ...proper.texts, ...filters.texts, ...narrowed.texts, ...inTexts(own) };
    const result = yield* answerRecords(
      engine,
      operation,
      texts,
      given,
      fieldsInResult(family, given, narrowed.shown),
    );
    return isRefused(result)
      ? result
      : {
          ...result,
          place: narrowed.place ?? filters.place ?? (coded && placeSummary(engine.catalog, coded)),
          also: narrowed.also,
          note: joinedNotes(coded?.note, filters.note, proper.note, narrowed.note, result.note),
        };
  };
}

const sorting = { sortBy: 'sortBy', sortDirection: 'sortDirection' };

export const itemTools = (engine: Engine): readonly Tool[] => {
  const listed = operationsOfKind(engine, kinds.wholeList).map(({ owner }) => owner.path);
  const offered: readonly (Tool & { readonly kind: RecordKind })[] = [
    {
      kind: kinds.wholeList,
      name: 'list_items',
      title: 'List, filter and sort records',
      description:
        'Lists the records of a resource that match `in` and `where`, in the order of `sortBy`, with their main fields and the total. For "which is the largest, highest, oldest", sort in descending order with a small limit.',
      arguments: {
        resource: described(resourceArgument, `Kind of record, in English or Spanish: ${listed.join(', ')}.`),
        ...sortArguments,
        ...narrowing,
        where: described(whereArgument, WHERE),
        ...listArguments,
        fields: described(fieldsArgument, FIELDS),
      },
      call: ofResource(kinds.wholeList, sorting),
    },
    {
      kind: kinds.pagedList,
      name: 'list_items_paged',
      title: 'List records page by page',
      description:
        'Returns one page of the records of a resource, with the total number of records and pages.',
      arguments: {
        resource: resourceArgument,
        page: positiveArgument(),
        pageSize: positiveArgument(100),
        ...sortArguments,
        ...narrowing,
        fields: fieldsArgument,
      },
      call: ofResource(kinds.pagedList, {
        page: 'Page',
        pageSize: 'PageSize',
        sortBy: 'SortBy',
        sortDirection: 'SortDirection',
      }),
    },
    {
      kind: kinds.byId,
      name: 'get_item_by_id',
      title: 'Get a record by id',
      description:
        'Returns one record by id, with its description, codes and the names of related records. find_place, search_items and resolve_code return ids.',
      arguments: {
        resource: resourceArgument,
        id: described(
          { schema: { type: ['integer', 'string'] }, required: true },
          'Number: id. Text: official code of an area, or id.',
        ),
        language: languageArgument(engine.model.families),
        fields: fieldsArgument,
      },
      call: ofResource(kinds.byId, { id: 'id' }),
    },
    {
      kind: kinds.byName,
      name: 'get_items_by_name',
      title: 'Find records by name in a resource',
      description:
        'Returns the records of a resource whose name contains this text. Use find_place if the resource or the spelling is uncertain.',
      arguments: {
        resource: resourceArgument,
        name: text,
        ...sortArguments,
        ...narrowing,
        ...listArguments,
      },
      call: ofResource(kinds.byName, { name: 'name', ...sorting }),
    },
    {
      kind: kinds.search,
      name: 'search_items',
      title: 'Search the records of a resource',
      description:
        'Returns the records of a resource whose name, description or other text contains the keyword, best matches first.',
      arguments: {
        resource: resourceArgument,
        keyword: text,
        ...sortArguments,
        ...narrowing,
        ...listArguments,
      },
      call: ofResource(kinds.search, { keyword: 'keyword', ...sorting }),
    },
    {
      kind: kinds.activeInYear,
      name: 'who_was_active_in_year',
      title: 'Records active in a year',
      description: `Lists the records that were active in a year: ${active(engine)}.`,
      arguments: {
        resource: resourceArgument,
        year: { schema: { type: 'integer' }, required: true },
        ...listArguments,
      },
      call: ofResource(kinds.activeInYear, { year: 'year' }),
    },
  ];
  return offered
    .filter(({ kind }) => operationOfKind(engine, kind) !== undefined)
    .map(({ kind: _, ...tool }) => tool);
};

const active = (engine: Engine): string =>
  operationsOfKind(engine, kinds.activeInYear)
    .map(({ owner }) => `${owner.path} (${owner.period?.active.en})`)
    .join(', ');
