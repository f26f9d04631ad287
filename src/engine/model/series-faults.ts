// Faults in the series of a family: fields of another kind, or fields that it does not explain.
import type { ModelFamily } from './model.js';
import type { Series } from './series.js';

export function seriesFaults(
  family: ModelFamily,
  { year, release, title, shared, kind, inDefault, measures, breaks, place }: Series,
): string[] {
  const uses: Readonly<Record<string, readonly string[]>> = {
    integer: [year, ...measures, ...(place === undefined ? [] : [place.id])],
    text: [
      release,
      title,
      ...shared,
      ...(breaks === undefined ? [] : [breaks.cause, breaks.source, ...Object.values(breaks.sentence)]),
      ...(place === undefined ? [] : [place.level, place.name]),
    ],
    boolean: inDefault === undefined ? [] : [inDefault],
  };
  const faults = Object.entries(uses).flatMap(([kind, names]) =>
    names
      .filter((name) => family.field(name)?.kind !== kind)
      .map((name) => `${family.name}.series needs a field ${name} of the kind ${kind}`),
  );
  const used = new Set([...Object.values(uses).flat(), ...(place?.copies ?? [])]);
  if (kind !== undefined && !shared.includes(kind))
    faults.push(`${family.name}.series needs a shared field ${kind}`);
  const unused = family.fields.filter(({ name }) => !used.has(name));
  return [...faults, ...unused.map(({ name }) => `${family.name}.series does not define ${name}`)];
}
