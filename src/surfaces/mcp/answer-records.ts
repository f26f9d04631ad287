// Records as a tool returns them: few fields and few records unless more are requested, and how to get the rest.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import type { OperationOnRecords } from '../../engine/operations/operation.js';
import { everyField } from '../../engine/operations/options/every-field.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { ask, inTexts, type Texts } from './ask.js';
import { placesOfRecords } from './located-note.js';
import { afterProblem } from './refusal.js';
import { sourcesOfFamily, sourcesOfRecords } from './sources.js';
import { tellingFields } from './telling-fields.js';
import type { Argument, Given, Refused, ToolResult } from './tool.js';

export const USUAL = 20;
const MOST = 100;

const textList: JsonSchema = { type: 'array', items: { type: 'string' } };

export const fieldsArgument: Argument = { schema: textList };

/** The arguments of every tool that answers a list. */
export const listArguments: Readonly<Record<string, Argument>> = {
  fields: fieldsArgument,
  limit: { schema: { type: 'integer', minimum: 1, maximum: MOST } },
  offset: { schema: { type: 'integer', minimum: 0 } },
};

export const sortArguments: Readonly<Record<string, Argument>> = {
  sortBy: { schema: { type: 'string' } },
  sortDirection: { schema: { type: 'string', enum: ['asc', 'desc'] } },
};

export const whereArgument: Argument = { schema: { type: 'object' } };

export function* answerRecords(
  engine: Engine,
  operation: OperationOnRecords,
  texts: Texts,
  given: Given,
  /** Fields beside the usual ones. */
  shown: readonly string[] = [],
): YieldingWork<ToolResult | Refused> {
  const { family, result } = operation;
  const { catalog } = engine;
  const isStored = family.file !== undefined;
  const usual = isStored ? tellingFields(catalog, family)[result === 'one' ? 'ofOne' : 'ofMany'] : undefined;
  const named = given.fields === undefined ? undefined : String(inTexts({ it: given.fields }).it).split(',');
  const distance = texts.near === undefined ? [] : ['distanceKm'];
  const fields = named ?? (usual && [...new Set([...usual, ...shown, ...distance])]);
  const isList = result === 'list' && family.calendar === undefined;
  if (result === 'page' && Number(texts.PageSize) > MOST)
    return { refused: `pageSize is at most ${MOST}.`, next: 'Use `page` for the next page.' };
  const limit = Number(given.limit ?? USUAL);
  if (isList && limit > MOST)
    return { refused: `limit is at most ${MOST}.`, next: 'Use `offset` for the next records.' };
  const part = isList ? { limit: given.limit ?? USUAL, offset: given.offset } : {};
  const found = yield* ask(engine, operation, { ...texts, ...inTexts({ fields, ...part }) });
  if ('problem' in found) return afterProblem(found.problem, family);
  const { value, total } = found;
  const rows = rowsIn(value);
  const own = fields?.filter((name) => !name.includes('.'));
  const sources =
    isStored &&
    own !== undefined &&
    !own.some((name) => everyField.includes(name)) &&
    rows.every(({ id }) => id !== undefined)
      ? sourcesOfRecords(
          catalog,
          family,
          rows.map(({ id }) => id),
          own,
        )
      : sourcesOfFamily(catalog, family);
  return {
    operation: found.operation,
    answer: value,
    total,
    sources,
    note: placesOfRecords(catalog, family, rows),
    next: restOf(value, rows, total, given),
  };
}

/** Of a page, a list or a single record. */
function rowsIn(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value;
  const { data } = value as { readonly data?: readonly Row[] };
  return data ?? [value as Row];
}

function restOf(
  value: unknown,
  rows: readonly Row[],
  total: number | undefined,
  given: Given,
): string | undefined {
  const { page, pageCount } = value as { readonly page?: number; readonly pageCount?: number };
  if (page !== undefined && pageCount !== undefined)
    return page < pageCount ? `Call again with page ${page + 1} of ${pageCount}.` : undefined;
  const shown = Number(given.offset ?? 0) + rows.length;
  if (total === undefined || shown >= total) return undefined;
  return `${rows.length} of ${total} records. Call again with offset ${shown} for more, or narrow the request.`;
}
