// The other services of the standard: the manifest, suggestions while typing, and the values of properties.
import type { Engine } from '../../engine/answers/engine.js';
import { nameKey } from '../../engine/names/name-key.js';
import { type MadeBy, RECORDS_IN_A_STEP, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';
import { manifestOf } from '../../site/manifest/manifest.js';
import { addresses, guideAddress, inLanguage } from '../../site/shell/addresses.js';
import { about } from '../../site/shell/strings.js';
import {
  contextIn,
  type Entity,
  entityAt,
  entityId,
  entityName,
  entityWith,
  isEntity,
  type Property,
  propertiesOf,
  propertyOf,
  propertyValue,
  typeIn,
  typesOf,
} from './entities.js';
import { PREVIEW } from './preview.js';
import { MOST_QUERIES, type readExtension } from './read-request.js';

/** The parts of the service below the endpoint of a language. */
export const parts = {
  entity: '/suggest/entity',
  property: '/suggest/property',
  type: '/suggest/type',
  properties: '/properties',
  preview: '/preview',
} as const;

export function manifestIn({ model }: Engine, language: Language, origin: string): object {
  const endpoint = `${origin}/reconcile/${language}`;
  const service = (path: string) => ({ service_url: endpoint, service_path: path });
  return {
    versions: ['0.2'],
    name: `${about.title} (${language})`,
    identifierSpace: `${origin}/id/`,
    schemaSpace: `${origin}/id/`,
    documentation: `${origin}${inLanguage(language, guideAddress('openrefine'))}`,
    logo: `${origin}${addresses.touchIcon}`,
    view: { url: `${origin}/id/{{id}}` },
    defaultTypes: typesOf(model).map((family) => typeIn(family, language)),
    preview: { url: `${endpoint}${parts.preview}?id={{id}}`, ...PREVIEW },
    suggest: {
      entity: service(parts.entity),
      property: service(parts.property),
      type: service(parts.type),
    },
    extend: { propose_properties: service(parts.properties), property_settings: [] },
    batchSize: MOST_QUERIES,
  };
}

const PAGE = 10;
/** The limit of the operation that returns the suggestions. */
const MOST = 50;

interface Asked {
  readonly prefix: string;
  /** How many suggestions were read. */
  readonly cursor: number;
  /** Of the records or properties; undefined if any. */
  readonly type: string | undefined;
}

type Suggest = (engine: Engine, asked: Asked, language: Language) => YieldingWork<readonly object[]>;

/** An id, a name, or the beginning of one. */
export function* suggestEntities(engine: Engine, asked: Asked, language: Language): ReturnType<Suggest> {
  const { find } = manifestOf(engine).calculators;
  const named = entityWith(engine, asked.prefix);
  if (named !== undefined) return [suggestion(engine, named, language)].slice(asked.cursor);
  const families = typesOf(engine.model).filter(
    ({ path }) => asked.type === undefined || path === asked.type,
  );
  if (find === undefined || asked.prefix.trim() === '') return [];
  const found = yield* engine.ask(find.suggest, {
    q: asked.prefix,
    families: families.map(({ record }) => record).join(),
    limit: String(Math.min(asked.cursor + PAGE, MOST)),
    lang: language,
  });
  if ('problem' in found) return [];
  const { hits } = found.value as { readonly hits: readonly { family: string; id: number }[] };
  return hits.slice(asked.cursor).flatMap(({ family: record, id }) => {
    const family = families.find((each) => each.record === record);
    const entity = family && entityAt(engine.catalog, family, id);
    return entity ? [suggestion(engine, entity, language)] : [];
  });
}

const suggestion = (engine: Engine, entity: Entity, language: Language) => ({
  id: entityId(entity),
  name: entityName(entity),
  description: contextIn(engine, entity, language),
  notable: [typeIn(entity.family, language)],
});

export function* suggestTypes({ model }: Engine, asked: Asked, language: Language): ReturnType<Suggest> {
  const types = typesOf(model).map((family) => ({
    ...typeIn(family, language),
    description: family.about[language],
    words: [family.path, family.record, ...family.synonyms, ...Object.values(family.title)],
  }));
  return suggestionPage(types, asked).map(({ words: _, ...type }) => type);
}

export function* suggestProperties({ model }: Engine, asked: Asked, language: Language): ReturnType<Suggest> {
  const known = new Map<string, Property>();
  for (const family of typesOf(model))
    if (asked.type === undefined || family.path === asked.type)
      for (const property of propertiesOf(model, family))
        if (!known.has(property.id)) known.set(property.id, property);
  const properties = [...known.values()].map((property) => ({
    ...propertyIn(property, language),
    words: [property.id, ...Object.values(property.name)],
  }));
  return suggestionPage(properties, asked).map(({ words: _, ...property }) => property);
}

/** Suggestions with a word that begins with the prefix. Those that begin with it come first. */
function suggestionPage<Known extends { readonly words: readonly string[] }>(
  all: readonly Known[],
  { prefix, cursor }: Asked,
): readonly Known[] {
  const key = nameKey(prefix);
  const begins = ({ words }: Known) => words.some((word) => nameKey(word).startsWith(key));
  const has = ({ words }: Known) => words.some((word) => ` ${nameKey(word)}`.includes(` ${key}`));
  const found = [...all.filter(begins), ...all.filter((each) => !begins(each) && has(each))];
  return found.slice(cursor, cursor + PAGE);
}

const propertyIn = ({ id, name, about }: Property, language: Language) => ({
  id,
  name: name[language],
  ...(about && { description: about[language] }),
});

/** The properties of a type; undefined for an unknown one. */
export function proposal({ model }: Engine, type: string, limit: number, language: Language) {
  const family = typesOf(model).find(({ path }) => path === type);
  if (family === undefined) return undefined;
  const properties = propertiesOf(model, family).slice(0, limit);
  return {
    type: family.path,
    limit,
    properties: properties.map((property) => propertyIn(property, language)),
  };
}

/** The values of the properties of each entity; unknown ones are left out. */
export function* extended(
  engine: Engine,
  { ids, properties }: Exclude<MadeBy<typeof readExtension>, { readonly problem: unknown }>,
  language: Language,
): YieldingWork<object> {
  const { model, catalog } = engine;
  const families = new Set(ids.map((id) => entityWith(engine, id)?.family));
  const meta = properties.map(({ id, meant }) => {
    // Families name a field of the same meaning by different words.
    const [first = meant[0]] = [...families].flatMap(
      (family) => (family && propertyOf(model, family, id)) ?? [],
    );
    const target = first?.target;
    const type = target && { type: typeIn(target, language) };
    return { id, name: first?.name[language] ?? id, ...type };
  });
  const rows: (readonly [string, object])[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % RECORDS_IN_A_STEP === 0) yield;
    const entity = entityWith(engine, id);
    const cells = properties.map(({ id: name }): readonly [string, readonly object[]] => {
      const property = entity && propertyOf(model, entity.family, name);
      const value = entity && property ? propertyValue(catalog, property, entity) : null;
      return [name, [value].flat().flatMap(cellOf)];
    });
    rows.push([id, Object.fromEntries(cells)]);
  }
  return { meta, rows: Object.fromEntries(rows) };
}

/** The standard has no boolean, and no date without a time. */
function cellOf(value: unknown): readonly object[] {
  if (value === null || value === undefined) return [];
  if (isEntity(value)) return [{ id: entityId(value), name: entityName(value) }];
  if (typeof value === 'number') return [Number.isInteger(value) ? { int: value } : { float: value }];
  return [{ str: String(value) }];
}
