// Turns declarations into the resolved model, or rejects them with every fault at once.
import type { AskingWords } from './asking.js';
import { type Declarations, type Family, type Find, nounOf } from './family.js';
import { familyFaults } from './family-faults.js';
import type {
  AreaLevels,
  DatasetAbout,
  Model,
  ModelBoundary,
  ModelFamily,
  ModelField,
  ModelRelation,
  SearchField,
  ToFigures,
  ToMany,
  ToOne,
  Writable,
} from './model.js';
import { allWithOthers } from './read-row.js';
import { EVERYTHING, type FiguresRelation, type Many, type One, type Through } from './relation.js';
import { resolveShapes } from './resolve-shapes.js';
import { storedFile } from './series.js';
import { findShapeCycle } from './shape-cycle.js';
import { toOneRelations } from './to-one-paths.js';

export class ModelFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The model is not sound:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ModelFault';
  }
}

export function resolveModel(
  declarations: Declarations,
  dataset?: DatasetAbout,
  asking: AskingWords = { phrases: [], near: [], outside: [] },
): Model {
  const faults: string[] = [];
  const declared = Object.entries(declarations).map(([name, declaration]) => ({
    family: withFields(name, declaration),
    declaration,
  }));
  const families = new Map(declared.map(({ family }) => [family.name, family]));

  for (const { family, declaration } of declared) {
    const relations: ModelRelation[] = [];
    for (const [key, relation] of Object.entries(declaration.relations as Record<string, One | Many>)) {
      const resolved =
        relation.to === 'one' ? resolveOne(family, key, relation) : resolveMany(family, key, relation);
      if (resolved !== undefined) relations.push(resolved);
    }
    family.relations = relations;
    family.lists = relations.filter((relation) => relation.to === 'many');
    family.extendedRelations = Object.entries<One>(declaration.extendedRelations ?? {}).flatMap(
      ([key, relation]) => resolveOne(family, key, relation) ?? [],
    );
    const named = (relation?: string) => toOneRelations(family).find(({ name }) => name === relation);
    family.locatedIn = named(declaration.locatedIn);
    const { otherPlace } = declaration;
    const relation = named(otherPlace?.by);
    // The offline copy of the model has no texts, so it has no verb.
    family.otherPlace = otherPlace && relation && { relation, verb: otherPlace.verb };
  }
  for (const { family, declaration } of declared) {
    const direct = Object.entries<Many | Through>(declaration.lists ?? {}).filter(
      ([, list]) => list.to === 'many',
    );
    const resolved = direct.map(([key, list]) => resolveMany(family, key, list as Many));
    family.lists = [...family.lists, ...resolved.filter((list) => list !== undefined)];
  }
  for (const { family, declaration } of declared) {
    for (const [key, list] of Object.entries<Many | Through>(declaration.lists ?? {})) {
      if (list.to !== 'through') continue;
      const resolved = resolveThrough(family, key, list);
      if (resolved !== undefined) family.lists = [...family.lists, resolved];
    }
    family.figures = Object.entries<FiguresRelation>(declaration.figures ?? {}).flatMap(([key, to]) =>
      resolveFigures(family, key, to),
    );
    family.search = (declaration.search ?? []).flatMap((path: string) => resolveSearch(family, path));
  }
  const drawn = declared.filter(({ declaration: { boundary } }) => boundary !== undefined);
  const names = drawn.map(({ family }) => family.name);
  if (drawn.length > 1) faults.push(`${names.join(' and ')} have a boundary; only one family can be drawn`);
  for (const { family, declaration } of drawn)
    resolveBoundary(family, declaration.boundary as NonNullable<Family['boundary']>);
  for (const { family, declaration } of declared)
    if (declaration.find !== undefined) resolveFind(family, declaration.find);
  resolveShapes(declarations, families, faults);
  for (const { family, declaration } of declared) faults.push(...familyFaults(family, declaration));
  faults.push(...clashes([...families.values()]));
  if (faults.length === 0) {
    const cycle = findShapeCycle([...families.values()]);
    if (cycle !== undefined) faults.push(`shapes lead back to themselves: ${cycle.join(' -> ')}`);
  }
  if (faults.length > 0) throw new ModelFault(faults);

  return Object.freeze({
    families: [...families.values()],
    family: (name: string) => {
      const family = families.get(name);
      if (family === undefined) throw new Error(`The model has no family ${name}.`);
      return family;
    },
    levels: areaLevels([...families.values()]),
    dataset,
    asking,
  });

  function target(family: ModelFamily, name: string, relation: One | Many): ModelFamily | undefined {
    const found = families.get(relation.target);
    if (found === undefined)
      faults.push(`${family.name}.${name} leads to the unknown family ${relation.target}`);
    return found;
  }

  function resolveOne(family: ModelFamily, name: string, relation: One): ToOne | undefined {
    const to = target(family, name, relation);
    const key = family.field(relation.key);
    if (key === undefined)
      faults.push(`${family.name}.${name} needs a field ${relation.key} in ${family.name}`);
    return to === undefined || key === undefined ? undefined : { to: 'one', name, target: to, key };
  }

  function resolveMany(family: ModelFamily, name: string, relation: Many): ToMany | undefined {
    const to = target(family, name, relation);
    if (to === undefined) return undefined;
    if (to.field(relation.key)?.kind !== 'integer') {
      faults.push(`${family.name}.${name} needs an integer field ${relation.key} in ${to.name}`);
      return undefined;
    }
    return {
      to: 'many',
      name,
      target: to,
      key: relation.key,
      through: undefined,
      ...placement(name, relation),
    };
  }

  function resolveThrough(family: ModelFamily, name: string, relation: Through): ToMany | undefined {
    const first = family.lists.find((list) => list.name === relation.first);
    const then = first?.target.lists.find((list) => list.name === relation.then);
    if (first?.key === undefined || then?.key === undefined) {
      faults.push(
        `${family.name}.${name} goes through ${relation.first}.${relation.then}, which is not a list by a key`,
      );
      return undefined;
    }
    return {
      to: 'many',
      name,
      target: then.target,
      key: undefined,
      through: [first, then],
      ...placement(name, relation),
    };
  }

  function resolveFigures(
    family: ModelFamily,
    name: string,
    { target: to, sumOf }: FiguresRelation,
  ): ToFigures[] {
    const series = families.get(to);
    const children = family.lists.find((list) => list.name === sumOf && list.key !== undefined);
    const of = sumOf === undefined ? family : children?.target;
    if (sumOf === EVERYTHING && family.only !== undefined && series?.series !== undefined)
      return [{ name, owner: family, target: series, sumOf }];
    if (of !== undefined && series?.series?.of === of.name)
      return [{ name, owner: family, target: series, sumOf: children }];
    const whose = sumOf === EVERYTHING ? 'everything' : (sumOf ?? family.name);
    faults.push(`${family.name}.${name} leads to ${to}, which is not a series of ${whose}`);
    return [];
  }

  function resolveFind(family: Writable<ModelFamily>, { within, ...find }: Find): void {
    const target = within && families.get(within.family);
    if (within !== undefined && target === undefined)
      faults.push(`${family.name}.find.within names a family ${within.family} that does not exist`);
    family.find = within && target ? { ...find, within: { family: target, key: within.key } } : find;
  }

  function resolveBoundary(drawn: Writable<ModelFamily>, boundary: NonNullable<Family['boundary']>): void {
    const { files, groups, islets, places, plane, source, surroundings } = boundary;
    const list = drawn.lists.find(({ name }) => name === places);
    if (places !== undefined && list === undefined)
      faults.push(`${drawn.name}.boundary.places names ${places}, which is not a list`);
    drawn.boundary = { drawn, path: [], files, islets, source, plane, surroundings, places: list };
    for (const group of groups) {
      const path = pathTo(drawn, group.split('.'));
      const target = path?.at(-1)?.target as Writable<ModelFamily> | undefined;
      if (path === undefined || target === undefined || target.boundary !== undefined)
        faults.push(
          `${drawn.name}.boundary.groups names ${group}, which does not lead to a family of larger areas`,
        );
      else target.boundary = { drawn, path, files, islets, source, plane, surroundings, places: undefined };
    }
  }

  function pathTo(from: ModelFamily, names: readonly string[]): readonly ToOne[] | undefined {
    const path: ToOne[] = [];
    for (const name of names) {
      const relation = (path.at(-1)?.target ?? from).relations.find((each) => each.name === name);
      if (relation?.to !== 'one') return undefined;
      path.push(relation);
    }
    return path;
  }

  function resolveSearch(family: ModelFamily, path: string): SearchField[] {
    const [head, tail] = path.split('.') as [string, string | undefined];
    const relation =
      tail === undefined
        ? undefined
        : [...family.relations, ...family.extendedRelations].find(({ name }) => name === head);
    const owner = tail === undefined ? family : relation?.target;
    const field = owner?.field(tail ?? head);
    if (field?.kind !== 'text' || relation?.to === 'many') {
      faults.push(`${family.name} searches ${path}, which is not a text field of it or of a related record`);
      return [];
    }
    return [{ through: relation, field: field.name }];
  }
}

function placement(name: string, relation: Many | Through) {
  const segments = relation.at === undefined ? [name] : [relation.at, name];
  return { segments, alsoAt: relation.alsoAt ?? [], title: relation.title, view: relation.view };
}

function withFields(name: string, declaration: Family): Writable<ModelFamily> {
  const fields: ModelField[] = Object.entries(declaration.fields).map(([key, field]) => ({
    name: key,
    ...field.spec,
  }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  const codes = declaration.codes ?? [];
  const notResolved = () => {
    throw new Error(`${name} is not resolved yet.`);
  };
  return {
    name,
    record: declaration.record,
    path: declaration.path ?? declaration.record,
    title: declaration.title,
    noun: nounOf(declaration.noun),
    all: allWithOthers(declaration),
    about: declaration.about,
    file: declaration.file,
    calendar: declaration.calendar,
    series: declaration.series,
    fields,
    field: (key) => byName.get(key),
    ratios: Object.entries(declaration.ratios ?? {}).map(([key, ratio]) => ({ name: key, ...ratio })),
    columns: declaration.columns,
    example: declaration.example,
    keyFacts: declaration.keyFacts ?? [],
    highlight: declaration.highlight,
    nameFields: declaration.name ?? (byName.get('name')?.kind === 'text' ? ['name'] : []),
    otherName: declaration.otherName,
    synonyms: declaration.synonyms ?? [],
    relations: [],
    extendedRelations: [],
    locatedIn: undefined,
    otherPlace: undefined,
    lists: [],
    figures: [],
    search: [],
    codes,
    codeNoun: declaration.codeNoun,
    identifiers: declaration.identifiers ?? codes,
    knownBy: (declaration.knownBy ?? {}) as ModelFamily['knownBy'],
    find: undefined,
    period: declaration.period,
    proper: declaration.proper,
    wholes: declaration.wholes,
    coordinates: declaration.coordinates,
    boundary: undefined,
    matching: declaration.matching,
    history: declaration.history,
    flag: declaration.flag,
    schemaOrg: declaration.schemaOrg,
    only: declaration.only,
    shapes: new Map(),
    view: notResolved,
    listView: notResolved,
  };
}

/** Finds names and paths that two families share. */
function clashes(families: readonly ModelFamily[]): readonly string[] {
  const shared = (what: string, of: (family: ModelFamily) => string | undefined) =>
    families.flatMap((family, index) => {
      const value = of(family);
      const other = families.slice(0, index).find((earlier) => value !== undefined && of(earlier) === value);
      return other === undefined ? [] : [`${other.name} and ${family.name} have the same ${what}, ${value}`];
    });
  return [
    ...shared('record', ({ record }) => record),
    ...shared('path', ({ path }) => path.toLowerCase()),
    ...shared('file', storedFile),
  ];
}

/** The families of areas, both drawn and composed. Undefined if nothing is drawn. */
function areaLevels(families: readonly ModelFamily[]): AreaLevels | undefined {
  const drawn = families.find((family) => family.boundary?.drawn === family);
  if (drawn === undefined) return undefined;
  const steps = ({ boundary }: ModelFamily) => (boundary as ModelBoundary).path.length;
  const larger = families.filter((family) => family.boundary !== undefined && family !== drawn);
  return {
    drawn,
    groups: larger.filter(({ only }) => only === undefined).sort((a, b) => steps(a) - steps(b)),
    whole: larger.find(({ only }) => only !== undefined),
  };
}
