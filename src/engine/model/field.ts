// The kinds of values in a record, written as a chain: `text().nullable()`.
import type { Localized } from '../text/localized.js';

export type FieldKind = 'integer' | 'number' | 'text' | 'texts' | 'boolean' | 'date' | 'midnight';

/** The fields of the same record with the credit of a picture. */
export interface PictureCredit {
  /** The URL of the page about the picture. */
  readonly page: string;
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

interface Currency {
  readonly days: number;
  readonly later: Localized;
  readonly at: string;
}

export interface FieldSpec {
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** Not part of the contract, so it is returned only to a client that requests it by name. */
  readonly extended: boolean;
  /** The column heading. */
  readonly label: Localized | undefined;
  /** The unit after its numbers, such as `km²` or `inhabitants`. A number without a unit is a year, a code or a rank. */
  readonly unit: Localized | undefined;
  /** Its values are picture URLs. */
  readonly picture: boolean;
  /** The credit of a picture whose author and licence are known. */
  readonly credit: PictureCredit | undefined;
  /** The meaning of its values. */
  readonly about: Localized | undefined;
  /** Another name that requests can use for it. */
  readonly alias: string | undefined;
  readonly pattern: RegExp | undefined;
  readonly values: readonly string[] | undefined;
  /** The readable name of each value. */
  readonly valueNames: Readonly<Record<string, Localized>> | undefined;
  /** The language of its texts, if it differs from that of most records. */
  readonly language: string | undefined;
  /** The field of the same record with this text in the language of most records. */
  readonly translates: string | undefined;
  readonly range: readonly [min: number, max: number] | undefined;
  /** A number without a fraction. */
  readonly whole: boolean;
  /** An amount of which each record has its own, so that those of several records add up: inhabitants, hectares. */
  readonly additive: boolean;
  /** The field of the same record with the date of this value, for values that age. */
  readonly datedBy: string | undefined;
  /** For how many days after that date a value counts as current, and where to look it up later. */
  readonly current: Currency | undefined;
  /** The year that its values are of, if it is the same for all records. */
  readonly year: number | undefined;
  /** The field of the same record with the same value, in more detail. */
  readonly repeats: string | undefined;
  /** The URL of the same thing in another collection, with `{}` for the value. */
  readonly sameAs: string | undefined;
  /** A program computes it from other values, so corrections belong to those. */
  readonly derived: boolean;
}

export class Field<Value> {
  /** Carries the type of the value for the compiler, and is never set. */
  declare readonly value: Value;

  constructor(readonly spec: FieldSpec) {
    Object.freeze(this);
  }

  nullable(): Field<Value | null> {
    return new Field({ ...this.spec, nullable: true });
  }

  extended(): Field<Value> {
    return new Field({ ...this.spec, extended: true });
  }

  label(label: Localized): Field<Value> {
    return new Field({ ...this.spec, label });
  }

  /** A symbol is the same in every language. */
  unit(unit: Localized | string): Field<Value> {
    return new Field({ ...this.spec, unit: typeof unit === 'string' ? { en: unit, es: unit } : unit });
  }

  picture(credit?: PictureCredit): Field<Value> {
    return new Field({ ...this.spec, picture: true, credit });
  }

  about(about: Localized): Field<Value> {
    return new Field({ ...this.spec, about });
  }

  alias(alias: string): Field<Value> {
    return new Field({ ...this.spec, alias });
  }

  matching(pattern: RegExp): Field<Value> {
    return new Field({ ...this.spec, pattern });
  }

  oneOf(...values: string[]): Field<Value> {
    return new Field({ ...this.spec, values });
  }

  /** Names of values in every language. Other values remain possible and are shown unchanged. */
  named(valueNames: Readonly<Record<string, Localized>>): Field<Value> {
    return new Field({ ...this.spec, valueNames });
  }

  /** Allows only these values, each with a name. */
  oneOfNamed(valueNames: Readonly<Record<string, Localized>>): Field<Value> {
    return this.named(valueNames).oneOf(...Object.keys(valueNames));
  }

  /** A language code of BCP 47, such as `en` or `la`. */
  writtenIn(language: string): Field<Value> {
    return new Field({ ...this.spec, language });
  }

  translationOf(field: string, language: string): Field<Value> {
    return new Field({ ...this.spec, translates: field, language });
  }

  whole(): Field<Value> {
    return new Field({ ...this.spec, whole: true });
  }

  additive(): Field<Value> {
    return new Field({ ...this.spec, additive: true });
  }

  datedBy(field: string, current?: Currency): Field<Value> {
    return new Field({ ...this.spec, datedBy: field, current });
  }

  inYear(year: number): Field<Value> {
    return new Field({ ...this.spec, year });
  }

  /** Pages show the other field alone. */
  repeats(field: string): Field<Value> {
    return new Field({ ...this.spec, repeats: field });
  }

  /** Its value identifies the same thing in another collection, at this URL with `{}` for the value. */
  sameAs(url: string): Field<Value> {
    return new Field({ ...this.spec, sameAs: url });
  }

  derived(): Field<Value> {
    return new Field({ ...this.spec, derived: true });
  }

  between(min: number, max: number): Field<Value> {
    return new Field({ ...this.spec, range: [min, max] });
  }
}

const plain = {
  nullable: false,
  extended: false,
  label: undefined,
  unit: undefined,
  picture: false,
  credit: undefined,
  about: undefined,
  alias: undefined,
  pattern: undefined,
  values: undefined,
  valueNames: undefined,
  language: undefined,
  translates: undefined,
  range: undefined,
  whole: false,
  additive: false,
  datedBy: undefined,
  current: undefined,
  year: undefined,
  repeats: undefined,
  sameAs: undefined,
  derived: false,
};

export const integer = () => new Field<number>({ ...plain, kind: 'integer' });
export const number = () => new Field<number>({ ...plain, kind: 'number' });
export const text = () => new Field<string>({ ...plain, kind: 'text' });
export const texts = () => new Field<readonly string[]>({ ...plain, kind: 'texts' });
export const boolean = () => new Field<boolean>({ ...plain, kind: 'boolean' });
/** A calendar date, `YYYY-MM-DD`. */
export const date = () => new Field<string>({ ...plain, kind: 'date' });
/** A calendar date as the midnight that begins it, `YYYY-MM-DDT00:00:00`, without a zone. */
export const midnight = () => new Field<string>({ ...plain, kind: 'midnight' });
