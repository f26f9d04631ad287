// How one family leads to another. Targets are named, not imported: City needs Department and the other way round.
import type { Localized } from '../text/localized.js';

/** To one record, by a key of the family's own. */
export interface One<Target extends string = string, Key extends string = string> {
  readonly to: 'one';
  readonly target: Target;
  readonly key: Key;
}

interface Placement {
  /** Segment of the related list's path if it differs from the relation's name; the name is then accepted too. */
  readonly at?: string;
  /** Further paths of the same list with the parent embedded; their one parameter is the parent's id. */
  readonly alsoAt?: readonly string[];
  /** The title of the list, if `Airports of a city` would be wrong. */
  readonly title?: Localized;
  /** The shape of the target in the list, if that is not `embedding` without the parent. */
  readonly view?: string;
}

/** To the records of another family whose key names this one. */
export interface Many<Target extends string = string, Key extends string = string> extends Placement {
  readonly to: 'many';
  readonly target: Target;
  readonly key: Key;
}

/** To the children of one's children: the radios of a department are those of its cities. */
export interface Through extends Placement {
  readonly to: 'through';
  readonly first: string;
  readonly then: string;
}

/** To figures of a series: the record's own, or the sums of those of its children or of all records. */
export interface FiguresRelation<Target extends string = string> {
  readonly to: 'figures';
  readonly target: Target;
  /** The list of children whose figures are added up, or all records of the series. */
  readonly sumOf: string | typeof EVERYTHING | undefined;
}

export const EVERYTHING = Symbol('every record of the series');

export const one = <const Target extends string, const Key extends string>(
  target: Target,
  key: Key,
): One<Target, Key> => ({ to: 'one', target, key });

export const many = <const Target extends string, const Key extends string>(
  target: Target,
  key: Key,
  placement: Placement = {},
): Many<Target, Key> => ({ to: 'many', target, key, ...placement });

export const through = (first: string, then: string, placement: Placement = {}): Through => ({
  to: 'through',
  first,
  then,
  ...placement,
});

export const figures = <const Target extends string>(target: Target): FiguresRelation<Target> => ({
  to: 'figures',
  target,
  sumOf: undefined,
});

export const sums = <const Target extends string>(
  target: Target,
  sumOf: string,
): FiguresRelation<Target> => ({
  to: 'figures',
  target,
  sumOf,
});

/** Of the single record that contains all others. */
export const total = <const Target extends string>(target: Target): FiguresRelation<Target> => ({
  to: 'figures',
  target,
  sumOf: EVERYTHING,
});
