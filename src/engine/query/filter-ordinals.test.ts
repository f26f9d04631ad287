// Every operator on every kind of field equals a filter that reads each row.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { toyDataset, toyRows } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import type { ModelField, Row } from '../model/model.js';
import {
  type Filter,
  type FilterValue,
  filterOrdinals,
  type Operator,
  operators,
  operatorsOf,
} from './filter.js';

const planet = toyModel.family('planet');
const fieldOf = (name: string) => planet.field(name) as ModelField;
const filter = (name: string, operator: Operator, ...values: FilterValue[]): Filter => ({
  field: fieldOf(name),
  operator,
  values,
});

const tableOf = (rows: readonly Row[]) =>
  buildCatalog(toyModel, toyDataset({ planet: rows, moon: [] }, {})).table(planet);
const toy = tableOf((toyRows.planet ?? []).map((row) => ({ ...row, largestMoonId: null })));
const ids = (filters: readonly Filter[]) =>
  Array.from(filterOrdinals(toy, toy.all, filters), (ordinal) => toy.rows[ordinal]?.id);

describe('a filter', () => {
  it.each<[string, Operator, FilterValue[], number[]]>([
    ['name', 'eq', ['NANDU'], [2]],
    ['name', 'eq', ['nand'], []],
    ['name', 'ne', ['ñandú'], [3, 7]],
    ['name', 'in', ['nube', 'ZAFIRO', 'sol'], [3, 7]],
    ['name', 'contains', ['Ñ'], [2, 3]],
    ['nickname', 'ne', ['el pajaro'], [3, 7]],
    ['nickname', 'contains', ['a'], [2, 7]],
    ['nickname', 'null', [true], [3]],
    ['nickname', 'null', [false], [2, 7]],
    ['radius', 'gt', [2440.5], [3, 7]],
    ['radius', 'gte', [2440.5], [2, 3, 7]],
    ['radius', 'lt', [60268], [2]],
    ['radius', 'lte', [60268], [2, 3, 7]],
    ['radius', 'eq', [60268], [3, 7]],
    ['ringed', 'eq', [true], [3, 7]],
    ['ringed', 'ne', [true], [2]],
    ['lastSeen', 'gte', ['1903-02-28'], [2, 7]],
    ['lastSeen', 'lt', ['1950-12-31'], [2]],
    ['lastSeen', 'ne', ['1903-02-28'], [3, 7]],
    ['symbols', 'contains', ['N'], [2]],
    ['symbols', 'contains', ['☿'], [2]],
    ['starId', 'eq', [1], [2, 3, 7]],
    ['starId', 'eq', [2], []],
    ['albedo', 'lt', [1], [2]],
  ])('finds with %s %s %j the records %j', (name, operator, values, expected) => {
    expect(ids([filter(name, operator, ...values)])).toEqual(expected);
  });

  it('selects only records that fit all filters', () => {
    expect(
      ids([filter('starId', 'eq', 1), filter('ringed', 'eq', true), filter('name', 'contains', 'z')]),
    ).toEqual([7]);
  });

  it('returns the same list if it removes no record', () => {
    expect(filterOrdinals(toy, toy.all, [])).toBe(toy.all);
    expect(filterOrdinals(toy, toy.all, [filter('starId', 'eq', 1)])).toBe(toy.all);
  });

  it('keeps the order of the records', () => {
    const given = Int32Array.of(2, 0, 1);
    expect(filterOrdinals(toy, given, [filter('radius', 'eq', 60268)])).toEqual(Int32Array.of(2, 1));
    expect(filterOrdinals(toy, given, [filter('starId', 'eq', 1)])).toBe(given);
  });
});

it('supports every operator in at least one field', () => {
  const taken = new Set(planet.fields.flatMap((field) => operatorsOf(field)));
  expect([...taken].sort()).toEqual([...operators].sort());
});

describe('against every row by itself', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'aáAnñÑz '), minLength: 1, maxLength: 3 });
  const numbers = fc.integer({ min: -3, max: 3 });
  const days = fc.constantFrom('1999-12-31', '2000-01-01', '2000-02-29');
  const row = fc.record({
    nickname: fc.option(texts),
    albedo: fc.option(numbers),
    lastSeen: fc.option(days),
    ringed: fc.boolean(),
    symbols: fc.array(texts, { maxLength: 3 }),
    starId: fc.constant(1),
  });
  const valuesOf: Record<string, fc.Arbitrary<FilterValue>> = {
    nickname: texts,
    albedo: numbers,
    lastSeen: days,
    ringed: fc.boolean(),
    symbols: texts,
    starId: numbers,
  };
  const anyFilter = fc
    .constantFrom(...Object.keys(valuesOf))
    .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...operatorsOf(fieldOf(name)))))
    .chain(([name, operator]) => {
      const value = operator === 'null' ? fc.boolean() : (valuesOf[name] as fc.Arbitrary<FilterValue>);
      const values = fc.array(value, { minLength: 1, maxLength: operator === 'in' ? 3 : 1 });
      return values.map((given) => filter(name, operator, ...given));
    });

  const plain = (text: unknown) =>
    typeof text === 'string'
      ? text
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .toLowerCase()
      : text;

  function holds({ field, operator, values }: Filter, found: unknown): boolean {
    const wanted = values.map(plain);
    const [value] = wanted as [number];
    if (operator === 'null') return (found === null) === values[0];
    if (found === null) return operator === 'ne';
    if (field.kind === 'texts') return (found as string[]).map(plain).includes(value);
    const own = plain(found) as number;
    const answers: Record<Exclude<Operator, 'null'>, boolean> = {
      eq: own === value,
      ne: own !== value,
      in: wanted.includes(own),
      contains: String(own).includes(String(value)),
      gt: own > value,
      gte: own >= value,
      lt: own < value,
      lte: own <= value,
    };
    return answers[operator];
  }

  it('finds the same records', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.array(anyFilter, { minLength: 1, maxLength: 3 }),
        (rows, filters) => {
          const table = tableOf(rows.map((each, index) => ({ id: index + 1, largestMoonId: null, ...each })));
          const expected = Array.from(table.all).filter((ordinal) =>
            filters.every((each) => holds(each, table.rows[ordinal]?.[each.field.name])),
          );
          expect(Array.from(filterOrdinals(table, table.all, filters))).toEqual(expected);
        },
      ),
      { numRuns: fewer(500, 4) },
    );
  });
});
