// The fault of a value of a field. Undefined if it is valid.
import type { FieldKind, FieldSpec } from './field.js';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

function isDate(value: string): boolean {
  const parts = ISO_DATE.exec(value);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  // A day that the month does not have becomes a date of the next month.
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const kinds: Record<FieldKind, { readonly expected: string; readonly holds: (value: unknown) => boolean }> = {
  integer: {
    expected: 'an integer',
    holds: (value) => Number.isInteger(value) && value === (Number(value) | 0),
  },
  number: { expected: 'a number', holds: Number.isFinite },
  text: { expected: 'a text that is not empty', holds: isText },
  texts: { expected: 'an array of texts', holds: (value) => Array.isArray(value) && value.every(isText) },
  boolean: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  date: { expected: 'a date, YYYY-MM-DD', holds: (value) => isText(value) && isDate(value) },
  midnight: {
    expected: 'a date with its midnight, YYYY-MM-DDT00:00:00',
    holds: (value) => isText(value) && value.slice(10) === 'T00:00:00' && isDate(value.slice(0, 10)),
  },
};

const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
};

export function valueFault(spec: FieldSpec, value: unknown): string | undefined {
  if (value === null && spec.nullable) return undefined;
  const { expected, holds } = kinds[spec.kind];
  if (!holds(value)) return `expected ${expected}${spec.nullable ? ' or null' : ''}, found ${shown(value)}`;
  if (spec.pattern !== undefined && !spec.pattern.test(value as string)) {
    return `expected a text that matches ${spec.pattern.source}, found ${shown(value)}`;
  }
  if (spec.values !== undefined && !spec.values.includes(value as string)) {
    return `expected one of ${spec.values.join(', ')}, found ${shown(value)}`;
  }
  if (spec.whole && !Number.isInteger(value)) return `expected a whole number, found ${shown(value)}`;
  if (spec.range !== undefined) {
    const [min, max] = spec.range;
    if ((value as number) < min || (value as number) > max) {
      return `expected ${min} to ${max}, found ${shown(value)}`;
    }
  }
  return undefined;
}
