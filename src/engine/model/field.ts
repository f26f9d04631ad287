// The kinds of value a record can hold, written as a small chainable language: `text().nullable()`.
import type { Localized } from '../text/localized.js';

export type FieldKind = 'integer' | 'number' | 'text' | 'texts' | 'boolean' | 'date' | 'midnight';

/** The fields of the same record with the credit of a picture. */
export interface PictureCredit {
  /** The URL of its page. */
  readonly page: string;
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

export interface FieldSpec {
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** Known beyond the contract: shown only to a client that requests it by name. */
  readonly extended: boolean;
  /** The head of its column. */
  readonly label: Localized | undefined;
  /** The unit after its numbers: `km²`, `inhabitants`. A number without one is a year, a code or a rank. */
  readonly unit: Localized | undefined;
  /** Its values are URLs of pictures. */
  readonly picture: boolean;
  /** Of a picture whose author and licence are known. */
  readonly credit: PictureCredit | undefined;
  /** The meaning of its values. */
  readonly about: Localized | undefined;
  /** Another name that requests may use for it. */
  readonly alias: string | undefined;
  readonly pattern: RegExp | undefined;
  readonly values: readonly string[] | undefined;
  /** The values as people read them. */
  readonly valueNames: Readonly<Record<string, Localized>> | undefined;
  /** The language of its texts, if it is not that of most records. */
  readonly language: string | undefined;
  /** The field of the same record with the same text in the language of most records. */
  readonly translates: string | undefined;
  readonly range: readonly [min: number, max: number] | undefined;
  /** A number that never has a fraction. */
  readonly whole: boolean;
  /** An amount of which each record has its own, so that those of several records add up: inhabitants, hectares. */
  readonly additive: boolean;
  /** The field of the same record with the date of its value, for values that age. */
  readonly datedBy: string | undefined;
  /** The URL of the same thing elsewhere, with `{}` for the value. */
  readonly sameAs: string | undefined;
  /** A program writes it from other values, so a correction belongs to those. */
  readonly derived: boolean;
}

export class Field<Value> {
  /** Carries the type of the value; never set. */
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

  /** Names of values in every language; other values stay possible and are shown as they are. */
  named(valueNames: Readonly<Record<string, Localized>>): Field<Value> {
    return new Field({ ...this.spec, valueNames });
  }

  /** Only these values, each with its name. */
  oneOfNamed(valueNames: Readonly<Record<string, Localized>>): Field<Value> {
    return this.named(valueNames).oneOf(...Object.keys(valueNames));
  }

  /** A code of BCP 47: `en`, `la`. */
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

  datedBy(field: string): Field<Value> {
    return new Field({ ...this.spec, datedBy: field });
  }

  /** Its value names the same thing in another collection, at this URL with `{}` for the value. */
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
