// What reading a value comes to: the value, or everything that is wrong with it.
import type { ParameterError, Phrase } from '../problems/problem.js';
import type { Argument } from './parameter.js';

export type Read = { readonly value: Argument } | { readonly errors: readonly ParameterError[] };

/** Says no to a value: why, and where there is a list, what would be right. */
export type Refuse = (message: Phrase, allowed?: readonly string[]) => Read;
