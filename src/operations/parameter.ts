// Parameters of operations, as plain data, and the one reader that turns what a client sent into values.
import type { ParameterError } from '../problems/problem.js';

export type ParameterKind =
  /** `outside` says why, where a number beyond the range needs more than the range itself. */
  | { readonly is: 'integer'; readonly min: number; readonly max: number; readonly outside?: string }
  | { readonly is: 'text' }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'switch' };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly about: string;
  readonly kind: ParameterKind;
}

export type Argument = string | number | boolean;
export type Arguments = Readonly<Record<string, Argument>>;

export const INT32_MAX = 2_147_483_647;
/** Longest value in a path, in characters. */
export const LONGEST_VALUE = 1000;

type Read = { readonly value: Argument } | { readonly error: ParameterError };

const WHOLE = /^-?\d+$/;

export function readParameter({ name, kind }: Parameter, raw: string): Read {
  const refuse = (message: string, allowed?: readonly string[]): Read => ({
    error: { parameter: name, value: raw, message, ...(allowed === undefined ? {} : { allowed }) },
  });
  switch (kind.is) {
    case 'integer': {
      const range = `an integer from ${kind.min} to ${kind.max}`;
      if (!WHOLE.test(raw)) return refuse(`${name} must be ${range}; "${raw}" is not an integer.`);
      const value = Number(raw);
      if (value >= kind.min && value <= kind.max) return { value };
      return refuse(
        `${name} must be ${range}; ${raw} is outside.${kind.outside === undefined ? '' : ` ${kind.outside}`}`,
      );
    }
    case 'text': {
      const value = raw.trim();
      // Accents alone are nothing, since accents do not count.
      return value.replace(/\p{M}/gu, '').trim() === '' ? refuse(`${name} must not be empty.`) : { value };
    }
    case 'choice': {
      const value = kind.values.find((choice) => choice.toLowerCase() === raw.toLowerCase());
      if (value !== undefined) return { value };
      return refuse(
        `${name} must be one of ${kind.values.join(', ')}; "${raw}" is none of them.`,
        kind.values,
      );
    }
    case 'switch': {
      const value = raw.toLowerCase();
      if (value === 'true' || value === 'false') return { value: value === 'true' };
      return refuse(`${name} must be true or false; "${raw}" is neither.`, ['true', 'false']);
    }
  }
}
