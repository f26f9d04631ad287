// One thing that can be asked for. The table of all of them is the pivot: every surface is a projection of it.
import type { Localized } from '../model/localized.js';
import type { ModelFamily, ModelShape, Row } from '../model/model.js';
import type { Plan } from '../query/plan.js';
import type { Arguments, Parameter } from './parameter.js';

export const API = '/api/v1';

/** As a kind of operation makes it. */
export interface KindOperation {
  readonly id: string;
  readonly kind: string;
  /** The family under whose path the operation stands. */
  readonly owner: ModelFamily;
  /** The family whose records it answers, and in which shape. */
  readonly family: ModelFamily;
  readonly shape: ModelShape;
  /** A template; `{name}` stands for a parameter. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly result: 'one' | 'list' | 'page';
  /** What a client does with it, as a title. */
  readonly summary: Localized;
  /** Parameters of other operations that clients send here by habit: ignored even where the request is strict. */
  readonly ignores?: readonly string[];
  /** The path this one is another name of. */
  readonly sameAs?: string;
  /** Answers are few, or the same ones are asked for again and again, so that each is worth keeping. */
  readonly keepable: boolean;
  /** A record it names may not exist. */
  readonly mayMiss: boolean;
  /** Arguments that find something, worked out from the rows of the owner. */
  readonly examples: (rows: readonly Row[]) => readonly Arguments[];
  readonly plan: (args: Arguments) => Plan;
}

/** What can be asked for beyond the contract. */
export interface Asks {
  readonly parameters: readonly Parameter[];
  /** By its name in small letters. */
  readonly find: (name: string) => Parameter | undefined;
}

/** As it stands in the table. */
export interface Operation extends KindOperation {
  readonly asks: Asks;
}

/** A way of asking, for any family that has what it takes. */
export interface Kind {
  readonly name: string;
  readonly operations: (family: ModelFamily) => readonly KindOperation[];
}

/** Families that are lists of records with ids; not the single record, not the calendar. */
export function isListed(family: ModelFamily): boolean {
  return family.file !== undefined && family.only === undefined;
}

export function idOf(family: ModelFamily, suffix: string): string {
  return family.record.charAt(0).toLowerCase() + family.record.slice(1) + suffix;
}
