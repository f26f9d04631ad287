// An integer within a range.
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { refuse, type ValueType } from './value-type.js';

export const INT32_MAX = 2_147_483_647;

const INTEGER = /^-?\d+$/;

/** `outside` explains the range, if the range itself is not enough. */
export const integer = (min: number, max = INT32_MAX, outside?: Localized): ValueType<number> => ({
  schema: { type: 'integer', format: 'int32', minimum: min, maximum: max },
  read: (raw, context) => {
    const { name } = context;
    if (!INTEGER.test(raw)) return refuse(context, raw, messages.notInteger(name, { min, max }, raw));
    const value = Number(raw);
    if (value >= min && value <= max) return { value };
    return refuse(context, raw, messages.outside(name, { min, max }, raw, outside));
  },
});
