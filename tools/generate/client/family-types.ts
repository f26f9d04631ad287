// The families as types: their fields, relations and filters, which `fields`, `expand`, `where` and `sortBy` are checked against.
import type { Model, ModelFamily, ModelRelation } from '../../../src/engine/model/model.js';
import { reachableRelations } from '../../../src/engine/model/reachable-relations.js';
import { kinds } from '../../../src/engine/operations/kinds/index.js';
import { familyOf, type Operation } from '../../../src/engine/operations/operation.js';
import { familyKey } from './described.js';
import { fieldsName } from './record-types.js';
import { literals } from './schema-type.js';

export function familyTypes({ families }: Model, operations: readonly Operation[]): string {
  const names = families.map(fieldsName).sort();
  return [
    '// The families of the service. Generated from its model: run `npm run generate` to update it.',
    "import type { Many, Maybe, One } from '../relation.js';",
    `import type { ${names.join(', ')} } from './records.js';`,
    '',
    'export interface Families {',
    ...families.map((family) => familyType(family, operations)),
    '}',
    '',
  ].join('\n');
}

function familyType(family: ModelFamily, operations: readonly Operation[]): string {
  const relations = reachableRelations(family);
  const dates = family.fields.filter(({ kind }) => kind === 'date' || kind === 'midnight');
  const inRecord = family.relations.map(({ name }) => name);
  return `  ${familyKey(family)}: {
    fields: ${fieldsName(family)};
    /** The fields of a response without options. */
    own: ${literals(family.fields.filter(({ extended }) => !extended).map(({ name }) => name))};
    dates: ${literals(dates.map(({ name }) => name))};
    relations: ${members(relations.map((relation) => [relation.name, relationType(relation)]))};
    /** The relations of a response without options. */
    inRecord: ${literals(inRecord)};
    /** Fields of related records that filters accept. */
    related: ${members(relatedFilters(family, operations))};
    /** Related records by which \`countBy\` groups. */
    groups: ${literals(groups(family, operations))};
    onMap: ${family.coordinates !== undefined};
  };`;
}

function relationType(relation: ModelRelation): string {
  const target = `'${familyKey(relation.target)}'`;
  if (relation.to === 'many') return `Many<${target}>`;
  return relation.key.nullable ? `Maybe<${target}>` : `One<${target}>`;
}

function relatedFilters(family: ModelFamily, operations: readonly Operation[]): [string, string][] {
  const listing = operations.find(
    (operation) =>
      familyOf(operation) === family && operation.options.some(({ filter }) => filter !== undefined),
  );
  return (listing?.options ?? []).flatMap(({ name, filter }): [string, string][] => {
    if (filter?.through === undefined || filter.operator !== 'eq') return [];
    return [[`'${name}'`, filter.field.kind === 'text' ? 'string' : 'number']];
  });
}

/** Beside its own fields. */
function groups(family: ModelFamily, operations: readonly Operation[]): readonly string[] {
  const count = operations.find(({ kind, owner }) => kind === kinds.count && owner === family);
  const countBy =
    count?.parameters.find(({ name }) => name === 'countBy')?.type.schema.anyOf?.[0]?.enum ?? [];
  return (countBy as readonly string[]).filter((name) => family.field(name) === undefined);
}

const members = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0
    ? 'Record<never, never>'
    : `{ ${entries.map(([name, type]) => `${name}: ${type};`).join(' ')} }`;
