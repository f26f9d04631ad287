// Records as a tool returns them: few fields and few records unless more are requested, and how to get the rest.
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';
import type { OperationOnRecords } from '../../engine/operations/operation.js';
import { everyField } from '../../engine/operations/options/every-field.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { placesOfRecords } from './answer-document.js';
import {
  type Argument,
  afterProblem,
  ask,
  fieldsInResult,
  type Given,
  inTexts,
  joinedNotes,
  type RefusedCall,
  sourcesOfFamily,
  sourcesOfRecords,
  type Texts,
  type ToolResult,
} from './tool.js';

/** Longer values are prose or URLs. */
const LONGEST_BRIEF = 60;
const MOST_FIELDS = 10;

const chosen = memo<Catalog, TellingFields, ModelFamily>();

interface TellingFields {
  /** For each record of a list: its id, name, place and short values. */
  readonly ofMany: readonly string[];
  /** For a single record: its prose and its codes as well. */
  readonly ofOne: readonly string[];
}

/** The most useful fields of a record in the least space. A result has them unless the call names others. */
const tellingFields = (catalog: Catalog, family: ModelFamily): TellingFields =>
  chosen(catalog, family, () => choose(catalog, family));

function choose(catalog: Catalog, family: ModelFamily): TellingFields {
  const { rows } = catalog.table(family);
  const relations = toOneRelations(family);
  const keys = new Set(relations.map(({ key }) => key));
  const own = family.fields.filter((field) => !keys.has(field));
  const isCode = ({ name }: ModelField) => name in family.knownBy;
  const isBrief = ({ name }: ModelField) => {
    const texts = rows.flatMap((row) => (row[name] === null ? [] : [String(row[name])]));
    return texts.length > 0 && texts.every((text) => text.length <= LONGEST_BRIEF && !/^https?:/.test(text));
  };
  const names = own.filter(({ name }) => name === 'id' || family.nameFields.includes(name));
  const briefly = own.filter(
    (field) => !names.includes(field) && !field.extended && field.kind !== 'texts' && isBrief(field),
  );
  const codes = own.filter((field) => field.extended && isCode(field));
  const related = relations.flatMap(({ name, target }) => {
    const [first] = target.nameFields;
    return first === undefined ? [] : [`${name}.${first}`];
  });
  const isTranslated = ({ name }: ModelField) => own.some(({ translates }) => translates === name);
  const plain = own.filter((field) => !field.extended || isTranslated(field));
  const name = ({ name: each }: ModelField) => each;
  /** A value that ages is shown with its date. */
  const dated = (field: ModelField) =>
    field.datedBy === undefined ? [field.name] : [field.name, field.datedBy];
  return {
    ofMany: [...names.map(name), ...related, ...briefly.flatMap(dated)].slice(0, MOST_FIELDS),
    ofOne: [...plain.flatMap(dated), ...codes.map(name), ...related],
  };
}

export const USUAL = 20;
const MOST = 100;

const textList: JsonSchema = { type: 'array', items: { type: 'string' } };

export const fieldsArgument: Argument = { schema: textList };

/** For a tool that returns one record with its prose. */
export const languageArgument = (families: readonly ModelFamily[]): Argument => ({
  schema: {
    type: 'string',
    enum: [
      ...new Set(
        families.flatMap(({ fields }) =>
          fields.flatMap(({ language, translates }) => (translates === undefined ? [] : (language ?? []))),
        ),
      ),
    ],
  },
});

/** The arguments of every tool that returns a list. */
export const listArguments: Readonly<Record<string, Argument>> = {
  fields: fieldsArgument,
  limit: {
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: MOST,
      description: `Maximum number of records; ${USUAL} by default.`,
    },
  },
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
  /** Fields in addition to the default ones. */
  shown: readonly string[] = [],
): YieldingWork<ToolResult | RefusedCall> {
  const { family, result } = operation;
  const { catalog } = engine;
  const isStored = family.file !== undefined;
  const usual = isStored ? tellingFields(catalog, family)[result === 'one' ? 'ofOne' : 'ofMany'] : undefined;
  const named =
    given.fields === undefined
      ? undefined
      : String(inTexts({ it: given.fields }).it)
          .split(',')
          .map((name) => name.trim());
  const distance = texts.near === undefined ? [] : ['distanceKm'];
  const asked = named ?? (usual && [...new Set([...usual, ...shown, ...distance])]);
  const translations = family.fields.filter(
    ({ translates, language }) => translates !== undefined && language === given.language,
  );
  const fields = asked?.flatMap((name) => [
    ...translations.flatMap((each) =>
      each.translates?.toLowerCase() === name.toLowerCase() ? each.name : [],
    ),
    name,
  ]);
  const isList = result === 'list' && family.calendar === undefined;
  if (result === 'page' && Number(texts.PageSize) > MOST)
    return { refused: `pageSize is at most ${MOST}.`, next: 'Use `page` for the next page.' };
  const limit = Number(given.limit ?? USUAL);
  if (isList && limit > MOST)
    return { refused: `limit is at most ${MOST}.`, next: 'Use `offset` for the next records.' };
  const part = isList ? { limit: given.limit ?? USUAL, offset: given.offset } : {};
  const found = yield* ask(engine, operation, { ...texts, ...inTexts({ fields, ...part }) });
  if ('problem' in found) return afterProblem(found.problem, family);
  const { total } = found;
  const value =
    isStored && result === 'one' ? withoutTranslated(found.value as Row, translations) : found.value;
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
    note: joinedNotes(
      result === 'one' ? undefined : sparseNote(catalog, family, [...(named ?? []), given.sortBy]),
      placesOfRecords(catalog, family, rows),
    ),
    next: restOf(value, rows, total, given),
  };
}

/** A field without a value in most records describes few of them. */
const SPARSE = 0.5;

/** `founded has a value in 70 of 1103 records.`, for fields that a call names. */
export function sparseNote(
  catalog: Catalog,
  family: ModelFamily,
  named: readonly unknown[],
): string | undefined {
  if (family.file === undefined) return undefined;
  const names = new Set(fieldsInResult(family, { sortBy: named.join() }));
  const { rows } = catalog.table(family);
  const { proper } = family;
  const own = proper === undefined ? rows : rows.filter((row) => row[proper.field] === proper.value);
  const sentences = family.fields.flatMap(({ name }) => {
    if (!names.has(name)) return [];
    const filled = own.filter((row) => row[name] !== null).length;
    return filled >= SPARSE * own.length
      ? []
      : [`${name} has a value in ${filled} of ${own.length} records.`];
  });
  return sentences.join(' ') || undefined;
}

/** If a text exists in the language of the request, the original is left out. */
function withoutTranslated(row: Row, translations: readonly ModelField[]): Row {
  const told = translations
    .filter(({ name }) => typeof row[name] === 'string')
    .map(({ translates }) => translates);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !told.includes(name)));
}

/** The rows of a page, a list or a single record. */
function rowsIn(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value;
  const { data } = value as { readonly data?: readonly Row[] };
  return data ?? [value as Row];
}

function restOf(value: unknown, rows: readonly Row[], total: number | undefined, given: Given) {
  const { page, pageCount } = value as { readonly page?: number; readonly pageCount?: number };
  if (page !== undefined && pageCount !== undefined)
    return page < pageCount ? `Call again with page ${page + 1} of ${pageCount}.` : undefined;
  const shown = Number(given.offset ?? 0) + rows.length;
  if (total === undefined || shown >= total) return undefined;
  return `${rows.length} of ${total} records. Call again with offset ${shown} for more, or narrow the request.`;
}
