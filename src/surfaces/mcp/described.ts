// Arguments that many tools take, described once: in the tool that takes all of them.
import type { Argument } from './tool.js';

const descriptions: Readonly<Record<string, string>> = {
  in: 'Only records in this place, by its name.',
  level: 'The kind of place that `in` is, if several are called so.',
  where:
    'Conditions by field, all of which hold: `{"population[gte]": 100000, "relation.name": "..."}`; [ne], [gt], [gte], [lt], [lte], [in], [contains], [null: true or false], or none for equal.',
  sortBy: 'A field; several with commas, a minus before a descending one.',
  fields: 'Instead of the usual few; `relation.field` follows a relation, `all` is every field.',
  offset: 'Records to skip.',
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
