// Arguments that many tools take, described once: in the tool that takes all of them.
import type { Argument } from './tool.js';

const descriptions: Readonly<Record<string, string>> = {
  in: 'Name of the place that the records are in.',
  level: 'Kind of place of `in`, if several places have the name.',
  where:
    'Filters by field, all of which must match, such as `{"population[gte]": 100000, "relation.name": "..."}`. Operators: [ne], [gt], [gte], [lt], [lte], [in], [contains], [null] (true or false); none means equal.',
  sortBy: 'Fields to sort by, comma-separated, with a minus in front for descending order.',
  fields:
    'Fields to return instead of the main ones; `relation.field` follows a relation, `*` returns every field.',
  offset: 'Number of records to skip.',
};

export function described(
  known: Readonly<Record<string, Argument>>,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, Argument>> {
  return Object.fromEntries(
    Object.entries(known).map(([name, { schema, ...argument }]) => {
      const description = more[name] ?? descriptions[name];
      return [name, { ...argument, schema: description === undefined ? schema : { ...schema, description } }];
    }),
  );
}
