// One row of the table of settings, and its derived texts: the flag, the valid values, the default.
import { atStart } from '../engine/text/fold.js';
import type { Localized } from '../engine/text/localized.js';
import type { SettingKind } from './kinds.js';

export interface Setting<Value> {
  readonly group: Localized;
  readonly variable: string;
  /** Its name in earlier versions, as a variable and as a flag; still read if the new one is not set. */
  readonly formerly?: string;
  readonly kind: SettingKind<Value>;
  readonly fallback: Value;
  /** Names the setting; the valid values follow from the kind, the unit and the note. */
  readonly help: Localized;
  readonly unit?: Localized;
  readonly note?: Localized;
  /** Set for the machine and divided among its workers: a number of things, of which each worker may have at least one, or an amount. */
  readonly shared?: 'counts' | 'amounts';
  /** The value never appears in a message. */
  readonly secret?: true;
}

export type ValuesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

interface SettingRow<Value, Fallback> extends Omit<Setting<Value>, 'fallback'> {
  readonly fallback: Fallback;
}

/** The default is a value of the kind, or undefined. */
export const setting = <Value, const Fallback extends NoInfer<Value> | undefined>(
  row: SettingRow<Value, Fallback>,
): Setting<Value | Fallback> => row;

const flagFor = (variable: string) => `--${variable.toLowerCase().replaceAll('_', '-')}`;

export const flagOf = ({ variable }: Setting<unknown>): string => flagFor(variable);

/** The current name first. */
export const variablesOf = ({ variable, formerly }: Setting<unknown>): readonly string[] =>
  formerly === undefined ? [variable] : [variable, formerly];

export const flagsOf = (row: Setting<unknown>): readonly string[] => variablesOf(row).map(flagFor);

/** Continues after "must be". */
export const rightValue = ({ kind, unit }: Setting<unknown>): string =>
  [kind.words.en, unit && `, in ${unit.en}`].join('');

/** For a reference, which has room for the note: sentences that go on from the help and a colon. */
export const rightValueWithNote = (row: Setting<unknown>): string =>
  [`${rightValue(row)}.`, row.note && ` ${atStart(row.note.en)}.`].join('');

export const defaultText = ({ fallback }: Setting<unknown>): string =>
  [fallback ?? []].flat().join(',') || 'none';

export const SECONDS: Localized = { en: 'seconds', es: 'segundos' };
