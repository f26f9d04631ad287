// Writes the description for generators of existing clients in OpenAPI 3.0, with a schema for each record and only the paths and parameters
// of the public service.

import type { FieldKind } from '../../engine/model/field.js';
import type { ModelFamily, ModelField, ModelRelation, ModelShape } from '../../engine/model/model.js';
import { MARKER } from '../../engine/model/shape.js';
import { API, isOnRecords, type OperationOnRecords } from '../../engine/operations/operation.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { byName, type DescribedService, SERVERS } from './described-service.js';
import { listed } from './document-schemas.js';

/**
 * A record, page or problem in OpenAPI 3.0, as simple as old generators need it, with one schema for each record whatever an operation
 * embeds.
 */
export interface PublicSchema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: string;
  readonly nullable?: true;
  readonly description?: string;
  readonly allOf?: readonly PublicSchema[];
  readonly items?: PublicSchema;
  readonly properties?: Readonly<Record<string, PublicSchema>>;
  readonly additionalProperties?: boolean;
}

const PAGED = 'PagedResult';
const PROBLEM_DETAILS = 'ProblemDetails';

const publicRef = (name: string): PublicSchema => ({ $ref: `#/components/schemas/${name}` });

const TEXT: PublicSchema = { type: 'string' };
const INT32: PublicSchema = { type: 'integer', format: 'int32' };

const kinds: Readonly<Record<FieldKind, PublicSchema>> = {
  integer: INT32,
  number: { type: 'number', format: 'double' },
  text: TEXT,
  texts: { type: 'array', items: TEXT },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  midnight: { type: 'string', format: 'date-time' },
};

/** Has the fields that at least one operation returns by default. */
function recordSchema({ about, fields, relations }: ModelFamily, shown: ReadonlySet<ModelField>) {
  return {
    type: 'object',
    description: about.en,
    properties: {
      ...Object.fromEntries(
        fields.filter((field) => shown.has(field)).map((field) => [field.name, publicField(field)]),
      ),
      ...Object.fromEntries(relations.map((relation) => [relation.name, publicRelation(relation)])),
    },
    additionalProperties: false,
  };
}

function publicField({ kind, nullable, about }: ModelField): PublicSchema {
  return {
    ...kinds[kind],
    ...(nullable ? { nullable } : {}),
    ...(about === undefined ? {} : { description: about.en }),
  };
}

/** Null if an operation does not embed it. */
function publicRelation({ to, target }: ModelRelation): PublicSchema {
  const related = publicRef(target.record);
  return to === 'one'
    ? { type: 'object', nullable: true, allOf: [related] }
    : { type: 'array', nullable: true, items: related };
}

function pagedSchema({ record }: ModelFamily): PublicSchema {
  return {
    type: 'object',
    properties: {
      page: INT32,
      pageSize: INT32,
      totalRecords: INT32,
      pageCount: INT32,
      data: { type: 'array', nullable: true, items: publicRef(record) },
    },
    additionalProperties: false,
  };
}

const problemDetails: PublicSchema = {
  type: 'object',
  properties: {
    type: { ...TEXT, nullable: true },
    title: { ...TEXT, nullable: true },
    status: { ...INT32, nullable: true },
    detail: { ...TEXT, nullable: true },
    instance: { ...TEXT, nullable: true },
  },
  additionalProperties: true,
};

const parameterType = ({ type }: JsonSchema): PublicSchema =>
  type === 'integer' ? INT32 : type === 'boolean' ? kinds.boolean : TEXT;

/** The differences between the public description and the table of operations, by path without the common prefix. */
export type PublicSpellings = Readonly<Record<string, PublicSpelling>>;

interface PublicSpelling {
  readonly path?: string;
  /** The only parameters it names. */
  readonly parameters?: readonly string[];
}

export function publicDocument({ about, operations }: DescribedService, spellings: PublicSpellings) {
  // Other spellings of a path are for requests written by hand.
  const described = operations.filter(isOnRecords).filter(({ sameAs }) => sameAs === undefined);
  const families = new Set(
    described.flatMap(({ family }) => [family, ...family.relations.map(({ target }) => target)]),
  );
  const shown = new Set([
    ...[...families].flatMap(({ fields }) => fields.filter(({ extended }) => !extended)),
    ...described.flatMap(({ shape }) => shape.fields),
  ]);
  const paged = new Set(described.filter(({ result }) => result === 'page').map(({ family }) => family));
  const spellingOf = ({ path }: OperationOnRecords) => spellings[path.slice(API.length + 1)] ?? {};
  const pathOf = (operation: OperationOnRecords) => {
    const { path } = spellingOf(operation);
    return path === undefined ? operation.path : `${API}/${path}`;
  };
  return {
    openapi: '3.0.3',
    info: {
      title: about.title,
      version: about.version,
      description: about.description,
      license: { name: about.license.name },
    },
    servers: SERVERS,
    security: [],
    paths: byName(described, pathOf, (operation) => ({
      get: publicOperation(operation, pathOf(operation), spellingOf(operation).parameters),
    })),
    components: {
      schemas: {
        ...byName(
          families,
          ({ record }) => record,
          (family) => recordSchema(family, shown),
        ),
        ...byName(paged, ({ record }) => `${record}${PAGED}`, pagedSchema),
        [PROBLEM_DETAILS]: problemDetails,
      },
    },
  };
}

function publicOperation(operation: OperationOnRecords, path: string, named: readonly string[] | undefined) {
  const { summary, mayMiss } = operation;
  const description = backReferences(operation.shape);
  return {
    tags: [path.slice(API.length + 1).split('/', 1)[0]],
    summary: summary.en,
    ...(description === undefined ? {} : { description }),
    parameters: parametersOf(operation, path).filter(({ name }) => named?.includes(name) ?? true),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: publicResponse(operation) } } },
      400: publicProblem('Bad Request'),
      ...(mayMiss ? { 404: publicProblem('Not Found') } : {}),
    },
  };
}

/** The order of the public description, in which generated functions take them: sorting before paging. */
function parametersOf({ parameters }: OperationOnRecords, path: string) {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...inPath.map((parameter, index) => publicParameter({ ...parameter, name: names[index] as string })),
    ...inQuery.filter(isSorting).map(publicParameter),
    ...inQuery.filter(({ required }) => required).map(publicParameter),
  ];
}

/** A lenient parameter is an addition to the public service. */
const isSorting = ({ name, lenient }: Parameter) => /^sort(By|Direction)$/i.test(name) && lenient !== true;

function publicParameter({ name, in: place, required, type }: Parameter) {
  return { name, in: place, ...(required ? { required } : {}), schema: parameterType(type.schema) };
}

function publicResponse({ result, family }: OperationOnRecords) {
  if (result === 'one') return publicRef(family.record);
  return result === 'page'
    ? publicRef(`${family.record}${PAGED}`)
    : { type: 'array', items: publicRef(family.record) };
}

const publicProblem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: publicRef(PROBLEM_DETAILS) } },
});

/** Describes which relations of a response are not records although clients declare them so. Undefined if there are none. */
export function backReferences(shape: ModelShape): string | undefined {
  const said = [
    say(shape, 'marker', `the text \`${MARKER}\``),
    say(shape, 'markerList', `a list that contains only the text \`${MARKER}\``),
    say(shape, 'empties', 'a list with one empty object for each record'),
    say(shape, 'emptyList', 'an empty list'),
  ].filter((sentence) => sentence !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
}

type NoRecord = 'marker' | 'markerList' | 'empties' | 'emptyList';

function say(shape: ModelShape, way: NoRecord, what: string): string | undefined {
  const paths = pathsOf(shape, way).map((path) => `\`${path}\``);
  if (paths.length === 0) return undefined;
  return `${listed(paths)} ${paths.length === 1 ? 'is' : 'are each'} ${what}.`;
}

function pathsOf({ choices }: ModelShape, sought: NoRecord): readonly string[] {
  return choices.flatMap(({ relation, way }) => {
    if ('choices' in way) return pathsOf(way, sought).map((path) => `${relation.name}.${path}`);
    return way.way === sought ? [relation.name] : [];
  });
}
