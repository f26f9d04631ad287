// States and places in the form that plugins of online shops accept: both by the code of the country, places by the code of their state.
import type { Model, ModelFamily } from '../../src/engine/model/model.js';
import type { AreaLists } from '../../src/site/embed/area-lists.js';

/** Undefined if the states have no ISO code. */
export function shopOf({ dataset }: Model, { group, groups }: AreaLists): string | undefined {
  const country = dataset?.spatial.code;
  const field = country === undefined ? undefined : subdivisionCode(group, country);
  if (country === undefined || field === undefined) return undefined;
  const codeOf = ({ row }: AreaLists['groups'][number]) => String(row[field]);
  const states = Object.fromEntries(groups.map((each) => [codeOf(each), each.name]));
  const places = Object.fromEntries(groups.map((each) => [codeOf(each), each.areas.map(({ name }) => name)]));
  return `${JSON.stringify({ states: { [country]: states }, places: { [country]: places } }, undefined, 1)}\n`;
}

/** The codes of ISO 3166-2 begin with the code of the country. */
const subdivisionCode = ({ knownBy }: ModelFamily, country: string): string | undefined =>
  Object.entries(knownBy).find(([, { example }]) => example.startsWith(`${country}-`))?.[0];
