// The years of a calendar, as a parameter and as the arguments of all responses in a static copy.
import type { Calendar } from '../../model/family.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Arguments, type Parameter, pathParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';
import { range } from './range.js';

/** A calendar has no end that could be enumerated. */
const LAST_ENUMERATED_YEAR = 2050;

export interface YearsOfCalendar {
  readonly year: Parameter<number>;
  readonly years: readonly Arguments[];
  readonly example: Arguments;
}

export function yearsOf({ from, to, outside, example }: Calendar): YearsOfCalendar {
  const year = pathParameter('year', integer(from, to, outside), {
    en: `the year, from ${from} to ${to}.`,
    es: `el año, de ${from} a ${to}.`,
  });
  return {
    year,
    years: range(from, Math.min(to, LAST_ENUMERATED_YEAR)).map((each) => NO_ARGUMENTS.with(year, each)),
    example: NO_ARGUMENTS.with(year, example),
  };
}
