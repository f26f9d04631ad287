// Finds features of a resolved family that name missing fields or fields of the wrong kind.
import { embeddedShapes, type Family, type KeyFact } from './family.js';
import type { FieldKind } from './field.js';
import type { ModelFamily, ModelField } from './model.js';
import type { Series } from './series.js';
import { reachableRelations, toOneRelations } from './to-one-paths.js';

const is =
  (...kinds: FieldKind[]) =>
  ({ kind }: ModelField) =>
    kinds.includes(kind);

export function familyFaults(family: ModelFamily, declaration: Family): readonly string[] {
  const faults: string[] = [];
  const expectField = (name: string, use: string, holds: (field: ModelField) => boolean, kind: string) => {
    const field = family.field(name);
    if (field === undefined) faults.push(`${family.name}.${use} names a field ${name} that it does not have`);
    else if (!holds(field)) faults.push(`${family.name}.${use} needs ${kind}, which ${name} is not`);
  };

  const { identifiers = [] } = declaration;
  const texts = { codes: family.codes, identifiers, name: family.nameFields };
  for (const [use, names] of Object.entries(texts))
    for (const name of names) expectField(name, use, is('text'), 'a text');
  if (family.otherName !== undefined) expectField(family.otherName, 'otherName', is('text'), 'a text');
  for (const name of Object.keys(family.knownBy))
    expectField(name, 'knownBy', is('text', 'integer'), 'a text or an integer');
  if (family.history !== undefined) {
    expectField(family.history.name, 'history.name', is('text'), 'a text');
    expectField(family.history.code, 'history.code', is('text'), 'a text');
  }
  for (const name of family.find?.names ?? []) expectField(name, 'find.names', is('text'), 'a text');
  if (family.find?.weight !== undefined)
    expectField(family.find.weight, 'find.weight', is('integer', 'number'), 'a number');
  for (const { name, of, per } of family.ratios) {
    for (const part of [of, per]) expectField(part, `ratios.${name}`, is('integer', 'number'), 'a number');
    if (family.field(name) !== undefined) faults.push(`${family.name}.${name} is a field and a ratio`);
  }
  for (const name of family.columns ?? [])
    if (family.ratios.every((ratio) => ratio.name !== name))
      expectField(name, 'columns', () => true, 'a field');
  for (const { name, additive, kind, unit } of family.fields)
    if (additive && (unit === undefined || !['integer', 'number'].includes(kind)))
      faults.push(`${family.name}.${name} adds up, and needs to be a number with a unit`);
  if (family.find?.within !== undefined)
    expectField(family.find.within.key, 'find.within', is('integer'), 'an integer key');
  for (const name of Object.keys(embeddedShapes(declaration))) {
    const relation = family.relations.find((each) => each.name === name);
    if (relation?.to !== 'one')
      faults.push(`${family.name}.embeds names ${name}, which does not lead to one record`);
  }
  for (const { name, datedBy } of family.fields)
    if (datedBy !== undefined)
      expectField(datedBy, `${name}.datedBy`, is('date', 'text', 'integer'), 'a date, a text or a year');
  for (const { name, repeats } of family.fields)
    if (repeats !== undefined) expectField(repeats, `${name}.repeats`, () => true, 'a field');
  for (const name of Object.values(family.schemaOrg?.properties ?? {}))
    expectField(name, 'schemaOrg', () => true, 'a field');
  faults.push(...family.keyFacts.flatMap((fact) => keyFactFaults(family, fact)));
  for (const { name, translates } of family.fields)
    if (translates !== undefined) expectField(translates, `${name}.translates`, is('text'), 'a text');
  for (const { name, credit = {} } of family.fields)
    for (const [part, field] of Object.entries<string>(credit))
      expectField(field, `${name}.credit.${part}`, is('text'), 'a text');
  if (family.period !== undefined) {
    const { from, to } = family.period;
    expectField(
      from,
      'period.from',
      ({ kind, nullable }) => kind === 'date' && !nullable,
      'a date that is never null',
    );
    expectField(to, 'period.to', is('date'), 'a date');
  }
  for (const [use, name] of Object.entries(family.coordinates ?? {})) {
    expectField(name, `coordinates.${use}`, is('number', 'text'), 'a number or a text that holds one');
  }
  if (family.calendar !== undefined) {
    expectField(family.calendar.date, 'calendar.date', is('date', 'midnight'), 'a date');
  }
  for (const { key, name } of toOneRelations(family))
    expectField(key.name, name, is('integer'), 'an integer key');
  const { locatedIn } = declaration;
  if (locatedIn !== undefined && family.locatedIn?.target.boundary === undefined)
    faults.push(`${family.name}.locatedIn names ${locatedIn}, which does not lead to one area`);
  const { otherPlace } = declaration;
  if (otherPlace !== undefined && family.otherPlace?.relation.target !== family.locatedIn?.target)
    faults.push(
      `${family.name}.otherPlace names ${otherPlace.by}, which does not lead to an area as ${locatedIn ?? 'a missing locatedIn'} does`,
    );
  // Requests can name both, in any letter case.
  const fields = new Set(family.fields.map(({ name }) => name.toLowerCase()));
  for (const { name } of reachableRelations(family))
    if (fields.has(name.toLowerCase())) faults.push(`${family.name}.${name} is a field and a relation`);
  for (const [name, ways] of Object.entries(declaration.shapes ?? {})) {
    if (name === 'plain' || name === 'embedding')
      faults.push(`${family.name}.shapes.${name} is built in; choose another name`);
    for (const relation of Object.keys(ways)) {
      if (!(relation in declaration.relations)) {
        faults.push(`${family.name}.shapes.${name} decides ${relation}, which is not a relation`);
      }
    }
  }
  for (const shape of Object.values(declaration.views ?? {})) {
    if (!family.shapes.has(shape))
      faults.push(`${family.name}.views names a shape ${shape} that it does not have`);
  }
  const origins = [family.file, family.calendar, family.series].filter((each) => each !== undefined);
  if (origins.length !== 1) faults.push(`${family.name} needs a file, a calendar or a series`);
  if (family.series !== undefined) faults.push(...seriesFaults(family, family.series));
  if (family.file !== undefined && family.field('id')?.kind !== 'integer') {
    faults.push(`${family.name} is read from a file and needs an integer field id`);
  }
  return faults;
}

/** Key facts name fields, ratios, relations and lists of the family. */
function keyFactFaults(family: ModelFamily, fact: KeyFact): string[] {
  const lacks = (names: readonly string[], known: readonly { readonly name: string }[], kind: string) =>
    names
      .filter((name) => !known.some((each) => each.name === name))
      .map((name) => `${family.name}.keyFacts names ${name}, which is not ${kind}`);
  if ('show' in fact)
    return [
      ...lacks([fact.show], [...family.fields, ...family.ratios], 'a field or a ratio'),
      ...lacks(fact.ranked ?? [], toOneRelations(family), 'a relation to one record'),
    ];
  if ('period' in fact)
    return family.period === undefined
      ? [`${family.name}.keyFacts needs a period, which it does not have`]
      : [];
  return lacks(['count' in fact ? fact.count : fact.of], family.lists, 'a list');
}

/** Finds fields of a series that have the wrong kind or no explanation. */
function seriesFaults(
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
