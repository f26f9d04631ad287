// Tools on the catalogue: the resources, the reference of each, and the one record that everything belongs to.
import type { Engine } from '../../../engine/answers/engine.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import { API } from '../../../engine/operations/operation.js';
import { operationOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerRecords, fieldsArgument } from '../answer-records.js';
import { resourceList, resourceReference } from '../catalogue.js';
import { readResource, resourceArgument } from '../resource-argument.js';
import { sourcesOfFamily } from '../sources.js';
import { isRefused, type Refused, type Tool, type ToolNames, type ToolResult } from '../tool.js';

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
      *call(current): YieldingWork<ToolResult | Refused> {
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
      *call(current, { resource }): YieldingWork<ToolResult | Refused> {
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
            arguments: { fields: fieldsArgument },
            call: (current, given) => answerRecords(current, only, {}, given),
          } satisfies Tool,
        ]),
  ];
}
