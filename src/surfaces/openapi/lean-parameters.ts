// Parameters for people and generators, with plain types that are described once. All filters are one parameter.
import { formats } from '../../engine/formats/index.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import { isOnRecords, type Operation, type OperationKind } from '../../engine/operations/operation.js';
import type { Arguments, Parameter } from '../../engine/operations/request/parameter.js';
import { choiceType, INT32_MAX } from '../../engine/operations/values/value-type.js';
import { operators } from '../../engine/query/filter.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { atStart, inside } from '../../engine/text/fold.js';

interface LeanParameters {
  readonly of: (operation: Operation, example: Arguments) => readonly object[];
  /** The parameters that were referred to, by name. */
  readonly components: () => Readonly<Record<string, object>>;
}

/** The name of its kind, unless existing clients were generated with another. */
const prefixOf = new Map<OperationKind, string>([
  ...Object.entries(kinds).map(([name, kind]) => [kind, name] as const),
  [kinds.pagedList, 'paged'],
  [kinds.mapPicture, 'map'],
  [kinds.addWorkingDays, 'workingDays'],
  [kinds.countWorkingDays, 'workingDays'],
  [kinds.searchAll, 'find'],
  [kinds.suggest, 'find'],
  [kinds.resolveCode, 'resolve'],
]);

export function createLeanParameters({
  tables,
  maps,
  full,
}: Record<'tables' | 'maps' | 'full', string>): LeanParameters {
  const components = new Map<string, object>();
  /** Keys by the text of a parameter without its example. */
  const keys = new Map<string, string>();

  /** Names that differ only in case are one name in generated code. */
  const isTaken = (key: string) =>
    [...components.keys()].some((other) => other.toLowerCase() === key.toLowerCase());

  /** If parameters of one name differ, they are named after their kind of operation or the operation. */
  function refTo(parameter: object, name: string, { kind, id }: Operation, shown = parameter) {
    const text = JSON.stringify(parameter);
    const known = keys.get(text);
    const prefixes = [prefixOf.get(kind), id];
    const candidates = [name, ...prefixes.map((prefix) => `${prefix}${atStart(name)}`)];
    const key = known ?? (candidates.find((candidate) => !isTaken(candidate)) as string);
    keys.set(text, key);
    // All share the example of the first operation.
    if (known === undefined) components.set(key, shown);
    return { $ref: `#/components/parameters/${key}` };
  }

  const describeShared = (parameter: Parameter, operation: Operation) => {
    const text = atStart(parameter.about.en);
    if (parameter.name !== 'format') return describe(parameter, text);
    const schema = schemaOfForms(parameter, operation);
    return { ...describe(parameter, `${text} ${guidesTo(schema)}`), schema };
  };
  /** The guides to the kinds of formats that the parameter has. */
  const guidesTo = ({ enum: forms = [] }: JsonSchema) => {
    const isIn = (form: string) => forms.includes(form);
    const guides = [
      ...(isIn('csv') ? [`[tables](${tables})`] : []),
      ...(isIn('geojson') ? [`[maps](${maps})`] : []),
    ];
    return `See the guide${guides.length > 1 ? 's' : ''} to ${guides.join(' and ')}.`;
  };

  return {
    of: (operation, example) => {
      const { parameters, options } = operation;
      const isFilter = ({ filter }: Parameter) => filter !== undefined;
      const shared = [...parameters, ...options].filter(
        (parameter) => parameter.in === 'query' && !isFilter(parameter),
      );
      return [
        ...parameters
          .filter((parameter) => parameter.in === 'path')
          .map((parameter) => {
            const described = describe(parameter, atStart(parameter.about.en));
            const shown = { ...described, example: example.get(parameter) };
            return refTo(described, pathPart(operation, parameter), operation, shown);
          }),
        ...shared.map((parameter) => refTo(describeShared(parameter, operation), parameter.name, operation)),
        ...(options.some(isFilter) ? [refTo(filters(full), 'filters', operation)] : []),
      ];
    },
    components: () => Object.fromEntries(components),
  };
}

/** Lists and single records share one parameter with the formats of lists. The full description has each. */
const schemaOfForms = ({ type }: Parameter, operation: Operation): JsonSchema =>
  isOnRecords(operation)
    ? choiceType(formats.filter((each) => each.suits(operation.family, 'list')).map(({ name }) => name))
        .schema
    : plainSchema(type.schema);

/** `cityId`, because each family has its own. */
const pathPart = ({ owner, path }: Operation, { name }: Parameter): string =>
  `${inside(owner?.record ?? path.split('/').at(-2) ?? '')}${atStart(name)}`;

function describe({ name, in: place, required, type }: Parameter, description: string) {
  return {
    name,
    in: place,
    ...(required ? { required } : {}),
    description,
    schema: plainSchema(type.schema),
  };
}

/** Lists, paths and dates are plain strings, and bounds that do not help a reader are omitted. */
function plainSchema(schema: JsonSchema): JsonSchema {
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const { maximum, default: _, ...rest } = schema;
      return maximum === undefined || maximum === INT32_MAX ? rest : { ...rest, maximum };
    }
    case 'boolean':
      return schema;
    default:
      return schema.enum === undefined ? { type: 'string', minLength: 1 } : schema;
  }
}

/** The operators in brackets after a field, which are all except equal. */
const bracketed = operators.filter((operator) => operator !== 'eq');

/** All filters as one object, whose properties are separate parameters. */
const filters = (full: string) => {
  const written = bracketed.map((operator) => `\`${operator}\``).join(', ');
  return {
    name: 'filters',
    in: 'query',
    style: 'form',
    explode: true,
    description: `Filters, all of which must match. Each is a separate query parameter: \`name=x\` for equality, \`name[operator]=x\` for the operators ${written}. Any field of the record can be named, including extended fields; \`in\` accepts a comma-separated list, \`null\` accepts true or false. The [full description](${full}) lists every filter.`,
    schema: {
      type: 'object',
      propertyNames: { pattern: `^[A-Za-z]\\w*(\\.[A-Za-z]\\w*)*(\\[(${bracketed.join('|')})\\])?$` },
      additionalProperties: { type: ['string', 'number', 'boolean'] },
    },
    example: { 'id[lte]': 10 },
  };
};
