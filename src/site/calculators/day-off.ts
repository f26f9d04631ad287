// Days on which nobody works, and why.
import type { Html } from '../shell/html.js';

export interface DayOff {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
  /** What else is known of it, beside the labels of `details`; undefined where it is not. */
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
