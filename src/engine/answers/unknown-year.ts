// Why a series has no figure of a year: the years that it has, and the series that has this one.
import type { Catalog } from '../catalog/catalog.js';
import { wantedSeries } from '../operations/kinds/series-parameter.js';
import type { RecordOperation } from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import { messages } from '../problems/messages.js';
import { badParameters, type Problem } from '../problems/problem.js';
import type { Plan } from '../query/plan.js';

/** Undefined if the request names no year, or if some record has a figure of it. */
export function unknownYear(
  catalog: Catalog,
  { family, parameters }: Pick<RecordOperation, 'family' | 'parameters'>,
  args: Arguments,
  { filters = [] }: Plan,
): Problem | undefined {
  const { series } = family;
  if (series === undefined) return undefined;
  const parameter = parameters.find(({ name }) => name === series.year);
  const filter = filters.find(
    ({ field, through, operator }) =>
      field.name === series.year && through === undefined && operator === 'eq',
  );
  const year = parameter === undefined ? filter?.values[0] : args.get(parameter);
  const choice = wantedSeries(args).series;
  const [own, all] = [catalog.yearsOf(family, choice), catalog.yearsOf(family, 'all')];
  if (typeof year !== 'number' || own.includes(year)) return undefined;
  const message = messages.noFigures(year, spans(own), all.includes(year));
  return badParameters([{ parameter: series.year, value: String(year), message }]);
}

type Span = readonly [from: number, to: number];

/** Years in a row as one span: 1985 to 2025. */
function spans(years: readonly number[]): readonly Span[] {
  const found: [number, number][] = [];
  for (const year of years) {
    const last = found.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else found.push([year, year]);
  }
  return found;
}
