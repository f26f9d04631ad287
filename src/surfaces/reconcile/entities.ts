// Records in the terms of the standard. An entity is `City/12`, its type is its family, and its properties are its fields and related
// records.
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Model, ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import { type Step, toOnePaths, toOneRelations } from '../../engine/model/to-one-paths.js';
import { foundRecord } from '../../engine/operations/kinds/search/found-record.js';
import { isListed } from '../../engine/operations/operation.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { Language, Localized } from '../../engine/text/localized.js';
import { labelOf } from '../../site/manifest/manifest.js';

export interface Entity {
  readonly family: ModelFamily;
  readonly row: Row;
}

export interface Property {
  readonly id: string;
  readonly name: Localized;
  readonly about: Localized | undefined;
  /** Undefined if it is a field of the record. */
  readonly steps: readonly Step[] | undefined;
  /** The family of its values, if they are entities. */
  readonly target: ModelFamily | undefined;
}

/** Families whose records people look for by a name or a code. */
export const typesOf = ({ families }: Model): readonly ModelFamily[] =>
  families.filter((family) => family.find !== undefined && isListed(family));

export const typeIn = (family: ModelFamily, language: Language) => ({
  id: family.path,
  name: family.title[language],
});

/** The part of its permanent URL after `/id/`. */
export const entityId = ({ family, row }: Entity): string => `${family.path}/${row.id}`;

export const entityName = ({ family, row }: Entity): string => nameOf(family, row);

/** Its kind and its place: `municipio de Antioquia`. */
export const contextIn = ({ catalog }: Engine, { family, row }: Entity, language: Language): string =>
  foundRecord(catalog, { family, row, name: nameOf(family, row) }, language).context;

/** Undefined for an unknown id. */
export function entityWith({ model, catalog }: Engine, id: string): Entity | undefined {
  const [, path = '', digits = ''] = /^([A-Za-z]+)\/([1-9]\d{0,14})$/.exec(id.trim()) ?? [];
  const family = typesOf(model).find((each) => each.path.toLowerCase() === path.toLowerCase());
  return family && entityAt(catalog, family, Number(digits));
}

export function entityAt(catalog: Catalog, family: ModelFamily, id: unknown): Entity | undefined {
  const { rows, ordinal } = catalog.table(family);
  const row = rows[ordinal(id as number) ?? -1];
  return row && { family, row };
}

const properties = memo<ModelFamily, readonly Property[], Model>();

/** Its fields, its related records, and the areas around it, each once, so keys of relations are omitted. */
export const propertiesOf = (model: Model, family: ModelFamily): readonly Property[] =>
  properties(family, model, () => {
    const relations = toOneRelations(family);
    const keys = new Set(relations.map(({ key }) => key));
    const named = new Set(relations.map(({ target }) => target));
    const areas = [...toOnePaths(family)].filter(
      ([target, steps]) => target.boundary !== undefined && !named.has(target) && steps.length > 0,
    );
    return [
      ...family.fields.filter((field) => field.name !== 'id' && !keys.has(field)).map(fieldProperty),
      ...relations.map((relation) => ofSteps(relation.name, [relation], relation.key)),
      ...areas.map(([target, steps]) => ofSteps(target.name, steps)),
    ];
  });

const fieldProperty = (field: ModelField): Property => ({
  id: field.name,
  name: labelOf(field),
  about: field.about,
  steps: undefined,
  target: undefined,
});

function ofSteps(id: string, steps: readonly Step[], key?: ModelField): Property {
  const { target } = steps.at(-1) as Step;
  return { id, name: key?.label ?? target.noun.start, about: key?.about, steps, target };
}

export const propertyOf = (model: Model, family: ModelFamily, id: string): Property | undefined =>
  propertiesOf(model, family).find((property) => property.id === id);

export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'family' in value;

/** The value of a field, or the entity at the end of the way; null if it is not known. */
export function propertyValue(catalog: Catalog, { id, steps }: Property, entity: Entity): unknown {
  if (steps === undefined) return entity.row[id] ?? null;
  let at: Entity | undefined = entity;
  for (const { key, target } of steps) at = at && entityAt(catalog, target, at.row[key.name]);
  return at ?? null;
}
