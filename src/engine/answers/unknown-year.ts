// Why a series has no figure of a year: the years that it has, and the series that has this one.
import type { Catalog } from '../catalog/catalog.js';
import { wantedSeries } from '../operations/kinds/series-parameter.js';
import type { RecordOperation } from '../operations/operation.js';
import { filterName } from '../operations/options/filter-name.js';
import type { Arguments } from '../operations/request/parameter.js';
import { messages } from '../problems/messages.js';
import { badParameters, type Problem } from '../problems/problem.js';
import type { Operator } from '../query/filter.js';
import type { Plan } from '../query/plan.js';

/** Undefined if the request names no year, or only years of which some record has a figure. */
export function unknownYear(
  catalog: Catalog,
  { family, parameters }: Pick<RecordOperation, 'family' | 'parameters'>,
  args: Arguments,
  { filters = [] }: Plan,
): Problem | undefined {
  const { series } = family;
  if (series === undefined) return undefined;
  const parameter = parameters.find(({ name }) => name === series.year);
  const named =
    parameter === undefined
      ? filters.filter(({ field, through, operator }) => {
          return field.name === series.year && through === undefined && namesYears.includes(operator);
        })
      : [{ operator: 'eq', values: [args.get(parameter)] } as const];
  if (named.length === 0) return undefined;
  const own = catalog.yearsOf(family, wantedSeries(args).series);
  for (const { operator, values } of named) {
    const year = values.find((each) => typeof each === 'number' && !own.includes(each));
    if (typeof year !== 'number') continue;
    const message = messages.noFigures(year, spans(own), catalog.yearsOf(family, 'all').includes(year));
    return badParameters([{ parameter: filterName(series.year, operator), value: values.join(), message }]);
  }
  return undefined;
}

/** A bound names no year: `year[gt]=2025` finds nothing until there are later figures. */
const namesYears: readonly Operator[] = ['eq', 'in'];

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
