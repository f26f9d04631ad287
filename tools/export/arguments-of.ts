// Every set of arguments with which an operation gives one of its finitely many answers, query parameters left out.
import type { Engine } from '../../src/operations/engine.js';
import type { Operation } from '../../src/operations/operation.js';
import type { Arguments } from '../../src/operations/parameter.js';

/** A calendar has no end that a copy could reach. */
const LAST_CALENDAR_YEAR = 2050;

type Enumerate = (operation: Operation, engine: Engine) => readonly Arguments[];

const once: Enumerate = () => [{}];

const byId: Enumerate = ({ owner, path }, { catalog }) => {
  const name = /\{(\w+)\}/.exec(path)?.[1] as string;
  return catalog.table(owner).rows.map((row) => ({ [name]: row.id as number }));
};

/** From the first year of a period to the last one; a period that is still open ends with the edition. */
const yearsInOffice: Enumerate = ({ owner: { period }, owner }, { catalog }) => {
  if (period === undefined) return [];
  const { from, to } = period;
  const yearOf = (date: unknown) => Number((date ?? catalog.edition.version).toString().slice(0, 4));
  const years = catalog.table(owner).rows.flatMap((row) => [yearOf(row[from]), yearOf(row[to])]);
  return range(Math.min(...years), Math.max(...years)).map((year) => ({ year }));
};

const calendar: Enumerate = ({ owner, parameters }) => {
  if (owner.calendar === undefined) return [];
  const years = range(owner.calendar.from, Math.min(owner.calendar.to, LAST_CALENDAR_YEAR));
  const inMonths = parameters.some(({ name }) => name === 'month');
  return years.flatMap((year) => (inMonths ? range(1, 12).map((month) => ({ year, month })) : [{ year }]));
};

const finite: Readonly<Record<string, Enumerate>> = {
  list: once,
  one: byId,
  related: byId,
  only: once,
  inOffice: yearsInOffice,
  calendar,
};

/** Asked for in words or page by page: there is no end of their answers, only the service itself has them. */
const endless: ReadonlySet<string> = new Set(['name', 'search', 'page', 'code']);

export const hasEnd = ({ kind }: Operation): boolean => !endless.has(kind);

export function argumentsOf(operation: Operation, engine: Engine): readonly Arguments[] {
  const enumerate = finite[operation.kind];
  if (enumerate === undefined)
    throw new Error(`tools/export/arguments-of.ts does not say what can be asked of "${operation.kind}".`);
  return enumerate(operation, engine);
}

export function fillPath(template: string, args: Arguments): string {
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(args[name])));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
