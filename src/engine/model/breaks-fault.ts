// The fault in the breaks of a line; undefined if they are valid.
import type { BreakDetail, Breaks } from './series-breaks.js';

export function breaksFault(
  { causes }: Breaks,
  value: unknown,
  from: number,
  years: number,
): string | undefined {
  if (value === null) return undefined;
  if (!Array.isArray(value) || value.length === 0) return 'expected a list of breaks, or null';
  for (const each of value as readonly Readonly<Record<string, unknown>>[]) {
    const { year, cause, ...details } = each;
    if (!Number.isInteger(year) || Number(year) < from || Number(year) >= from + years)
      return `expected a year from ${from} to ${from + years - 1}, found ${JSON.stringify(year)}`;
    const known = causes[String(cause)];
    if (known === undefined)
      return `expected one of ${Object.keys(causes).join(', ')}, found ${JSON.stringify(cause)}`;
    const wanted = known.details.join(', ');
    if (Object.keys(details).join(', ') !== wanted)
      return `expected ${wanted === '' ? 'no details' : wanted} with ${cause}, found ${Object.keys(details).join(', ') || 'none'}`;
    const wrong = known.details.find((name) => !holds[name](details[name]));
    if (wrong !== undefined) return `${wrong} of ${year} is not valid: ${JSON.stringify(details[wrong])}`;
  }
  return undefined;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

const holds: Readonly<Record<BreakDetail, (value: unknown) => boolean>> = {
  act: (value) => value === null || isText(value),
  records: (value) => Array.isArray(value) && value.every(Number.isInteger),
  source: isText,
  before: isText,
};
