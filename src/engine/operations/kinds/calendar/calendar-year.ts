// Returns the rows of a year of a calendar.
import type { Calendar } from '../../../model/family.js';
import type { ModelFamily } from '../../../model/model.js';
import { API, operationId, type RecordKind, type RecordOperation } from '../../operation.js';
import {
  type Arguments,
  NO_ARGUMENTS,
  type Parameter,
  pathParameter,
  queryParameter,
} from '../../request/parameter.js';
import { booleanType, integerType } from '../../values/value-type.js';
import { range } from '../records/whole-list.js';

const month = pathParameter('month', integerType(1, 12), {
  en: 'the month, from 1 to 12.',
  es: 'el mes, de 1 a 12.',
});

/** Returns the rows of a month of a calendar. */
export const calendarMonth: RecordKind = {
  operations: (family) => (family.calendar === undefined ? [] : [ofMonth(family, family.calendar)]),
};

function ofMonth(family: ModelFamily, calendar: Calendar): RecordOperation {
  const { year, years, example, toggles, rowsOf, shared } = calendarRows(family, calendar);
  const { title } = family;
  return {
    ...shared,
    id: operationId(family, 'OfMonth'),
    path: `${API}/${family.path}/year/{year}/month/{month}`,
    parameters: [year, month, ...toggles],
    summary: { en: `${title.en} of a month`, es: `${title.es} de un mes` },
    description: {
      en: `Lists ${family.all.en} of a month in order of date.`,
      es: `Devuelve ${family.all.es} de un mes en orden de fecha.`,
    },
    select: (_, args) => ({
      rows: rowsOf(args).filter(
        (row) => Number((row[calendar.date] as string).slice(5, 7)) === args.required(month),
      ),
    }),
    examples: () => [example.with(month, 1)],
    enumerate: () => years.flatMap((args) => range(1, 12).map((each) => args.with(month, each))),
  };
}

/** A calendar has no last year, so examples stop here. */
const LAST_ENUMERATED_YEAR = 2050;

/** The years of a calendar, as a parameter and as the arguments of a static copy. */
interface YearsOfCalendar {
  readonly year: Parameter<number>;
  readonly years: readonly Arguments[];
  readonly example: Arguments;
}

export function yearsOf({ from, to, outside, example }: Calendar): YearsOfCalendar {
  const year = {
    ...pathParameter('year', integerType(from, to, outside), {
      en: `the year, from ${from} to ${to}.`,
      es: `el año, de ${from} a ${to}.`,
    }),
    label: { en: 'Year', es: 'Año' },
  };
  return {
    year,
    years: range(from, Math.min(to, LAST_ENUMERATED_YEAR)).map((each) => NO_ARGUMENTS.with(year, each)),
    example: NO_ARGUMENTS.with(year, example),
  };
}

export const calendarYear: RecordKind = {
  operations: (family) => (family.calendar === undefined ? [] : [ofYear(family, family.calendar)]),
};

function ofYear(family: ModelFamily, calendar: Calendar): RecordOperation {
  const { year, years, example, toggles, rowsOf, shared } = calendarRows(family, calendar);
  const { title } = family;
  return {
    ...shared,
    id: operationId(family, 'OfYear'),
    path: `${API}/${family.path}/year/{year}`,
    parameters: [year, ...toggles],
    summary: { en: `${title.en} of a year`, es: `${title.es} de un año` },
    description: {
      en: `Lists ${family.all.en} of a year in order of date.`,
      es: `Devuelve ${family.all.es} de un año en orden de fecha.`,
    },
    select: (_, args) => ({ rows: rowsOf(args) }),
    examples: () => [example],
    enumerate: () => years,
  };
}

/** Shared parts of the operations on a year and on a month. */
function calendarRows(family: ModelFamily, calendar: Calendar) {
  const ofCalendar = yearsOf(calendar);
  const toggles = Object.entries(calendar.switches).map(([name, { about, label }]) => ({
    ...queryParameter(name, booleanType, about),
    label,
  }));
  return {
    ...ofCalendar,
    toggles,
    rowsOf: (args: Arguments) => {
      const isOn = (name: string) =>
        toggles.some((toggle) => toggle.name === name && args.get(toggle) === true);
      return calendar.rows(args.required(ofCalendar.year), isOn);
    },
    shared: {
      owner: family,
      family,
      shape: family.view(undefined),
      result: 'list',
      cacheable: true,
      mayMiss: false,
    } as const,
  };
}
