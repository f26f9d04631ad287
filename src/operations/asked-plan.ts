// Adds to a plan what a request asks for beyond the contract: filters, a point, a box.
import type { Filter, FilterValue } from '../query/filter.js';
import type { Plan } from '../query/plan.js';
import type { Asks } from './operation.js';
import { type Arguments, filterName } from './parameter.js';

export function askedPlan(plan: Plan, args: Arguments, asks: Asks): Plan {
  const filters: Filter[] = [];
  let asked = plan;
  for (const [key, value] of Object.entries(args)) {
    const kind = asks.find(filterName(key)?.toLowerCase() ?? '')?.kind;
    if (kind?.is !== 'filter') continue;
    const values = Array.isArray(value) ? (value as readonly FilterValue[]) : [value as FilterValue];
    filters.push({ field: kind.field, operator: kind.operator, values });
  }
  if (args.near !== undefined) {
    const [latitude, longitude] = args.near as readonly [number, number];
    asked = { ...asked, near: { latitude, longitude, radius: radiusOf(args, asks) } };
  }
  if (args.bbox !== undefined) {
    const [west, south, east, north] = args.bbox as readonly [number, number, number, number];
    asked = { ...asked, box: { west, south, east, north } };
  }
  if (args.limit !== undefined) asked = { ...asked, limit: args.limit as number };
  if (args.offset !== undefined) asked = { ...asked, offset: args.offset as number };
  return filters.length === 0 ? asked : { ...asked, filters };
}

function radiusOf({ radius }: Arguments, asks: Asks): number {
  const kind = asks.find('radius')?.kind;
  return (radius ?? (kind?.is === 'measure' ? kind.usual : undefined)) as number;
}
