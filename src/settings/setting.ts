// A row of the table of settings, and the texts derived from it: the flag, the valid values and the default.
import { atStart } from '../engine/text/fold.js';
import type { Localized } from '../engine/text/localized.js';
import type { SettingKind } from './kinds.js';

export interface Setting<Value> {
  readonly group: Localized;
  readonly variable: string;
  /** Its former name as a variable and a flag, which is read if the current one is not set. */
  readonly formerly?: string;
  readonly kind: SettingKind<Value>;
  readonly fallback: Value;
  /** Names the setting. The valid values follow from the kind, the unit and the note. */
  readonly help: Localized;
  readonly unit?: Localized;
  readonly note?: Localized;
  /** Divided among the workers of a machine, as a count of which each gets at least one, or as an amount. */
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

/** The current name comes first. */
export const variablesOf = ({ variable, formerly }: Setting<unknown>): readonly string[] =>
  formerly === undefined ? [variable] : [variable, formerly];

export const flagsOf = (row: Setting<unknown>): readonly string[] => variablesOf(row).map(flagFor);

/** The text follows "must be". */
export const rightValue = ({ kind, unit }: Setting<unknown>): string =>
  [kind.words.en, unit && `, in ${unit.en}`].join('');

/** The valid values with the note, for the reference page. */
export const rightValueWithNote = (row: Setting<unknown>): string =>
  [`${rightValue(row)}.`, row.note && ` ${atStart(row.note.en)}.`].join('');

export const defaultText = ({ fallback }: Setting<unknown>): string =>
  [fallback ?? []].flat().join(',') || 'none';

export const SECONDS: Localized = { en: 'seconds', es: 'segundos' };
