// Records, pages and problems in the dialect of OpenAPI 3.0, as plainly as old generators need them: one schema for each record, whatever an operation embeds.
import type { FieldKind } from '../../engine/model/field.js';
import type { ModelFamily, ModelField, ModelRelation } from '../../engine/model/model.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';

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

export const PAGED = 'PagedResult';
export const PROBLEM_DETAILS = 'ProblemDetails';

export const publicRef = (name: string): PublicSchema => ({ $ref: `#/components/schemas/${name}` });

const TEXT: PublicSchema = { type: 'string' };
const WHOLE: PublicSchema = { type: 'integer', format: 'int32' };

const kinds: Readonly<Record<FieldKind, PublicSchema>> = {
  integer: WHOLE,
  number: { type: 'number', format: 'double' },
  text: TEXT,
  texts: { type: 'array', items: TEXT },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  midnight: { type: 'string', format: 'date-time' },
};

/** With the fields that at least one operation shows without being asked for them. */
export function recordSchema(
  { about, fields, relations }: ModelFamily,
  shown: ReadonlySet<ModelField>,
): PublicSchema {
  return {
    type: 'object',
    description: about.en,
    properties: {
      ...Object.fromEntries(
        fields.filter((field) => shown.has(field)).map((field) => [field.name, fieldSchema(field)]),
      ),
      ...Object.fromEntries(relations.map((relation) => [relation.name, relationSchema(relation)])),
    },
    additionalProperties: false,
  };
}

function fieldSchema({ kind, nullable, about }: ModelField): PublicSchema {
  return {
    ...kinds[kind],
    ...(nullable ? { nullable } : {}),
    ...(about === undefined ? {} : { description: about.en }),
  };
}

/** Null wherever an operation does not embed it. */
function relationSchema({ to, target }: ModelRelation): PublicSchema {
  const related = publicRef(target.record);
  return to === 'one'
    ? { nullable: true, allOf: [related] }
    : { type: 'array', nullable: true, items: related };
}

export function pagedSchema({ record }: ModelFamily): PublicSchema {
  return {
    type: 'object',
    properties: {
      page: WHOLE,
      pageSize: WHOLE,
      totalRecords: WHOLE,
      pageCount: WHOLE,
      data: { type: 'array', nullable: true, items: publicRef(record) },
    },
    additionalProperties: false,
  };
}

export const problemDetails: PublicSchema = {
  type: 'object',
  properties: {
    type: { ...TEXT, nullable: true },
    title: { ...TEXT, nullable: true },
    status: { ...WHOLE, nullable: true },
    detail: { ...TEXT, nullable: true },
    instance: { ...TEXT, nullable: true },
  },
  additionalProperties: true,
};

export const parameterType = ({ type }: JsonSchema): PublicSchema =>
  type === 'integer' ? WHOLE : type === 'boolean' ? kinds.boolean : TEXT;
