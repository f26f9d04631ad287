// Breaks of a series: figures that cannot be compared with those of the year before, and why. A line of the data states them, so that no
// cause is ever guessed from the numbers.
import type { Language, Localized } from '../text/localized.js';

/** The fault in the breaks of a line; undefined if they are valid. */
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

/** As a line has it. */
export interface StoredBreak {
  readonly year: number;
  readonly cause: string;
  /** The act that brought a change about; null if it is not known. */
  readonly act?: string | null;
  /** Ids of the other records that a change concerns. */
  readonly records?: readonly number[];
  /** The source that reports the change. */
  readonly source?: string;
  /** The release that the figures before it come from. */
  readonly before?: string;
}

/** The members of a stored break beside its year and its cause. */
type BreakDetail = Exclude<keyof StoredBreak, 'year' | 'cause'>;

/** The details of a break as people read them. */
export interface BreakWords {
  readonly act: string | null;
  /** The names of the other records, with commas. */
  readonly records: string;
  /** The names of the releases on both sides. */
  readonly before: Localized;
  readonly after: Localized;
}

interface BreakCause {
  /** The details that a break of this cause has, all of them. */
  readonly details: readonly BreakDetail[];
  /** Whether sums over several records break as well: territory that moves between two of them does not change their sum. */
  readonly inSums: boolean;
  readonly sentence: (words: BreakWords) => Localized;
}

export interface Breaks<FieldName extends string = string> {
  /** The column of a line that holds its breaks. */
  readonly column: string;
  /** The field of the cause, and that of the id of its source; null in figures without a break. */
  readonly cause: FieldName;
  readonly source: FieldName;
  /** The fields of the sentence, by its language. */
  readonly sentence: Readonly<Record<Language, FieldName>>;
  /** The closed list of causes. Of several breaks of one figure, the first cause counts; the sentences are joined. */
  readonly causes: Readonly<Record<string, BreakCause>>;
}
