// The port through which rows reach the service, wherever they come from.
import type { Row } from '../model/model.js';
import type { Localized } from '../text/localized.js';

/** Where a row is, so that a fault can be found. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

export interface FamilyRows {
  /** Some of its records could not be read, so a key to one of them is not a further fault. */
  readonly incomplete?: boolean;
  readonly rows: readonly Row[];
  readonly location: (index: number) => SourceLocation;
}

/** Why a value was changed or a record retired. Its English text names it, in corrections, retirements and changes. */
export type Reason = Localized;

/** An id that is no longer served, with the record that replaced it, if one did. */
export interface Retirement {
  readonly id: number;
  readonly by: number | null;
  readonly reason: string;
  readonly location: SourceLocation;
}

export interface Fault extends SourceLocation {
  readonly field: string | undefined;
  readonly message: string;
}

/** A state of the dataset: its day and its content. */
export interface Edition {
  readonly version: string;
  /** Changes whenever anything in the dataset does. */
  readonly fingerprint: string;
}

/** What gave a source its date: the publisher's release, an act, its latest entry, a publication, or the day it describes. */
export const dateOrigins = ['release', 'act', 'entry', 'publication', 'reference'] as const;

/** Where values come from. */
export interface Source {
  readonly id: string;
  /** A name, the same in every language. */
  readonly publisher: string;
  readonly title: Localized;
  /** The name of a licence, the same in every language; null if the publisher names none. */
  readonly licence: string | null;
  /** The id of the terms under which its values may be used. */
  readonly terms: string;
  /** Of the state that it describes; null if the source does not give it. */
  readonly date: string | null;
  readonly dateFrom: (typeof dateOrigins)[number] | null;
  /** The day of the copy, which does not date its values. */
  readonly retrieved: string | null;
  /** Null for texts of the dataset's publisher, which are published here only. */
  readonly url: string | null;
  /** The id of the source through which it came. */
  readonly through: string | null;
}

/** The permitted uses of values and the attribution they require, in every language. */
export interface Terms extends Localized {
  readonly id: string;
  /** Of the licence or law behind them. */
  readonly url: string;
  /** Whether all values of a source may be republished together. */
  readonly bulk: (typeof bulkUses)[number];
}

export const bulkUses = ['allowed', 'ask', 'forbidden'] as const;

/** The source of a field: of all its values, or of those of the records named. */
export interface Provenance {
  readonly family: string;
  readonly field: string;
  readonly source: string;
  readonly ids?: readonly number[];
}

/** A corrected value. The corrections of one value are a chain: each starts from the result of the one before it. */
export interface Correction {
  readonly family: string;
  readonly id: number;
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly reason: string;
  /** One of spelling only has none: the value keeps its source. */
  readonly source?: string;
  /** The version that brought it; those of the first one have none. */
  readonly edition?: string;
}

export const aliasKinds = [
  'oldName',
  'abbreviation',
  'commonName',
  'shortName',
  'spelling',
  'longName',
  'seatName',
  'acronym',
  'englishName',
  'nickname',
] as const;

/** Another name of a record; several records may share one. */
export interface Alias {
  readonly family: string;
  readonly id: number;
  readonly alias: string;
  readonly kind: (typeof aliasKinds)[number];
  readonly source: string;
}

export const eventKinds = [
  'created',
  'restored',
  'renamed',
  'spelling',
  'olderForm',
  'recoded',
  'merged',
  'retired',
] as const;
export const certainties = ['confirmed', 'probable', 'uncertain'] as const;

/** An event in the past of a record. A name or a code that ended is in `before`; what is not known is null. */
export interface HistoryEvent {
  readonly family: string;
  /** The record as it is today. */
  readonly id: number;
  readonly kind: (typeof eventKinds)[number];
  /** A year, a month or a day, as its source gives it. */
  readonly date: string | null;
  readonly codeBefore: string | null;
  readonly nameBefore: string | null;
  readonly codeAfter: string | null;
  readonly nameAfter: string | null;
  readonly act: string | null;
  /** The records that it was made of, or of parts of which. */
  readonly from: readonly number[];
  /** Ids of remarks, whose texts the family has. */
  readonly notes: readonly string[];
  readonly source: string;
  readonly certainty: (typeof certainties)[number];
}

/** The changes of an edition since the one before it. */
export interface EditionChanges {
  /** The version. */
  readonly edition: string;
  /** The name of the edition before it. */
  readonly since: string;
  /** Of a history that covers records only: a hash of the records that it leads to. */
  readonly records?: string;
  /** Hashes of all parts of the dataset before these changes and after them: undone, the changes lead from one to the other. */
  readonly before?: string;
  readonly after?: string;
  /** The reasons of changes that no correction explains: the first one that fits a change is its reason. */
  readonly causes?: readonly Cause[];
  readonly changes: readonly Change[];
}

/** Fits the changes that have all the properties it names. */
export interface Cause {
  /** A family, or the part of the dataset that the lines are in. */
  readonly part?: string;
  readonly change?: Change['change'];
  readonly field?: string;
  readonly ids?: readonly number[];
  readonly reason: Localized;
}

/** New families and fields are listed once, not for each of their values. */
export type Change =
  | { readonly change: 'family'; readonly family: string; readonly rows: number }
  | { readonly change: 'field'; readonly family: string; readonly field: string }
  | { readonly change: 'added'; readonly family: string; readonly id: number }
  | ValueChange
  | {
      readonly change: 'retired';
      readonly family: string;
      readonly id: number;
      readonly by: number | null;
      readonly reason: StatedReason;
      /** As it was. */
      readonly record?: Row;
    }
  | LineChange;

/** In every language, or in English only. */
export type StatedReason = string | Localized;

interface ValueChange {
  readonly change: 'changed';
  readonly family: string;
  readonly id: number;
  readonly field: string;
  /** Missing if the field is. */
  readonly from?: unknown;
  readonly to?: unknown;
  /** Of a history without causes. */
  readonly reason?: StatedReason | null;
  readonly source: string;
}

/** A change in a part of the dataset that holds lines without ids, such as other names, figures by year, borders or sources. */
export type LineChange = LinePlaces &
  (
    | { readonly change: 'lineAdded' | 'lineRemoved'; readonly line: Row }
    /** The fields that changed, and no others; one that is missing is missing in the line. */
    | { readonly change: 'lineChanged'; readonly from: Row; readonly to: Row }
  );

interface LinePlaces {
  readonly part: string;
  /** The places, from 0, of all lines with this change: after it or, of a removed line, before it. */
  readonly at: readonly number[];
  /** The family and the ids of the records that the lines are about, in the order of their places. */
  readonly family?: string;
  readonly ids?: readonly number[];
}

export const isLineChange = (change: Change): change is LineChange => 'part' in change;

export interface Dataset {
  readonly edition: Edition;
  /** SHA-256 of each file, by its name. */
  readonly checksums: ReadonlyMap<string, string>;
  readonly sources: readonly Source[];
  readonly terms: readonly Terms[];
  readonly provenance: readonly Provenance[];
  readonly corrections: readonly Correction[];
  readonly reasons: readonly Reason[];
  readonly aliases: readonly Alias[];
  /** By family and id, then by date. */
  readonly history: readonly HistoryEvent[];
  /** The oldest first. */
  readonly changes: readonly EditionChanges[];
  readonly families: ReadonlyMap<string, FamilyRows>;
  readonly retired: ReadonlyMap<string, readonly Retirement[]>;
  /** Borders by the name of their file: the grid first, then the arcs. */
  readonly boundaries: ReadonlyMap<string, readonly Row[]>;
  /** Faults found while reading; linking the rows adds more, so that all faults are reported together. */
  readonly faults: readonly Fault[];
}

/** The day of an edition; a second one of the same day is a second later. */
export function editionTime({ version }: Edition): Date {
  const [year, month, day, again = 1] = version.split('.').map(Number) as [number, number, number, number?];
  return new Date(Date.UTC(year, month - 1, day, 0, 0, again - 1));
}

/** Negative if the first edition is the earlier one. */
export const compareVersions = (a: string, b: string): number =>
  editionTime({ version: a } as Edition).getTime() - editionTime({ version: b } as Edition).getTime();

export function editionName({ version, fingerprint }: Edition): string {
  return `${version}-${fingerprint.slice(0, 8)}`;
}
