// The types of the methods: `client/src/generated/methods.ts`.
import { isOnRecords, type Operation } from '../../../src/engine/operations/operation.js';
import type { Parameter } from '../../../src/engine/operations/request/parameter.js';
import { type JsonSchema, shapeName } from '../../../src/engine/schema/shape-schema.js';
import { atStart } from '../../../src/engine/text/fold.js';
import type { BatchMethod, GetMethod, MethodGroup } from './client-methods.js';
import { type Description, described, familyKey, jsonSchemaOf } from './described.js';
import { responseName } from './record-types.js';
import { schemaType } from './schema-type.js';

const RESPONSE = { list: '', name: 'records.' } as const;
const ARGUMENT = { list: 'readonly ', name: 'records.' } as const;

const NO_OPTIONS = 'Record<never, never>';

/** Options that `ListOptions` has. A response in another format is not JSON. */
const COVERED = new Set(['sortby', 'sortdirection', 'limit', 'offset', 'format']);

export function methodTypes(
  description: Description,
  groups: readonly MethodGroup[],
  general: readonly GetMethod[],
  batches: readonly BatchMethod[],
): string {
  const body = [
    ...groups.map(({ name, methods }) => methodsType(`${atStart(name)}Methods`, name, methods.map(lines))),
    methodsType('GeneralMethods', undefined, [...general.map(lines), ...batches.map(batchLines)]),
  ].join('\n');
  const used = (names: readonly string[]) =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).sort();
  return `// The methods of the client. Generated from the table of operations and their OpenAPI description: run \`npm run generate\` to update it.
${importLine(`{ ${used(['BatchOf', 'CountOf', 'DocumentOf', 'EachOf', 'GeoJson', 'ListOf', 'OneOf', 'PageOf', 'PagesOf']).join(', ')} }`, '../method.js')}
${importLine('* as records', './records.js')}

${body}
/** The groups of methods, by their names in the client. */
export interface Groups {
${groups.map(({ name }) => `  ${name}: ${atStart(name)}Methods;`).join('\n')}
}
`;

  function lines(method: GetMethod): string {
    const about = described(description, method.operation.path, 'get').description.split('\n', 1)[0];
    return `  /** ${about} */\n  ${method.name}: ${typeOf(method)};${eachTypes(method)}`;
  }

  function typeOf({ operation, pathParameters, queryArguments }: GetMethod): string {
    const positional = [...pathParameters, ...queryArguments];
    const path = tupleType(positional);
    const options = optionsOf(operation, positional);
    if (isOnRecords(operation)) {
      const kind = { one: 'OneOf', list: 'ListOf', page: 'PageOf' }[operation.result];
      const [family, record] = [`'${familyKey(operation.family)}'`, `records.${shapeName(operation.shape)}`];
      return generic(kind, [family, record, path, options]);
    }
    if (operation.narrows !== undefined) return `CountOf<'${familyKey(operation.narrows)}'>`;
    const schema = jsonSchemaOf(described(description, operation.path, 'get').responses[200] as never);
    const response =
      schema?.$ref === undefined ? `records.${responseName(operation.id)}` : schemaType(schema, RESPONSE);
    // Borders are TopoJSON only if `format` says so.
    const isMap = operation.mediaType === 'application/geo+json';
    return generic('DocumentOf', [isMap ? `GeoJson<${response}>` : response, path, options]);
  }

  function batchLines({ name, batch }: BatchMethod): string {
    const { description: about, requestBody, responses } = described(description, batch.path, 'post');
    const rowOf = (schema: JsonSchema | undefined) => schema?.properties?.[batch.rows]?.items ?? {};
    const answered = rowOf(jsonSchemaOf(responses[200] as never));
    const { row: _, ...added } = answered.properties ?? {};
    const given = schemaType(rowOf(requestBody && jsonSchemaOf(requestBody)), ARGUMENT);
    return `  /** ${about.split('. ', 1)[0]}. */\n  ${name}: BatchOf<${given}, ${schemaType({ ...answered, properties: added }, RESPONSE)}>;`;
  }
}

const importLine = (names: string, from: string) => `import type ${names} from '${from}';`;

/** Leaves out default arguments at the end. */
function generic(type: string, args: readonly string[]): string {
  const isDefault = (arg: string) => arg === NO_OPTIONS || arg === '[]';
  const length = args.findLastIndex((arg) => !isDefault(arg)) + 1;
  return `${type}<${args.slice(0, length).join(', ')}>`;
}

/** Pages can also be read one after another. */
function eachTypes({ name, operation }: GetMethod): string {
  if (!isOnRecords(operation) || operation.result !== 'page' || name !== 'page') return '';
  const types = `<'${familyKey(operation.family)}', records.${shapeName(operation.shape)}>`;
  return `
  /** The pages of the list, one request each: \`for await (const page of …)\`. */
  pages: PagesOf${types};
  /** The records of the list, page by page: \`for await (const record of …)\`. */
  each: EachOf${types};`;
}

const methodsType = (type: string, group: string | undefined, lines: readonly string[]): string =>
  `${group === undefined ? '' : `/** The methods of \`${group}\`. */\n`}export interface ${type} {\n${lines.join('\n')}\n}\n`;

const tupleType = (parameters: readonly Parameter[]) =>
  `[${parameters.map(({ name, type }) => `${name.charAt(0).toLowerCase()}${name.slice(1)}: ${schemaType(type.schema, ARGUMENT)}`).join(', ')}]`;

function optionsOf(operation: Operation, positional: readonly Parameter[]): string {
  const covered = isOnRecords(operation) ? COVERED : new Set(['format']);
  const others = operation.parameters.filter(
    (each) => !positional.includes(each) && !covered.has(each.name.toLowerCase()),
  );
  if (others.length === 0) return NO_OPTIONS;
  return `{ ${others.map(({ name, type }) => `${name}?: ${schemaType(type.schema, ARGUMENT)};`).join(' ')} }`;
}
