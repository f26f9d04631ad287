// Each call on a field adds a property and returns a new field.
import { expect, expectTypeOf, it } from 'vitest';
import type { RowOf } from './family.js';
import { boolean, date, integer, midnight, number, text, texts } from './field.js';

it('has every declared property, in any order', () => {
  const about = { en: 'Why.', es: 'Por qué.' };
  const label = { en: 'Reason', es: 'Razón' };
  const declaredProperties = {
    kind: 'text',
    nullable: true,
    extended: true,
    label,
    unit: { en: 'km', es: 'km' },
    picture: true,
    about,
    alias: 'c',
    values: ['a', 'b'],
    derived: true,
  };
  const one = text()
    .nullable()
    .extended()
    .label(label)
    .about(about)
    .alias('c')
    .oneOf('a', 'b')
    .unit('km')
    .derived()
    .picture();
  const other = text()
    .picture()
    .derived()
    .unit(declaredProperties.unit)
    .oneOf('a', 'b')
    .alias('c')
    .about(about)
    .extended()
    .nullable()
    .label(label);
  expect(one.spec).toEqual({
    ...declaredProperties,
    pattern: undefined,
    range: undefined,
    whole: false,
    additive: false,
  });
  expect(other.spec).toEqual(one.spec);
});

it('accepts only whole numbers if it is declared so', () => {
  expect(number().whole().nullable().spec).toEqual({ ...number().spec, nullable: true, whole: true });
});

it('begins with its kind, and with no other property', () => {
  const made = { integer, number, text, texts, boolean, date: date, midnight };
  for (const [kind, make] of Object.entries(made)) {
    const { spec } = make();
    expect(spec).toEqual({
      kind,
      nullable: false,
      label: undefined,
      unit: undefined,
      picture: false,
      extended: false,
      about: undefined,
      alias: undefined,
      pattern: undefined,
      values: undefined,
      range: undefined,
      whole: false,
      additive: false,
      derived: false,
    });
  }
});

it('stays unchanged when other fields are made from it', () => {
  const plain = number();
  plain.nullable().between(1, 2).extended().alias('x').whole();
  expect(plain.spec).toEqual(number().spec);
  expect(Object.isFrozen(plain)).toBe(true);
});

it('determines the type of a row', () => {
  const fields = { id: integer(), name: text().nullable(), tags: texts(), on: boolean(), day: date() };
  expectTypeOf<RowOf<typeof fields>>().toEqualTypeOf<{
    readonly id: number;
    readonly name: string | null;
    readonly tags: readonly string[];
    readonly on: boolean;
    readonly day: string;
  }>();
});
