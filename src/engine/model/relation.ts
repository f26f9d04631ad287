// Relations between families. They name their targets instead of importing them, because City needs Department and the other way round.
import type { Localized } from '../text/localized.js';

/** A relation to one record, by a key of the family. */
export interface One<Target extends string = string, Key extends string = string> {
  readonly to: 'one';
  readonly target: Target;
  readonly key: Key;
}

interface Placement {
  /** The path segment of the related list, if it differs from the relation's name. The name is then accepted too. */
  readonly at?: string;
  /** Further paths of the same list with the parent embedded. Their one parameter is the parent's id. */
  readonly alsoAt?: readonly string[];
  /** The title of the list, if `Airports of a city` would be wrong. */
  readonly title?: Localized;
  /** The shape of the target in the list, if it is not `embedding` without the parent. */
  readonly view?: string;
}

/** A relation to the records of another family whose key names this one. */
export interface Many<Target extends string = string, Key extends string = string> extends Placement {
  readonly to: 'many';
  readonly target: Target;
  readonly key: Key;
}

/** A relation to the children of children. The radios of a department are those of its cities. */
export interface Through extends Placement {
  readonly to: 'through';
  readonly first: string;
  readonly then: string;
}

/** A relation to figures of a series: the record's own, or the sums over its children or over all records. */
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

/** The sum for the single record that contains all others. */
export const total = <const Target extends string>(target: Target): FiguresRelation<Target> => ({
  to: 'figures',
  target,
  sumOf: EVERYTHING,
});
