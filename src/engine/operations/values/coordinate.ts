// A latitude or a longitude in degrees. A decimal comma is common and unambiguous, so the error explains it.

import { messages } from '../../problems/messages.js';
import { readNumber } from './read-scalar.js';
import { type ReadContext, refuse, type ValueType } from './value-type.js';

const WITH_COMMA = /^-?\d+,\d+$/;

export const coordinate = (most: number): ValueType<number> => ({
  schema: { type: 'number', minimum: -most, maximum: most },
  read: (raw: string, context: ReadContext) => {
    const value = readNumber(raw);
    if (value !== undefined && Math.abs(value) <= most) return { value };
    const { name } = context;
    return refuse(
      context,
      raw,
      WITH_COMMA.test(raw)
        ? messages.decimalComma(name, raw, raw.replace(',', '.'))
        : messages.notCoordinate(name, most, raw),
    );
  },
});
