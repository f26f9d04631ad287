// The description for generators of existing clients, OpenAPI 3.0: a schema for each record, paths and parameters of the public service, no additions.
import { API, isOnRecords, type OperationOnRecords } from '../../engine/operations/operation.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import { backReferences } from './back-references.js';
import { byName, type DescribedService, SERVERS } from './described-service.js';
import {
  PAGED,
  PROBLEM_DETAILS,
  pagedSchema,
  parameterType,
  problemDetails,
  publicRef,
  recordSchema,
} from './public-schemas.js';

/** The differences of the public description from the table of operations, by the path in the table, without the common prefix. */
export type PublicSpellings = Readonly<Record<string, PublicSpelling>>;

interface PublicSpelling {
  readonly path?: string;
  /** The only parameters it names. */
  readonly parameters?: readonly string[];
}

export function publicDocument({ about, operations }: DescribedService, spellings: PublicSpellings) {
  // Another spelling of a path is for those who write requests by hand.
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
      get: describeOperation(operation, pathOf(operation), spellingOf(operation).parameters),
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

function describeOperation(
  operation: OperationOnRecords,
  path: string,
  named: readonly string[] | undefined,
) {
  const { summary, mayMiss } = operation;
  const description = backReferences(operation.shape);
  return {
    tags: [path.slice(API.length + 1).split('/', 1)[0]],
    summary: summary.en,
    ...(description === undefined ? {} : { description }),
    parameters: parametersOf(operation, path).filter(({ name }) => named?.includes(name) ?? true),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: answerOf(operation) } } },
      400: problem('Bad Request'),
      ...(mayMiss ? { 404: problem('Not Found') } : {}),
    },
  };
}

/** In the order of the public description, because generated functions take them in it: sorting comes before paging. */
function parametersOf({ parameters }: OperationOnRecords, path: string) {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...inPath.map((parameter, index) => describeParameter({ ...parameter, name: names[index] as string })),
    ...inQuery.filter(isSorting).map(describeParameter),
    ...inQuery.filter(({ required }) => required).map(describeParameter),
  ];
}

/** A lenient one is our own option. */
const isSorting = ({ name, lenient }: Parameter) => /^sort(By|Direction)$/i.test(name) && lenient !== true;

function describeParameter({ name, in: place, required, type }: Parameter) {
  return { name, in: place, ...(required ? { required } : {}), schema: parameterType(type.schema) };
}

function answerOf({ result, family }: OperationOnRecords) {
  if (result === 'one') return publicRef(family.record);
  return result === 'page'
    ? publicRef(`${family.record}${PAGED}`)
    : { type: 'array', items: publicRef(family.record) };
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: publicRef(PROBLEM_DETAILS) } },
});
