// The days of a calendar and the week: the rows of a day, whether it is a working day, and its description.
import { type Day, isoDate, readIsoDate, weekdayOf, yearOf } from '../../../calendar/day.js';
import { type WorkedCounts, workedCounts } from '../../../calendar/working-days.js';
import type { Calendar, WorkingDays } from '../../../model/family.js';
import type { ModelFamily, Row } from '../../../model/model.js';
import { addToList } from '../../../scheduling/lists.js';
import { memo, type SharedWork, sharedWork } from '../../../scheduling/shared-work.js';
import { exactObject, fieldSchemas, type JsonSchema } from '../../../schema/shape-schema.js';
import { API, type DocumentOperation, type OperationKind, operationId } from '../../operation.js';
import { type Arguments, NO_ARGUMENTS, type Parameter, queryParameter } from '../../request/parameter.js';
import { booleanType, dateType, dayOfDate, type ValueType } from '../../values/value-type.js';

type DateBounds = Parameters<typeof dateType>[0];

/** A family whose calendar decides the working days. */
export interface WorkedFamily {
  readonly family: ModelFamily;
  readonly calendar: Calendar;
  readonly working: WorkingDays;
  readonly range: DateBounds;
  readonly switches: readonly Parameter<boolean>[];
  /** The counts of all days, computed on first use for each combination of switches. */
  readonly countsFor: (args: Arguments) => SharedWork<WorkedCounts>;
}

const counts = memo<ModelFamily, SharedWork<WorkedCounts>>();

/** Creates one operation for every such family. */
export const kindOfWorkedDays = (make: (worked: WorkedFamily) => DocumentOperation): OperationKind => ({
  operations: (family) => {
    const worked = workedFamily(family);
    return worked === undefined ? [] : [make(worked)];
  },
});

export function workedFamily(family: ModelFamily): WorkedFamily | undefined {
  const { calendar } = family;
  const working = calendar?.workingDays;
  if (calendar === undefined || working === undefined) return undefined;
  const range: DateBounds = [`${calendar.from}-01-01`, `${working.to}-12-31`];
  const switches = Object.entries(working.switches).map(([name, { about }]) =>
    queryParameter(name, booleanType, about),
  );
  const worked: WorkedFamily = {
    family,
    calendar,
    working,
    range,
    switches,
    countsFor: (args) => {
      const key = switches.map((each) => args.get(each) === true).join();
      const bounds = [dayOfDate(range[0]), dayOfDate(range[1])] as const;
      return counts(family, key, () =>
        sharedWork(() => workedCounts(new CalendarDays(worked, args).isWorked, bounds)),
      );
    },
  };
  return worked;
}

export const dateIn = ({ calendar, working, range }: WorkedFamily): ValueType<string> =>
  dateType(range, working.example, calendar.outside);

const MS_PER_HOUR = 3_600_000;
const DAY_IN_MS = 24 * MS_PER_HOUR;

/** Today in the time zone of the calendar, unless the request names a day. */
export const fromToday = (worked: WorkedFamily): Parameter<string> => ({
  ...queryParameter('from', dateIn(worked), {
    en: 'the first date to consider, as YYYY-MM-DD; today by default.',
    es: 'la primera fecha que se considera, como YYYY-MM-DD; por defecto, hoy.',
  }),
  atPresent: (now) => isoDate(Math.floor((now + worked.working.hoursAheadOfUtc * MS_PER_HOUR) / DAY_IN_MS)),
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Created for each request, so that it keeps only the years that the request needs. */
export class CalendarDays {
  private readonly years = new Map<number, ReadonlyMap<Day, readonly Row[]>>();
  private readonly weekend: ReadonlySet<number>;

  constructor(
    private readonly worked: WorkedFamily,
    args?: Arguments,
  ) {
    const { working, switches } = worked;
    const isOn = (name: string) => switches.some((each) => each.name === name && args?.get(each) === true);
    const workedDays = Object.entries(working.switches).flatMap(([name, { weekday }]) =>
      isOn(name) ? [weekday] : [],
    );
    this.weekend = new Set(working.weekend.filter((weekday) => !workedDays.includes(weekday)));
  }

  rowsOn(day: Day): readonly Row[] {
    return this.rowsOf(yearOf(day)).get(day) ?? [];
  }

  /** The rows of a year by day, in order of date. */
  rowsOf(year: number): ReadonlyMap<Day, readonly Row[]> {
    const known = this.years.get(year) ?? this.workOut(year);
    this.years.set(year, known);
    return known;
  }

  readonly isWeekend = (day: Day): boolean => this.weekend.has(weekdayOf(day));
  readonly isOff = (day: Day): boolean => this.rowsOn(day).length > 0;
  readonly isWorked = (day: Day): boolean => !this.isWeekend(day) && !this.isOff(day);

  /** Describes a day with the reasons for a day off. */
  tell(day: Day) {
    return {
      ...this.tellDate(day),
      isWeekend: this.isWeekend(day),
      [this.worked.working.rowsAs]: this.tellRows(day),
    };
  }

  tellDate(day: Day) {
    return { date: isoDate(day), weekday: WEEKDAYS[weekdayOf(day)] as string };
  }

  tellRows(day: Day): readonly Row[] {
    const shown = fieldsOfDay(this.worked);
    return this.rowsOn(day).map((row) => Object.fromEntries(shown.map(({ name }) => [name, row[name]])));
  }

  private workOut(year: number): ReadonlyMap<Day, readonly Row[]> {
    const { calendar } = this.worked;
    const found = new Map<Day, Row[]>();
    if (year < calendar.from || year > calendar.to) return found;
    for (const row of calendar.rows(year, () => false)) addToList(found, dayOfRow(calendar, row), row);
    return found;
  }
}

export const dayOfRow = ({ date }: Calendar, row: Row): Day =>
  readIsoDate((row[date] as string).slice(0, 10)) as Day;

/** The day is returned once, not with every row. */
const fieldsOfDay = ({ family, calendar }: WorkedFamily) =>
  family.fields.filter(({ name }) => name !== calendar.date);

export const dateSchema: JsonSchema = { type: 'string', format: 'date' };

export const dateProperties: Readonly<Record<string, JsonSchema>> = {
  date: dateSchema,
  weekday: { type: 'string', enum: WEEKDAYS },
};

export const rowProperties = (worked: WorkedFamily) => fieldSchemas(fieldsOfDay(worked));

const rowsSchema = (worked: WorkedFamily): JsonSchema => ({
  type: 'array',
  items: exactObject(rowProperties(worked)),
});

/** The JSON Schema of the result of `tell`. */
export const dayProperties = (worked: WorkedFamily): Readonly<Record<string, JsonSchema>> => ({
  ...dateProperties,
  isWeekend: { type: 'boolean' },
  [worked.working.rowsAs]: rowsSchema(worked),
});

/** A calendar without a row in this many days has no rows at all. */
const LONGEST_WAIT = 366;

/** Finds the next day with rows of a calendar, from a date or from today in its time zone. */
export const nextDay = kindOfWorkedDays(of);

function of(worked: WorkedFamily): DocumentOperation {
  const { family, working } = worked;
  const from = fromToday(worked);
  return {
    id: operationId(family, 'Next'),
    owner: family,
    path: `${API}/${family.path}/next`,
    parameters: [from],
    summary: working.next,
    description: {
      en: `Returns the first date on or after \`from\` that is ${family.noun.withArticle.en}, and the number of days until it (0 if it is \`from\`). Without \`from\`, the response is valid only today and is not cached.`,
      es: `Devuelve la primera fecha a partir de \`from\` que es ${family.noun.withArticle.es} y cuántos días faltan (0 si es \`from\`). Sin \`from\`, la respuesta vale solo hoy y no se guarda en caché.`,
    },
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject({
      from: dateSchema,
      ...dateProperties,
      daysUntil: { type: 'integer', format: 'int32', minimum: 0 },
      [working.rowsAs]: rowsSchema(worked),
    }),
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const first = dayOfDate(args.required(from));
      let next = first;
      while (!days.isOff(next) && next < first + LONGEST_WAIT) next++;
      return {
        value: {
          from: isoDate(first),
          ...days.tellDate(next),
          daysUntil: next - first,
          [working.rowsAs]: days.tellRows(next),
        },
      };
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example)],
  };
}
