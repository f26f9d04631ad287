// Breaks of a series are figures that cannot be compared with those of the previous year, each with a cause. The data states them, so no
// cause is guessed from numbers.
import type { Language, Localized } from '../text/localized.js';

/** The fault in the breaks of a line. Undefined if they are valid. */
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
    const wrong = known.details.find((name) => !detailHolds[name](details[name]));
    if (wrong !== undefined) return `${wrong} of ${year} is not valid: ${JSON.stringify(details[wrong])}`;
  }
  return undefined;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

const detailHolds: Readonly<Record<BreakDetail, (value: unknown) => boolean>> = {
  act: (value) => value === null || isText(value),
  records: (value) => Array.isArray(value) && value.every(Number.isInteger),
  source: isText,
  before: isText,
};

export interface StoredBreak {
  readonly year: number;
  readonly cause: string;
  /** The act that caused the change, or null if unknown. */
  readonly act?: string | null;
  /** Ids of the other records that the change concerns. */
  readonly records?: readonly number[];
  /** The source that reports the change. */
  readonly source?: string;
  /** The release of the figures before the break. */
  readonly before?: string;
}

/** The members of a stored break except its year and its cause. */
type BreakDetail = Exclude<keyof StoredBreak, 'year' | 'cause'>;

export interface BreakWords {
  readonly act: string | null;
  /** The names of the other records, separated by commas. */
  readonly records: string;
  /** The names of the releases before and after. */
  readonly before: Localized;
  readonly after: Localized;
}

interface BreakCause {
  /** The details that every break of this cause has. */
  readonly details: readonly BreakDetail[];
  /** Whether sums over several records break as well. Territory that moves between two of them does not change their sum. */
  readonly inSums: boolean;
  readonly sentence: (words: BreakWords) => Localized;
}

export interface Breaks<FieldName extends string = string> {
  /** The column of a line with its breaks. */
  readonly column: string;
  /** The fields of the cause and of the id of its source. Both are null in figures without a break. */
  readonly cause: FieldName;
  readonly source: FieldName;
  readonly sentence: Readonly<Record<Language, FieldName>>;
  /** The closed list of causes. If a figure has several breaks, the first cause counts and the sentences are joined. */
  readonly causes: Readonly<Record<string, BreakCause>>;
}
