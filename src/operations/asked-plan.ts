// Adds to a plan what a request asks for beyond the contract: filters, a point, a box.
import type { Filter, FilterValue } from '../query/filter.js';
import type { Plan } from '../query/plan.js';
import type { Asks } from './operation.js';
import type { Arguments } from './parameter.js';

export function askedPlan(plan: Plan, args: Arguments, asks: Asks): Plan {
  const filters: Filter[] = [];
  let asked = plan;
  for (const [name, value] of Object.entries(args)) {
    const kind = asks.find(name.toLowerCase())?.kind;
    if (kind?.is === 'filter') {
      const values = Array.isArray(value) ? (value as readonly FilterValue[]) : [value as FilterValue];
      filters.push({ field: kind.field, operator: kind.operator, values });
    } else if (kind?.is === 'point') {
      const [latitude, longitude] = value as readonly [number, number];
      asked = { ...asked, near: { latitude, longitude, radius: radiusOf(args, asks) } };
    } else if (kind?.is === 'box') {
      const [west, south, east, north] = value as readonly [number, number, number, number];
      asked = { ...asked, box: { west, south, east, north } };
    }
  }
  if (typeof args.limit === 'number') asked = { ...asked, limit: args.limit };
  return filters.length === 0 ? asked : { ...asked, filters };
}

function radiusOf({ radius }: Arguments, asks: Asks): number {
  const kind = asks.find('radius')?.kind;
  return (radius ?? (kind?.is === 'measure' ? kind.usual : undefined)) as number;
}
