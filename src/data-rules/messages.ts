// Messages of data rules in every language, by their kind.
import type { Localized } from '../engine/text/localized.js';

/** A value as it is in the file. */
function written(value: unknown): Localized {
  const text = JSON.stringify(value);
  return text === undefined ? { en: 'nothing', es: 'nada' } : { en: text, es: text };
}

/** Expected and found: the two things that a message needs. */
export const differs = (expected: unknown, actual: unknown): Localized => expects(written(expected), actual);

/** The expectation is a noun phrase, with its article where the language has one. */
export function expects(expected: Localized, actual: unknown): Localized {
  const found = written(actual);
  return {
    en: `expected ${expected.en}, found ${found.en}`,
    es: `se esperaba ${expected.es}, pero dice ${found.es}`,
  };
}

export const range = (from: unknown, to: unknown, actual: unknown): Localized =>
  expects({ en: `${from} to ${to}`, es: `un valor entre ${from} y ${to}` }, actual);

export const oneOf = (values: readonly string[]): Localized => ({
  en: `one of ${values.join(', ')}`,
  es: `uno de estos valores: ${values.join(', ')}`,
});

export const lacks = ({ en, es }: Localized): Localized => ({
  en: `expected ${en}, found none`,
  es: `falta ${es}`,
});

export const twice = (value: unknown): Localized => ({
  en: `expected it once, found ${JSON.stringify(value)} twice`,
  es: `${JSON.stringify(value)} está dos veces`,
});

export const noRecord = (family: string, id: unknown): Localized => ({
  en: `expected a record, found no ${family} ${id}`,
  es: `no existe el registro ${family} ${id}`,
});

export const noSource = (source: unknown): Localized => ({
  en: `expected a source of sources.json, found ${JSON.stringify(source)}`,
  es: `la fuente ${JSON.stringify(source)} no está en sources.json`,
});

/** Lines are in the order of the records that they are about. */
export const misplaced = (before: { readonly family: string; readonly id: number }): Localized => ({
  en: `expected the order of the records, found it after ${before.family} ${before.id}`,
  es: `las líneas van en el orden de los registros, pero esta quedó después de ${before.family} ${before.id}`,
});

export const prefixed = (prefix: unknown, { en, es }: Localized): Localized => ({
  en: `${prefix}: ${en}`,
  es: `${prefix}: ${es}`,
});

export const joined = (first: Localized, second: Localized): Localized => ({
  en: `${first.en}; ${second.en}`,
  es: `${first.es}; ${second.es}`,
});
