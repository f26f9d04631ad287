// The port through which rows reach the service from any storage.
import type { Row } from '../model/model.js';
import type { Localized } from '../text/localized.js';

/** The location of a row, so that a fault can be found. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

export interface FamilyRows {
  /** Some records could not be read, so a key to one of them is not a further fault. */
  readonly incomplete?: boolean;
  readonly rows: readonly Row[];
  readonly location: (index: number) => SourceLocation;
}

/** Why a value was changed or a record was retired. Corrections, retirements and changes refer to it by its English text. */
export type Reason = Localized;

/** An id that is no longer served, and the record that replaced it, if any. */
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

/** A state of the dataset, identified by its day and its content. */
export interface Edition {
  readonly version: string;
  /** Changes with any change of the dataset. */
  readonly fingerprint: string;
}

/** The origin of a source's date: the publisher's release, an act, its latest entry, a publication, or the described day. */
export const dateOrigins = ['release', 'act', 'entry', 'publication', 'reference'] as const;

/** An origin of values. */
export interface Source {
  readonly id: string;
  /** The publisher's name, which is the same in every language. */
  readonly publisher: string;
  readonly title: Localized;
  /** The name of the licence, which is the same in every language, or null if the publisher names none. */
  readonly licence: string | null;
  /** The id of the terms of use of its values. */
  readonly terms: string;
  /** The date of the described state, or null if the source does not give it. */
  readonly date: string | null;
  readonly dateFrom: (typeof dateOrigins)[number] | null;
  /** The day of the copy. It does not date the values. */
  readonly retrieved: string | null;
  /** Null for texts that the dataset's publisher wrote. */
  readonly url: string | null;
  /** The id of the source from which this one was obtained. */
  readonly through: string | null;
}

/** The permitted uses of values and the attribution they require, in every language. */
export interface Terms extends Localized {
  readonly id: string;
  /** The URL of the licence or law. */
  readonly url: string;
  /** Whether all values of a source may be republished together. */
  readonly bulk: (typeof bulkUses)[number];
}

export const bulkUses = ['allowed', 'ask', 'forbidden'] as const;

/** The source of a field, for all records or for those it lists. */
export interface Provenance {
  readonly family: string;
  readonly field: string;
  readonly source: string;
  readonly ids?: readonly number[];
}

/** A corrected value. Each correction of a value starts from the result of the one before. */
export interface Correction {
  readonly family: string;
  readonly id: number;
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly reason: string;
  /** A correction of spelling has no source, because the value keeps its own. */
  readonly source?: string;
  /** The version that introduced it. Corrections of the first version have none. */
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

/** Another name of a record. Several records can share one. */
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

/** An event in the past of a record. `before` has a name or a code that ended, and unknown values are null. */
export interface HistoryEvent {
  readonly family: string;
  /** The record as it is today. */
  readonly id: number;
  readonly kind: (typeof eventKinds)[number];
  /** A year, a month or a day, with the precision of its source. */
  readonly date: string | null;
  readonly codeBefore: string | null;
  readonly nameBefore: string | null;
  readonly codeAfter: string | null;
  readonly nameAfter: string | null;
  readonly act: string | null;
  /** The records from which it was created, wholly or in part. */
  readonly from: readonly number[];
  /** Ids of remarks. The family has their texts. */
  readonly notes: readonly string[];
  readonly source: string;
  readonly certainty: (typeof certainties)[number];
}

/** The changes of an edition since the previous one. */
export interface EditionChanges {
  /** The version of the edition. */
  readonly edition: string;
  /** The name of the previous edition. */
  readonly since: string;
  /** A hash of the resulting records, in a history that covers records only. */
  readonly records?: string;
  /** Hashes of all parts of the dataset before and after the changes. Undoing the changes leads from one to the other. */
  readonly before?: string;
  readonly after?: string;
  /** The reasons of changes that no correction explains. The first matching one applies. */
  readonly causes?: readonly Cause[];
  readonly changes: readonly Change[];
}

/** Matches the changes that have all of its properties. */
export interface Cause {
  /** A family, or the part of the dataset with the lines. */
  readonly part?: string;
  readonly change?: Change['change'];
  readonly field?: string;
  readonly ids?: readonly number[];
  readonly reason: Localized;
}

/** A change of a record. New families and fields are listed once, not for each value. */
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
      /** The record before its removal. */
      readonly record?: Row;
    }
  | LineChange;

/** The reason in every language, or in English only. */
export type StatedReason = string | Localized;

interface ValueChange {
  readonly change: 'changed';
  readonly family: string;
  readonly id: number;
  readonly field: string;
  /** Missing if the field was missing. */
  readonly from?: unknown;
  readonly to?: unknown;
  /** The reason, in a history without causes. */
  readonly reason?: StatedReason | null;
  readonly source: string;
}

/** A change in lines without ids, such as other names, figures by year, borders or sources. */
export type LineChange = LinePlaces &
  (
    | { readonly change: 'lineAdded' | 'lineRemoved'; readonly line: Row }
    /** The changed fields only. A missing field is missing in the line. */
    | { readonly change: 'lineChanged'; readonly from: Row; readonly to: Row }
  );

interface LinePlaces {
  readonly part: string;
  /** The places of all lines with this change, counted from 0 after the change, or before it for removed lines. */
  readonly at: readonly number[];
  /** The family and ids of the records that the lines are about, in the order of the places. */
  readonly family?: string;
  readonly ids?: readonly number[];
}

export const isLineChange = (change: Change): change is LineChange => 'part' in change;

export interface Dataset {
  readonly edition: Edition;
  /** SHA-256 of each file, by file name. */
  readonly checksums: ReadonlyMap<string, string>;
  readonly sources: readonly Source[];
  readonly terms: readonly Terms[];
  readonly provenance: readonly Provenance[];
  readonly corrections: readonly Correction[];
  readonly reasons: readonly Reason[];
  readonly aliases: readonly Alias[];
  /** Events by family and id, then by date. */
  readonly history: readonly HistoryEvent[];
  /** Oldest first. */
  readonly changes: readonly EditionChanges[];
  readonly families: ReadonlyMap<string, FamilyRows>;
  readonly retired: ReadonlyMap<string, readonly Retirement[]>;
  /** Borders by file name. The grid comes first, then the arcs. */
  readonly boundaries: ReadonlyMap<string, readonly Row[]>;
  /** Faults found while reading. Linking adds more, so that all faults are reported together. */
  readonly faults: readonly Fault[];
}

/** The day of an edition. A second edition of the same day is one second later. */
export function editionTime({ version }: Edition): Date {
  const [year, month, day, again = 1] = version.split('.').map(Number) as [number, number, number, number?];
  return new Date(Date.UTC(year, month - 1, day, 0, 0, again - 1));
}

/** Negative if the first edition is earlier. */
export const compareVersions = (a: string, b: string): number =>
  editionTime({ version: a } as Edition).getTime() - editionTime({ version: b } as Edition).getTime();

export function editionName({ version, fingerprint }: Edition): string {
  return `${version}-${fingerprint.slice(0, 8)}`;
}
