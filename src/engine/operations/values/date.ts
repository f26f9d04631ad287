// A day of the calendar, as `YYYY-MM-DD`. The midnight that dates of records carry may follow it.
import { type Day, daysOfMonth, readIsoDate } from '../../calendar/day.js';
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { refuse, type ValueType } from './value-type.js';

const MIDNIGHT = /T00:00:00$/i;

/** The first and the last one that are taken. */
export type DateRange = readonly [first: string, last: string];

/** `outside` explains the range. */
export const date = (range: DateRange, example: string, outside: Localized): ValueType<string> => ({
  schema: { type: 'string', format: 'date' },
  read: (raw, context) => {
    const { name } = context;
    const value = raw.trim().replace(MIDNIGHT, '');
    switch (readIsoDate(value)) {
      case 'malformed':
        return refuse(context, raw, messages.notDate(name, raw, example));
      case 'no such month':
        return refuse(context, raw, messages.noSuchMonth(name, raw));
      case 'no such day': {
        const days = daysOfMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
        return refuse(context, raw, messages.noSuchDay(name, value, days));
      }
    }
    // Texts of one form compare as the days do.
    if (value >= range[0] && value <= range[1]) return { value };
    return refuse(context, raw, messages.dateOutside(name, range, value, outside));
  },
});

/** Of a value that was read. */
export const dayOfDate = (value: string): Day => readIsoDate(value) as Day;
