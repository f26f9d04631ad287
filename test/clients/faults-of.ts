// The expectation of a program about a response, as a line of text: `[].city.name: string`, `[0].name = "Cali"`, `data.length >= 10`.
//
// A path is written as in JavaScript. `$` is the response itself, `[]` every element, `[0]` the first one, and `?` after a
// name passes over nulls (`[].department?.name`). A path that leads to nothing at all is a fault, because nothing would be checked.
import { isOf, type TypeName } from './expected-types.js';

interface Found {
  readonly at: string;
  readonly value: unknown;
}

type Judgement = (found: readonly Found[], operand: string) => string[];

const LINE = /^(\S+?)(:| =| >=| <=| ~| only| includes| distinct| ascending| descending)(?: (.+))?$/;
const STEP = /\[\d*\]|[^.[\]]+/g;
const SHOWN = 3;

/** The reasons why a program with this expectation fails on a response; empty if it succeeds. */
export function faultsOf(answer: unknown, line: string): string[] {
  const [, path, sign, operand = ''] = LINE.exec(line) ?? [];
  const judge = judgements[sign?.trim() ?? ''];
  if (path === undefined || judge === undefined) throw new Error(`"${line}" is no line of what is read.`);
  const faults: string[] = [];
  const found = follow(answer, path, faults);
  if (found.length === 0 && faults.length === 0) faults.push(`${path} leads to nothing`);
  faults.push(...judge(found, operand));
  const more = faults.length - SHOWN;
  return more > 0 ? [...faults.slice(0, SHOWN), `and ${more} more of "${line}"`] : faults;
}

function follow(answer: unknown, path: string, faults: string[]): readonly Found[] {
  let found: readonly Found[] = [{ at: '', value: answer }];
  for (const step of path === '$' ? [] : (path.match(STEP) ?? []))
    found = found.flatMap((from) => (step.startsWith('[') ? elements : field)(from, step, faults));
  return found;
}

function elements({ at, value }: Found, step: string, faults: string[]): Found[] {
  if (!Array.isArray(value)) {
    faults.push(`${at || 'the answer'} is ${shown(value)}, not an array`);
    return [];
  }
  const all = value.map((element: unknown, index) => ({ at: `${at}[${index}]`, value: element }));
  if (step === '[]') return all;
  const one = all[Number(step.slice(1, -1))];
  if (one === undefined) faults.push(`${at || 'the answer'} has no element ${step}`);
  return one === undefined ? [] : [one];
}

function field({ at, value }: Found, step: string, faults: string[]): Found[] {
  const name = step.replace('?', '');
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
    faults.push(`${at || 'the answer'} is ${shown(value)}, which has no ${name}`);
    return [];
  }
  const inner = (value as Readonly<Record<string, unknown>>)[name];
  if (inner === null && step.endsWith('?')) return [];
  return [{ at: at === '' ? name : `${at}.${name}`, value: inner }];
}

const judgements: Readonly<Record<string, Judgement>> = {
  ':': (found, types) =>
    each(found, types, (value) => types.split('|').some((type) => isOf(type as TypeName, value))),
  '=': (found, json) => each(found, json, (value) => JSON.stringify(value) === wanted(json)),
  '>=': (found, bound) => each(found, `>= ${bound}`, (value) => (value as number) >= Number(bound)),
  '<=': (found, bound) => each(found, `<= ${bound}`, (value) => (value as number) <= Number(bound)),
  '~': (found, pattern) =>
    each(found, pattern, (value) => typeof value === 'string' && new RegExp(pattern, 'u').test(value)),
  only: (found, names) =>
    each(
      found,
      `a record of ${names}`,
      (value) => sorted(Object.keys(value as object)) === sorted(names.split(', ')),
    ),
  includes: (found, json) =>
    found.some(({ value }) => JSON.stringify(value) === wanted(json)) ? [] : [`no value is ${json}`],
  distinct: (found) => {
    const values = found.map(({ value }) => JSON.stringify(value));
    return each(found, 'distinct', (value) => {
      const text = JSON.stringify(value);
      return values.indexOf(text) === values.lastIndexOf(text);
    });
  },
  ascending: (found) => inOrder(found, 1),
  descending: (found) => inOrder(found, -1),
};

function each(found: readonly Found[], wish: string, holds: (value: unknown) => boolean): string[] {
  return found
    .filter(({ value }) => !holds(value))
    .map(({ at, value }) => `${at || 'the answer'} is ${shown(value)}, not ${wish}`);
}

const spanish = new Intl.Collator('es');

/** Nulls come last in both directions, so they are passed over. */
function inOrder(found: readonly Found[], direction: 1 | -1): string[] {
  const known = found.filter(({ value }) => value !== null);
  return known.flatMap(({ at, value }, index) => {
    const before = known[index - 1]?.value ?? value;
    const order =
      typeof value === 'number' ? Number(before) - value : spanish.compare(String(before), String(value));
    return order * direction > 0 ? [`${at} is ${shown(value)} after ${shown(before)}`] : [];
  });
}

function sorted(names: readonly string[]): string {
  return names.toSorted().join();
}

function wanted(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
