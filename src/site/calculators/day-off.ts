// Days that are not worked, and why.
import type { Html } from '../shell/html.js';

export interface DayOff {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
  /** Its other details, in the order of the labels of `details`; undefined for a missing one. */
  readonly details: readonly (DayDetail | undefined)[];
}

export interface DayDetail {
  readonly label: string;
  readonly content: Html;
}

export interface LongWeekend {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly names: readonly string[];
}

export interface NextDay {
  /** What it is: `Next holiday`. */
  readonly title: string;
  readonly date: string;
  readonly daysUntil: number;
  readonly names: readonly string[];
}
