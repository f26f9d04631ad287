// True or false, in any letter case.
import { messages } from '../../problems/messages.js';
import { readBoolean } from './read-scalar.js';
import { refuse, type ValueType } from './value-type.js';

export const boolean: ValueType<boolean> = {
  schema: { type: 'boolean' },
  read: (raw, context) => {
    const value = readBoolean(raw);
    if (value !== undefined) return { value };
    return refuse(context, raw, messages.notSwitch(context.name, raw), ['true', 'false']);
  },
};
