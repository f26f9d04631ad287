// Tools on the catalogue: the resources, the reference of each, and the single record that contains all others.

import { indexDocument } from '../../../engine/answers/dataset-document.js';
import type { Engine } from '../../../engine/answers/engine.js';
import type { ModelFamily, ModelField } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import { API, operationOfKind, operationsOf } from '../../../engine/operations/operation.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerRecords, fieldsArgument, languageArgument } from '../answer-records.js';
import { readResource, resourceArgument } from '../named-record.js';
import {
  isRefused,
  type RefusedCall,
  sourcesOfFamily,
  type Tool,
  type ToolNames,
  type ToolResult,
} from '../tool.js';

/** The first sentence is its definition. */
const sentenceOne = (text: string) => /^.*?[.;](?=\s|$)/.exec(text)?.[0].replace(/[.;]$/, '') ?? text;

/** Describes the table of operations for a model: the resources with their fields, lists and requests. */
export const resourceList = ({ model, operations, catalog }: Engine) =>
  indexDocument(model, operations, catalog).families.map(({ about, rows }, index) => ({
    resource: (model.families[index] as ModelFamily).path,
    about,
    records: rows,
  }));

export function resourceReference({ operations, catalog }: Engine, family: ModelFamily) {
  const own = operationsOf(family, operations).filter(({ sameAs }) => sameAs === undefined);
  return {
    resource: family.path,
    about: family.about.en,
    records: family.file === undefined ? null : catalog.table(family).rows.length,
    fields: Object.fromEntries(family.fields.map((field) => [field.name, inBrief(field)])),
    relations: Object.fromEntries(
      [...family.relations, ...family.extendedRelations].map(({ name, target }) => [name, target.path]),
    ),
    lists: [...family.lists, ...family.figures].map(({ name }) => name),
    requests: own.map(({ path }) => path),
  };
}

function inBrief({ kind, values, about }: ModelField): string {
  const what = values === undefined ? kind : values.map((value) => JSON.stringify(value)).join(' | ');
  return about === undefined ? what : `${what}: ${sentenceOne(about.en)}`;
}

const HOW = {
  fields: 'The main fields by default; `fields` selects others, and `relation.field` follows a relation.',
  filters:
    '`where` accepts `field`, `field[ne]`, `[gt]`, `[gte]`, `[lt]`, `[lte]`, `[in]`, `[contains]`, `[null]`.',
  lists:
    '`limit` and `offset` select records; every list contains its `total`, and `next` explains how to continue.',
  requests: 'Every result contains the equivalent HTTP request in `operation`.',
  description: '/openapi.json',
};

export function catalogueTools(engine: Engine, names: ToolNames): readonly Tool[] {
  const only = operationOfKind(engine, kinds.singleRecord);
  return [
    {
      name: names.resources,
      title: 'Resources',
      description: 'Lists every resource (kind of record) with its meaning and its number of records.',
      arguments: {},
      *call(current): YieldingWork<ToolResult | RefusedCall> {
        yield;
        return { operation: API, answer: resourceList(current), sources: [] };
      },
    },
    {
      name: 'get_api_reference',
      title: 'Fields and requests of a resource',
      description:
        'Describes the fields, relations, lists and HTTP requests of a resource. Without a resource, explains how to use the tools.',
      arguments: { resource: { schema: resourceArgument.schema } },
      *call(current, { resource }): YieldingWork<ToolResult | RefusedCall> {
        yield;
        const operation = '/openapi.json';
        if (resource === undefined) {
          const resources = current.model.families.map(({ path }) => path);
          return { operation, answer: { resources, ...HOW }, sources: [] };
        }
        const family = readResource(current.model, resource);
        if (isRefused(family)) return family;
        return {
          operation,
          answer: resourceReference(current, family),
          sources: sourcesOfFamily(current.catalog, family).slice(0, 5),
        };
      },
    },
    ...(only === undefined
      ? []
      : [
          {
            name: names.only,
            title: only.summary.en,
            description: only.description.en,
            arguments: { language: languageArgument([only.owner]), fields: fieldsArgument },
            call: (current, given) => answerRecords(current, only, {}, given),
          } satisfies Tool,
        ]),
  ];
}
