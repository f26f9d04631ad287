// The records and documents of responses as TypeScript, from the schemas of the description: `client/src/generated/records.ts`.
import type { ModelFamily } from '../../../src/engine/model/model.js';
import { isOnRecords, type Operation } from '../../../src/engine/operations/operation.js';
import {
  type JsonSchema,
  pickedName,
  shapeName,
  shapesWithin,
} from '../../../src/engine/schema/shape-schema.js';
import { atStart } from '../../../src/engine/text/fold.js';
import { type Description, described, hasMethod, jsonSchemaOf } from './described.js';
import { literals, schemaType } from './schema-type.js';

/** Patterns of parameters, which no response contains. */
const NOT_IN_RESPONSES = ['FieldPath', 'RelationPath'];

export function recordTypes(description: Description, operations: readonly Operation[]): string {
  const { schemas } = description.components;
  const onRecords = operations.filter(isOnRecords);
  const shapes = new Map(
    onRecords.flatMap(({ shape }) => [...shapesWithin(shape)]).map((shape) => [shapeName(shape), shape]),
  );
  const families = new Set([...shapes.values()].map(({ family }) => family));
  const picked = new Set([...families].map(pickedName));
  const others = Object.keys(schemas).filter(
    (name) => !shapes.has(name) && !picked.has(name) && !NOT_IN_RESPONSES.includes(name),
  );
  return [
    '// The records and documents of the service. Generated from its OpenAPI description: run `npm run generate` to update it.',
    "import type { Marker } from './table.js';",
    '',
    ...[...families].map((family) => fieldsType(family, schemas[pickedName(family)] as JsonSchema)),
    ...[...shapes].map(([name, shape]) => {
      const own = shape.family.fields.map((field) => field.name);
      return shapeType(name, fieldsName(shape.family), own, schemas[name] as JsonSchema);
    }),
    ...others.map((name) => namedType(name, schemas[name] as JsonSchema)),
    ...responseTypes(description, operations),
  ].join('\n');
}

export const fieldsName = ({ record }: ModelFamily): string => `${record}Fields`;

/** The type of a response that has no name in the description. */
export const responseName = (id: string): string => `${atStart(id)}Response`;

function fieldsType(family: ModelFamily, { properties = {} }: JsonSchema): string {
  const relations = new Set(
    [family.relations, family.extendedRelations, family.lists].flat().map(({ name }) => name),
  );
  const members = Object.entries(properties).filter(([name]) => !relations.has(name));
  return [
    `/** Every field of a ${family.record}. ${family.about.en} */`,
    `export interface ${fieldsName(family)} {`,
    ...members.flatMap(([name, schema]) => [
      ...(schema.description === undefined ? [] : [`  /** ${schema.description} */`]),
      `  ${name}: ${schemaType(schema)};`,
    ]),
    '}',
    '',
  ].join('\n');
}

function shapeType(name: string, base: string, own: readonly string[], { properties = {} }: JsonSchema) {
  const [fields, relations] = [true, false].map((isField) =>
    Object.keys(properties).filter((each) => own.includes(each) === isField),
  ) as [string[], string[]];
  const members = relations.map((each) => `  ${each}: ${schemaType(properties[each] as JsonSchema)};`);
  return `export interface ${name} extends Pick<${base}, ${literals(fields)}> {\n${members.join('\n')}\n}\n`;
}

function namedType(name: string, schema: JsonSchema): string {
  const type = schemaType(schema);
  return schema.type === 'object' && type.startsWith('{')
    ? `export interface ${name} ${type}\n`
    : `export type ${name} = ${type};\n`;
}

function responseTypes(description: Description, operations: readonly Operation[]): readonly string[] {
  return operations.flatMap((operation) => {
    if (isOnRecords(operation) || !hasMethod(description, operation)) return [];
    const schema = jsonSchemaOf(described(description, operation.path, 'get').responses[200] as never);
    return schema === undefined || schema.$ref !== undefined
      ? []
      : [namedType(responseName(operation.id), schema)];
  });
}
