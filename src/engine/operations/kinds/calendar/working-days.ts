// Adds and counts working days. Every skipped day is listed with the reason.
import { type Day, isoDate } from '../../../calendar/day.js';
import { addWorkingDays as add, countWorkingDays as count } from '../../../calendar/working-days.js';
import type { Row } from '../../../model/model.js';
import { messages } from '../../../problems/messages.js';
import { badParameters } from '../../../problems/problem.js';
import { mapInSteps, RECORDS_IN_A_STEP } from '../../../scheduling/yielding-work.js';
import { exactObject, type JsonSchema } from '../../../schema/shape-schema.js';
import { atStart } from '../../../text/fold.js';
import type { BatchKind, KindBatch, WrongRow } from '../../batch-operation.js';
import { API, type DocumentOperation } from '../../operation.js';
import {
  type Arguments,
  createArguments,
  NO_ARGUMENTS,
  type Parameter,
  queryParameter,
  requiredParameter,
} from '../../request/parameter.js';
import { booleanType, dayOfDate, integerType } from '../../values/value-type.js';
import {
  CalendarDays,
  dateIn,
  dateSchema,
  dayProperties,
  kindOfWorkedDays,
  type WorkedFamily,
  workedFamily,
} from './calendar-days.js';

/** Accepted column names beside those of the parameters, in lower case. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  from: ['desde', 'inicio', 'start'],
  to: ['hasta', 'fin', 'end'],
  days: ['dias', 'días'],
};

/** Adds or counts working days for many rows. The columns of a row are the parameters of the single operation. */
export const workingDaysOfRows: BatchKind = {
  batches: (model) =>
    model.families.flatMap((family) => {
      const worked = workedFamily(family);
      return worked === undefined ? [] : [ofRows(adding(worked)), ofRows(counting(worked))];
    }),
};

/** Matches the sentence about skipped days, because a list does not fit in a cell. */
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
    suggested: parameters.filter(({ required }) => required).map(({ name }) => name),
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

/** Counts the working days between two dates. */
export const countWorkingDays = kindOfWorkedDays(counting);

function counting(worked: WorkedFamily): DocumentOperation {
  const { working, switches } = worked;
  const from = startingFrom(worked);
  const to = requiredParameter('to', dateIn(worked), {
    en: 'the end date, as YYYY-MM-DD, which is counted; it may be before `from`.',
    es: 'la fecha final, como YYYY-MM-DD, que se cuenta; puede ser anterior a `from`.',
  });
  return {
    ...workingDaysShared(worked, 'count'),
    parameters: [from, to, ...switches, withDaysOff],
    summary: {
      en: `Count ${working.plural.en} between two dates`,
      es: `Contar ${working.plural.es} entre dos fechas`,
    },
    description: {
      en: `Counts ${working.plural.en} from the day after \`from\` to \`to\`, which is included. If \`to\` is before \`from\`, the count is negative. \`skipped\` lists each skipped day with its reason.`,
      es: `Cuenta ${working.plural.es} desde el día siguiente a \`from\` hasta \`to\`, que se incluye. Si \`to\` es anterior a \`from\`, la cuenta es negativa. \`skipped\` lista los días que no se cuentan, con el motivo.`,
    },
    schema: workedSchema(worked, { from: dateSchema, to: dateSchema, workingDays: daysSchema }),
    *document(_, args) {
      const [first, last] = [dayOfDate(args.required(from)), dayOfDate(args.required(to))];
      const answer = { from: isoDate(first), to: isoDate(last) };
      if (isOmitted(args)) {
        const counts = yield* worked.countsFor(args).inSteps();
        return { value: { ...answer, workingDays: counts.between(first, last) } };
      }
      const calendar = new CalendarDays(worked, args);
      const { workingDays, skipped } = yield* count(first, last, calendar.isWorked);
      return yield* withSkipped({ ...answer, workingDays }, calendar, skipped);
    },
    examples: () => [
      NO_ARGUMENTS.with(from, working.example).with(to, isoDate(dayOfDate(working.example) + 14)),
    ],
  };
}

/** Adds working days to a date or subtracts them. */
export const addWorkingDays = kindOfWorkedDays(adding);

function adding(worked: WorkedFamily): DocumentOperation {
  const { working, range, switches } = worked;
  const from = startingFrom(worked);
  const bounds = [dayOfDate(range[0]), dayOfDate(range[1])] as const;
  const most = bounds[1] - bounds[0];
  const days = requiredParameter('days', integerType(-most, most), {
    en: `the number of ${working.plural.en} to add. A negative number goes back, and 0 returns the date itself.`,
    es: `el número de ${working.plural.es} que se suman. Un número negativo va hacia atrás y 0 devuelve la misma fecha.`,
  });
  return {
    ...workingDaysShared(worked, 'add'),
    parameters: [from, days, ...switches, withDaysOff],
    summary: { en: `Add ${working.plural.en} to a date`, es: `Sumar ${working.plural.es} a una fecha` },
    description: {
      en: `Adds ${working.plural.en} to a date, or subtracts them. \`from\` is not counted: one day after a Friday is Monday, if that is ${working.noun.en}. \`skipped\` lists every day in between that is not counted, with the reason.`,
      es: `Suma o resta ${working.plural.es} a una fecha. \`from\` no se cuenta: un día después de un viernes es el lunes, si es ${working.noun.es}. \`skipped\` lista cada día intermedio que no se cuenta, con el motivo.`,
    },
    schema: workedSchema(worked, { from: dateSchema, days: daysSchema, date: dateSchema }),
    *document(_, args) {
      const first = dayOfDate(args.required(from));
      const wanted = args.required(days);
      const calendar = new CalendarDays(worked, args);
      const added = isOmitted(args)
        ? withoutSkipped((yield* worked.countsFor(args).inSteps()).away(first, wanted))
        : yield* add(first, wanted, calendar.isWorked, bounds);
      if (added === undefined) {
        const error = { parameter: days.name, value: String(wanted) };
        return {
          problem: badParameters([{ ...error, message: messages.daysTooMany(days.name, wanted, range) }]),
        };
      }
      const answer = { from: isoDate(first), days: wanted, date: isoDate(added.day) };
      return isOmitted(args) ? { value: answer } : yield* withSkipped(answer, calendar, added.skipped);
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example).with(days, 5)],
  };
}

const withoutSkipped = (day: Day | undefined) => (day === undefined ? undefined : { day, skipped: [] });

const daysSchema: JsonSchema = { type: 'integer', format: 'int32' };

const withDaysOff = queryParameter('skipped', booleanType, {
  en: 'whether to list the days that are not counted; `false` omits `skipped` from the response.',
  es: 'si se listan los días que no se cuentan; con `false`, la respuesta no incluye `skipped`.',
});

const isOmitted = (args: Arguments) => args.get(withDaysOff) === false;

/** The operation is not cacheable, because the number of possible requests is unlimited. */
const workingDaysShared = ({ family, working: { path } }: WorkedFamily, verb: string) =>
  ({
    id: path.charAt(0).toLowerCase() + path.slice(1) + atStart(verb),
    owner: family,
    path: `${API}/${path}/${verb}`,
    cacheable: false,
    mayMiss: false,
    result: 'document',
  }) as const;

const startingFrom = (worked: WorkedFamily) =>
  requiredParameter('from', dateIn(worked), {
    en: `the start date, as YYYY-MM-DD, from ${worked.range[0]} to ${worked.range[1]}; it is not counted.`,
    es: `la fecha de partida, como YYYY-MM-DD, de ${worked.range[0]} a ${worked.range[1]}; no se cuenta.`,
  });

/** All years together take a megabyte, so the days are written in steps. */
function* withSkipped(answer: object, calendar: CalendarDays, skipped: readonly Day[]) {
  const days = yield* mapInSteps(skipped, RECORDS_IN_A_STEP, (day) => calendar.tell(day));
  const texts = yield* mapInSteps(days, RECORDS_IN_A_STEP, (day) => JSON.stringify(day));
  yield;
  const body = Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"skipped":[${texts.join()}]}`);
  return { body, value: { ...answer, skipped: days } };
}

/** A request can leave out the list of skipped days. */
function workedSchema(worked: WorkedFamily, answer: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const skipped: JsonSchema = { type: 'array', items: exactObject(dayProperties(worked)) };
  return { ...exactObject({ ...answer, [withDaysOff.name]: skipped }), required: Object.keys(answer) };
}
