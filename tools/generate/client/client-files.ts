// The generated files of the client, laid out as the formatter of the project would.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Service } from '../../../src/app.js';
import type { Model, ModelFamily, ModelRelation } from '../../../src/engine/model/model.js';
import { MARKER } from '../../../src/engine/model/shape.js';
import { reachableRelations } from '../../../src/engine/model/to-one-paths.js';
import { MOST_ROWS } from '../../../src/engine/operations/batch-operation.js';
import { kinds } from '../../../src/engine/operations/kinds/index.js';
import { familyOf, type Operation } from '../../../src/engine/operations/operation.js';
import { problems } from '../../../src/engine/problems/problems.js';
import { projectFolder } from '../../../src/settings/project-folder.js';
import type { GeneratedFile } from '../generated-file.js';
import {
  type BatchMethod,
  batchMethods,
  clientGroups,
  type GetMethod,
  generalMethods,
  type MethodGroup,
} from './client-methods.js';
import { familyKey, readDescription } from './described.js';
import { methodTypes } from './method-types.js';
import { fieldsName, recordTypes } from './record-types.js';
import { literals } from './schema-type.js';

/** The families as types with their fields, relations and filters, against which `fields`, `expand`, `where` and `sortBy` are checked. */
function familyTypes({ families }: Model, operations: readonly Operation[]): string {
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
    relations: ${objectMembers(relations.map((relation) => [relation.name, relationType(relation)]))};
    /** The relations of a response without options. */
    inRecord: ${literals(inRecord)};
    /** Fields of related records that filters accept. */
    related: ${objectMembers(relatedFilters(family, operations))};
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

/** Groups in addition to the fields. */
function groups(family: ModelFamily, operations: readonly Operation[]): readonly string[] {
  const count = operations.find(({ kind, owner }) => kind === kinds.count && owner === family);
  const countBy =
    count?.parameters.find(({ name }) => name === 'countBy')?.type.schema.anyOf?.[0]?.enum ?? [];
  return (countBy as readonly string[]).filter((name) => family.field(name) === undefined);
}

const objectMembers = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0
    ? 'Record<never, never>'
    : `{ ${entries.map(([name, type]) => `${name}: ${type};`).join(' ')} }`;

/** The methods of most families, under the name `+`. */
const COMMON =
  'list= byId=/* byName=/name/* search=/search/* page=/pagedList?Page&PageSize count=/count provenance';

/** The table by which the client makes requests, `client/src/generated/table.ts`. It is short, because every page loads it. */
function requestTable(
  groups: readonly MethodGroup[],
  general: readonly GetMethod[],
  batches: readonly BatchMethod[],
): string {
  return `// The requests of the client. Generated from the table of operations: run \`npm run generate\` to update it.

/** Replaces a related record that would lead back to where the response started. */
export const MARKER = '${MARKER}';
export type Marker = typeof MARKER;

/** Written as \`+\` in a group. */
export const COMMON = '${COMMON}';

/**
 * For each group of methods its path, then its methods. \`name\` alone is at \`/{id}/name\`, and \`name=/path\` at that path. A star is an argument, and
 * arguments for the query follow a question mark.
 */
export const GROUPS = {
${groups.map((group) => `  ${group.name}: '${groupText(group)}',`).join('\n')}
} as const;

/** Methods that are not about one family. */
export const GENERAL = '${general.map((method) => `${method.name}=${pathText(method, '')}`).join(' ')}';

/** Methods that send rows: the path, and the name of the list of rows. */
export const BATCHES = {
${batches.map(({ name, path, batch }) => `  ${name}: ['${path}', '${batch.rows}'],`).join('\n')}
} as const;

/** Of a request. */
export const MOST_ROWS = ${MOST_ROWS};

/** The problems of the service, each the last part of \`type\`. */
export type ProblemCode =
${Object.keys(problems)
  .map((code) => `  | '${code}'`)
  .join('\n')};
`;
}

function groupText({ methods }: MethodGroup): string {
  const first = methods[0] as GetMethod;
  const base = first.path.split('/', 1)[0] as string;
  const texts = methods.map((method) => methodText(method, base));
  const common = COMMON.split(' ');
  const others = texts.filter((text) => !common.includes(text));
  const hasAll = common.every((text) => texts.includes(text));
  return [base, ...(hasAll ? ['+', ...others] : texts)].join(' ');
}

function methodText(method: GetMethod, base: string): string {
  const path = pathText(method, base);
  return path === `/*/${method.name}` ? method.name : `${method.name}=${path}`;
}

function pathText({ path, queryArguments }: GetMethod, base: string): string {
  const query = queryArguments.map(({ name }) => name).join('&');
  return path.slice(base.length) + (query === '' ? '' : `?${query}`);
}

const FOLDER = 'client/src/generated';

export async function clientFiles(service: Service): Promise<readonly GeneratedFile[]> {
  const { operations, batches } = service.engine;
  const description = await readDescription(service);
  const groups = clientGroups(description, operations);
  const general = generalMethods(operations);
  const sent = batchMethods(batches);
  const texts = {
    table: requestTable(groups, general, sent),
    records: recordTypes(description, operations),
    families: familyTypes(service.model, operations),
    methods: methodTypes(description, groups, general, sent),
  };
  return Object.entries(texts).map(([name, text]) => {
    const path = `${FOLDER}/${name}.ts`;
    return { path, text: formatted(path, text) };
  });
}

function formatted(path: string, input: string): string {
  const biome = join(projectFolder(), 'node_modules', '.bin', 'biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], {
    cwd: projectFolder(),
    input,
    encoding: 'utf8',
  });
}
