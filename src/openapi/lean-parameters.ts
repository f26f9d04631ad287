// Parameters for people and generators: plain types, described once and referred to; all filters are one parameter.
import { inEnglish } from '../model/localized.js';
import type { Operation } from '../operations/operation.js';
import {
  type Argument,
  type Arguments,
  INT32_MAX,
  type Parameter,
  type ParameterKind,
} from '../operations/parameter.js';
import { bracketedOperators, filtersSchema } from '../schema/filters-schema.js';
import type { JsonSchema } from '../schema/json-schema.js';

export interface LeanParameters {
  readonly of: (operation: Operation, example: Arguments) => readonly object[];
  /** Those that were referred to, by their names. */
  readonly components: () => Readonly<Record<string, object>>;
}

export function createLeanParameters({
  tables,
  maps,
  full,
}: Record<'tables' | 'maps' | 'full', string>): LeanParameters {
  const components = new Map<string, object>();

  /** Names that differ in case alone become one in generated code. */
  const isTaken = (key: string) =>
    [...components.keys()].some((other) => other.toLowerCase() === key.toLowerCase());

  /** Those of a name that differ are numbered; pages spell theirs in capitals. */
  function refTo(parameter: object, name: string) {
    const text = JSON.stringify(parameter);
    const known = [...components].find(([, other]) => JSON.stringify(other) === text)?.[0];
    const numbered = Array.from({ length: 9 }, (_, index) => `${name}${index + 2}`);
    const free = [name, ...(/^[A-Z]/.test(name) ? [`paged${name}`] : []), ...numbered];
    const key = known ?? (free.find((candidate) => !isTaken(candidate)) as string);
    components.set(key, parameter);
    return { $ref: `#/components/parameters/${key}` };
  }

  const forms = `[Tables](${tables}) and [maps](${maps}) have their own guides.`;
  const describeShared = (parameter: Parameter) =>
    describe(
      parameter,
      parameter.name === 'format' ? `${inEnglish(parameter.about)} ${forms}` : inEnglish(parameter.about),
    );

  return {
    of: ({ parameters, asks }, example) => {
      const isFilter = ({ kind }: Parameter) => kind.is === 'filter';
      const shared = [...parameters, ...asks.parameters].filter(
        (parameter) => parameter.in === 'query' && !isFilter(parameter),
      );
      return [
        ...parameters
          .filter((parameter) => parameter.in === 'path')
          .map((parameter) => describe(parameter, inEnglish(parameter.about), example[parameter.name])),
        ...shared.map((parameter) => refTo(describeShared(parameter), parameter.name)),
        ...(asks.parameters.some(isFilter) ? [refTo(filters(full), 'filters')] : []),
      ];
    },
    components: () => Object.fromEntries(components),
  };
}

function describe({ name, in: place, required, kind }: Parameter, description: string, example?: Argument) {
  return {
    name,
    in: place,
    ...(required ? { required } : {}),
    description,
    schema: schemaOf(kind),
    ...(example === undefined ? {} : { example }),
  };
}

function schemaOf(kind: ParameterKind): JsonSchema {
  switch (kind.is) {
    case 'integer':
      return {
        type: 'integer',
        format: 'int32',
        minimum: kind.min,
        ...(kind.max === INT32_MAX ? {} : { maximum: kind.max }),
      };
    case 'choice':
      return { type: 'string', enum: kind.values };
    case 'switch':
      return { type: 'boolean' };
    case 'measure':
      return { type: 'number', exclusiveMinimum: 0, maximum: kind.max };
    default:
      return { type: 'string', minLength: 1 };
  }
}

const filters = (full: string) => {
  const written = bracketedOperators.map((operator) => `\`${operator}\``).join(', ');
  return {
    name: 'filters',
    in: 'query',
    style: 'form',
    explode: true,
    description: `Conditions that must all hold, each a query parameter of its own: \`name=x\` for equal, \`name[operator]=x\` for the operators ${written}. Any field of the record can be named, extended ones included; \`in\` takes a comma-separated list, \`null\` takes true or false. The [full description](${full}) lists them one by one.`,
    schema: filtersSchema,
    example: { 'id[lte]': 10 },
  };
};
