// Adds or counts working days for each of many rows: the columns of a row are the parameters of the operation that does it once.
import type { Row } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import { exactObject } from '../../schema/json-schema.js';
import type { BatchKind, KindBatch, WrongRow } from '../batch-operation.js';
import type { DocumentOperation } from '../operation.js';
import { createArguments } from '../request/arguments.js';
import type { Parameter } from '../request/parameter.js';
import { workedFamily } from './calendar-days.js';
import { adding, counting, withDaysOff } from './working-days.js';

/** Names of the columns beside those of the parameters, in lower case. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  from: ['desde', 'inicio', 'start'],
  to: ['hasta', 'fin', 'end'],
  days: ['dias', 'días'],
};

export const workingDaysOfRows: BatchKind = {
  batches: (model) =>
    model.families.flatMap((family) => {
      const worked = workedFamily(family);
      return worked === undefined ? [] : [ofRows(adding(worked)), ofRows(counting(worked))];
    }),
};

/** The sentence about the days that are not counted: they are a list, which does not fit in a cell. */
const SKIPPED = / `skipped`.*$/;

function ofRows(operation: DocumentOperation): KindBatch {
  const { id, path, summary, description, schema } = operation;
  const parameters = operation.parameters.filter((each) => each !== withDaysOff);
  const given = new Set(parameters.map(({ name }) => name));
  const added = (schema.required ?? []).filter((name) => !given.has(name));
  const named = new Map(
    parameters.flatMap((each) =>
      [each.name.toLowerCase(), ...(ALSO[each.name] ?? [])].map((name) => [name, each] as const),
    ),
  );
  const [example] = operation.examples([]);
  const parameterOf = (column: string) => named.get(column.trim().toLowerCase());
  return {
    id: `${id}All`,
    method: 'POST',
    result: 'rows',
    path,
    summary: { en: `${summary.en}, for many rows`, es: `${summary.es}, para muchas filas` },
    description: {
      en: `${description.en.replace(SKIPPED, '')} Each row has its own parameters.`,
      es: `${description.es.replace(SKIPPED, '')} Cada fila tiene sus propios parámetros.`,
    },
    rows: 'rows',
    rowsInAStep: 5,
    example: Object.fromEntries(
      parameters.flatMap((each) => {
        const value = example?.get(each);
        return value === undefined ? [] : [[each.name, value]];
      }),
    ),
    input: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, type }) => [name, type.schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      description: 'The parameters of the row, with any other fields.',
    },
    output: exactObject(Object.fromEntries(added.map((name) => [name, schema.properties?.[name] ?? {}]))),
    columns: added,
    reads: (column) => parameterOf(column) !== undefined,
    bare: () => undefined,
    *prepare() {},
    *answer(catalog, row) {
      const values = new Map<Parameter, unknown>([[withDaysOff, false]]);
      for (const [column, cell] of Object.entries(row)) {
        const parameter = parameterOf(column);
        const text = String(cell ?? '').trim();
        if (parameter === undefined || text === '' || values.has(parameter)) continue;
        const read = parameter.type.read(text, { name: column, strict: true });
        if (!('value' in read)) return wrong(read.errors);
        values.set(parameter, read.value);
      }
      const missing = parameters.find((each) => each.required && !values.has(each));
      if (missing !== undefined) return { wrong: messages.missingCell(missing.name) };
      const made = operation.document(catalog, createArguments(values));
      const result = Symbol.iterator in made ? yield* made : made;
      if ('problem' in result) return { wrong: result.problem.detail };
      const value = ('value' in result ? result.value : {}) as Row;
      return Object.fromEntries(added.map((name) => [name, value[name]]));
    },
  };
}

const wrong = (errors: readonly { readonly message: WrongRow['wrong'] }[]): WrongRow => ({
  wrong: (errors[0] as (typeof errors)[number]).message,
});
