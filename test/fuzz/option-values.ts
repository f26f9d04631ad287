// Values for query options: paths, filters, points and boxes, orders.

import type { Random } from '../../lab/random.js';
import type { ModelFamily, ModelField } from '../../src/engine/model/model.js';
import type { OptionKind, ValueKind } from './value-kind.js';

type Kind<Is extends OptionKind['is']> = Extract<OptionKind, { is: Is }>;

/** A valid value of the kind, in a form that any other parameter accepts. It is flat enough for a table and small enough to embed. */
export function goodOptionValue(random: Random, kind: OptionKind): string {
  switch (kind.is) {
    case 'sort':
      return random.pick(kind.values);
    case 'measure':
      return String(random.integer(1, Math.min(kind.max, 300)));
    case 'fields':
      return fieldPaths(random, kind.family);
    case 'relations':
      return random.pick(hasToOne(kind.family) ? toOnePaths(kind.family) : names(kind.family.lists));
    case 'filter':
      return filterValue(random, kind);
    case 'point':
      return `${degrees(random, 13)},${degrees(random, 80)}`;
    case 'area':
      return random.pick(kind.values);
    case 'box':
      return `${degrees(random, 180)},${-random.integer(0, 90)},${degrees(random, 180)},${random.integer(0, 90)}`;
  }
}

/** Whether a value can be combined with every other parameter. */
export function hasGoodValue(kind: ValueKind): boolean {
  return kind.is !== 'relations' || hasToOne(kind.family);
}

/** Several fields to sort by, some in descending order. */
export function sortKeys(random: Random, { values, further }: Kind<'sort'>): string {
  const names = [...values, ...further];
  const keys = Array.from({ length: random.integer(1, 5) }, () => {
    return `${random.chance(0.5) ? '-' : ''}${random.pick(names)}`;
  });
  return keys.length === 1 ? `-${(keys[0] as string).replace('-', '')}` : keys.join();
}

const names = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

const oneOf = ({ relations }: ModelFamily) => relations.filter(({ to }) => to === 'one');

const hasToOne = (family: ModelFamily) => oneOf(family).length > 0;

function toOnePaths(family: ModelFamily): readonly string[] {
  return oneOf(family).flatMap(({ name, target }) => [
    name,
    ...oneOf(target).map((next) => `${name}.${next.name}`),
  ]);
}

function fieldPaths(random: Random, family: ModelFamily): string {
  const relations = oneOf(family);
  const paths = Array.from({ length: random.integer(1, 4) }, () => {
    const own = random.pick([...names(family.fields), 'all']);
    if (relations.length === 0 || random.chance(0.7)) return own;
    const { name, target } = random.pick(relations);
    return `${name}.${random.pick([...names(target.fields), 'all'])}`;
  });
  return paths.join();
}

const degrees = (random: Random, most: number) => (random.integer(-most * 100, most * 100) / 100).toString();

function filterValue(random: Random, { field, operator }: Kind<'filter'>): string {
  if (operator === 'null') return random.pick(['true', 'false']);
  // Every series has figures for this year, and a year without any returns 400.
  if ((operator === 'eq' || operator === 'in') && field.name === 'year') return '2018';
  const values = Array.from({ length: operator === 'in' ? random.integer(1, 4) : 1 }, () =>
    fieldValue(random, field),
  );
  return values.join();
}

function fieldValue(random: Random, { kind, values }: ModelField): string {
  switch (kind) {
    case 'integer':
      return String(random.integer(-1, 1200));
    case 'number':
      return random.pick(['0', '-1.5', '1e3', '4.65', '100000', String(random.integer(0, 10_000))]);
    case 'boolean':
      return random.pick(['true', 'FALSE']);
    case 'date':
    case 'midnight':
      return random.pick(['1900-01-01', '2026-07-20', '2000-02-29']);
    case 'text':
    case 'texts':
      return random.pick([...(values ?? []), 'bogotá', 'RURAL', '05001', 'a', 'san']).replaceAll(',', '');
  }
}

const oddNumbers = ['1,5', '0x1', '1e999', '--1', 'NaN', '٣', '1_000', '.5', '5.', 'true', '[]', '1 2'];
const oddPaths = [
  ',',
  'id,,name',
  'id.name',
  '*',
  '.',
  '..',
  'id.',
  '.id',
  '__proto__',
  'constructor.name',
  'department.__proto__',
  'a.b.c.d.e.f',
];

/** A nearly valid value of the kind. */
export function oddOptionValue(random: Random, kind: OptionKind): string {
  switch (kind.is) {
    case 'sort':
      return random.pick([
        ...[
          'id,',
          ',',
          '-',
          '--id',
          'id,-',
          'id asc',
          'nope,id',
          '-nope',
          'id,id,id,id,id,id',
          '-distanceKm',
        ],
        sortKeys(random, kind),
      ]);
    case 'measure':
      return random.pick(['0', '-1', String(kind.max + 1), ...oddNumbers]);
    case 'fields':
    case 'relations':
      return random.pick([...oddPaths, manyPaths(kind.family, random), goodOptionValue(random, kind)]);
    case 'filter':
      return random.pick([...oddNumbers, ',', '2026-02-30', 'null', "'", ' ', 'á', '\u0301']);
    case 'point':
      return random.pick(['1', '1,2,3', '91,0', '0,181', 'a,b', ',', '4.6;-74', '1,', ...oddNumbers]);
    case 'area':
      return random.pick(['City', 'City/', '/1', 'City/x', 'City/1/2', 'Town/1', 'City/-1', 'City/999999']);
    case 'box':
      return random.pick(['1,2,3', '0,2,0,1', '-181,0,0,0', '1,2,3,4,5', ',,,', 'west', '1,2,3,']);
  }
}

/** A path through any relations, up to the limit of depth and beyond. */
function manyPaths(family: ModelFamily, random: Random): string {
  let [at, path]: [ModelFamily, string[]] = [family, []];
  for (let depth = random.integer(1, 5); depth > 0; depth--) {
    const reachable = [...at.relations, ...at.lists];
    if (reachable.length === 0) break;
    const { name, target } = random.pick(reachable);
    [at, path] = [target, [...path, name]];
  }
  return path.length === 0 ? 'nope' : path.join('.');
}

/** The expected status of a rejection, if it can be predicted. */
export function optionRefusal(kind: OptionKind, value: string): number | undefined {
  const isNumber = (text: string) => /^\s*-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?\s*$/i.test(text);
  switch (kind.is) {
    case 'sort':
      return kind.values.some((name) => name.toLowerCase() === value.toLowerCase()) || /[,-]/.test(value)
        ? undefined
        : 400;
    case 'measure':
      return isNumber(value) && Number(value) > 0 && Number(value) <= kind.max ? undefined : 400;
    case 'filter':
      return ['number', 'integer'].includes(kind.field.kind) &&
        ['gt', 'gte', 'lt', 'lte', 'ne'].includes(kind.operator) &&
        !isNumber(value)
        ? 400
        : undefined;
    case 'point':
      return value.split(',').length === 2 ? undefined : 400;
    case 'area':
      return /^\w+\/[1-9]\d*$/.test(value) && !value.startsWith('Town') ? undefined : 400;
    case 'box':
      return value.split(',').length === 4 ? undefined : 400;
    default:
      return /(^|,)\s*(,|$)/.test(value) ? 400 : undefined;
  }
}
