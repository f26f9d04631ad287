// One of a few names, in any letter case.
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { refuse, type ValueType } from './value-type.js';

/** `hint` is added to the error for a value that is not one of the names. */
export const choice = <Name extends string>(names: readonly Name[], hint?: Localized): ValueType<Name> => ({
  schema: { type: 'string', enum: names },
  read: (raw, context) => {
    const value = names.find((name) => name.toLowerCase() === raw.toLowerCase());
    if (value !== undefined) return { value };
    return refuse(context, raw, messages.noneOf(context.name, names, raw, hint), names);
  },
});
