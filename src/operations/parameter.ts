// Parameters of operations: what each takes is a kind of value.
import type { Localized } from '../model/localized.js';
import type { ModelFamily, ModelField } from '../model/model.js';
import type { Phrase } from '../problems/problem.js';
import type { Operator } from '../query/filter.js';

export type ParameterKind =
  /** `outside` says why, where a number beyond the range needs more than the range itself. */
  | {
      readonly is: 'integer';
      readonly min: number;
      readonly max: number;
      readonly outside?: Localized;
      /** It is the id of a record of this family. */
      readonly idOf?: ModelFamily;
    }
  | { readonly is: 'text' }
  /** `otherwise` says more to who asks for none of the values. */
  | { readonly is: 'choice'; readonly values: readonly string[]; readonly otherwise?: Phrase }
  | { readonly is: 'switch' }
  /** One field, or several, comma-separated, with a minus before what is to fall; then further fields may be named, too. */
  | {
      readonly is: 'sort';
      readonly values: readonly string[];
      readonly further: readonly string[];
      /** Other names of fields, in small letters. */
      readonly aliases: ReadonlyMap<string, string>;
    }
  /** More than 0. */
  | { readonly is: 'measure'; readonly max: number; readonly usual: number }
  /** Fields with commas between them, dotted into relations. */
  | { readonly is: 'fields'; readonly family: ModelFamily; readonly own: readonly ModelField[] }
  /** Relations with commas between them, dotted. */
  | { readonly is: 'relations'; readonly family: ModelFamily }
  | { readonly is: 'filter'; readonly field: ModelField; readonly operator: Operator }
  /** `latitude,longitude` */
  | { readonly is: 'point' }
  /** `west,south,east,north` */
  | { readonly is: 'box' };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly about: string | Localized;
  readonly kind: ParameterKind;
  /** Another parameter without which it means nothing. */
  readonly needs?: string;
  /** Another name for it. */
  readonly alias?: string;
  /** Not of the contract, and sent by clients that mean nothing by it: unless the request is strict, a wrong value is ignored. */
  readonly lenient?: boolean;
}

/** A list may be given in one value or in several. */
export function isListParameter({ kind }: Parameter): boolean {
  return kind.is === 'fields' || kind.is === 'relations' || (kind.is === 'filter' && kind.operator === 'in');
}

export type Scalar = string | number | boolean;
export type Argument = Scalar | readonly Scalar[];
export type Arguments = Readonly<Record<string, Argument>>;

/** Filters are kept apart: one may have the name of a parameter in the path. */
const FILTER = '?';
export const argumentKey = ({ name, kind }: Parameter): string =>
  kind.is === 'filter' ? `${FILTER}${name}` : name;
export const filterName = (key: string): string | undefined =>
  key.startsWith(FILTER) ? key.slice(FILTER.length) : undefined;

export const INT32_MAX = 2_147_483_647;
/** Longest value in a path, in characters. */
export const LONGEST_VALUE = 1000;
/** Most fields that can be sorted by at once. */
export const MOST_SORT_KEYS = 5;
/** Most relations that a path may lead through. */
export const DEEPEST_PATH = 3;
