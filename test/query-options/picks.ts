// Random values of `fields` and `expand`: own names, extended ones, relations and paths through them.
import fc from 'fast-check';
import { type Family, familyOf } from './families.js';

const DEEPEST = 3;

/** Every field of the family, extended ones included. */
const ALL = { name: 'all' };

/** Follows relations from a family by the choices, up to the allowed depth, until they end or reach a field. */
function walk(family: Family, [choice = 0, ...rest]: readonly number[], left = DEEPEST): string {
  const relations = left === 0 ? [] : [...family.relations, ...family.lists];
  const names = [...relations, ...family.fields, ALL];
  const { name, ...found } = names[choice % names.length] as (typeof names)[number];
  if (!('target' in found) || rest.length === 0) return name;
  return `${name}.${walk(familyOf(found.target), rest, left - 1)}`;
}

const pathsOf = (family: Family) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.tuple(fc.nat({ max: 999 })) },
      { weight: 2, arbitrary: fc.array(fc.nat({ max: 999 }), { minLength: 2, maxLength: DEEPEST + 1 }) },
    )
    .map((choices) => walk(family, choices));

/** At least one name. Some names occur twice, and some in part and as a whole. */
export const picksOf = (family: Family) => fc.array(pathsOf(family), { minLength: 1, maxLength: 7 });

function walkRelations(family: Family, [choice = 0, ...rest]: readonly number[]): string {
  const relations = [...family.relations, ...family.lists];
  const { name, target } = relations[choice % relations.length] as (typeof relations)[number];
  const inner = familyOf(target);
  const ends = rest.length === 0 || inner.relations.length + inner.lists.length === 0;
  return ends ? name : `${name}.${walkRelations(inner, rest)}`;
}

/** Paths of relations, for a family that has some. */
export const expansionsOf = (family: Family) =>
  fc.array(
    fc
      .array(fc.nat({ max: 999 }), { minLength: 1, maxLength: DEEPEST })
      .map((choices) => walkRelations(family, choices)),
    { minLength: 1, maxLength: 3 },
  );
