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
import { isRefused, type Refused, type Tool, type ToolResult } from '../tool.js';
import type { ToolNames } from '../tool-names.js';

const HOW = {
  fields: 'A few by default; `fields` names others, `relation.field` follows a relation.',
  filters:
    '`where` takes `field`, `field[ne]`, `[gt]`, `[gte]`, `[lt]`, `[lte]`, `[in]`, `[contains]`, `[null]`.',
  lists: '`limit` and `offset`; every list tells its `total`, and `next` says how to go on.',
  requests: 'Every answer names in `operation` the HTTP request that is answered the same way.',
  description: '/openapi.json',
};

export function catalogueTools(engine: Engine, names: ToolNames): readonly Tool[] {
  const only = operationOfKind(engine, kinds.singleRecord);
  return [
    {
      name: names.resources,
      title: 'The resources',
      description: 'Lists every resource (kind of record) with its meaning and its number of records.',
      arguments: {},
      *call(current): YieldingWork<ToolResult | Refused> {
        yield;
        return { operation: API, answer: resourceList(current), sources: [] };
      },
    },
    {
      name: 'get_api_reference',
      title: 'The fields and requests of a resource',
      description:
        'Describes one resource: fields with their meaning, relations, lists and HTTP requests. Without a resource, how to ask.',
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
            description: only.family.about.en,
            arguments: { fields: fieldsArgument },
            call: (current, given) => answerRecords(current, only, {}, given),
          } satisfies Tool,
        ]),
  ];
}
