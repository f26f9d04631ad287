// Shared parts of the rows of a year and of a month of it, for families that are computed from a calendar.
import type { Calendar } from '../../model/family.js';
import type { ModelFamily } from '../../model/model.js';
import { type Arguments, queryParameter } from '../request/parameter.js';
import { boolean } from '../values/boolean.js';
import { yearsOf } from './years-of-calendar.js';

export function calendarRows(family: ModelFamily, calendar: Calendar) {
  const ofCalendar = yearsOf(calendar);
  const toggles = Object.entries(calendar.switches).map(([name, about]) =>
    queryParameter(name, boolean, about),
  );
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
