// The tool that returns the past of a record.
import type { Engine } from '../../../engine/answers/engine.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { operationOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { answerDocument, limitArgument } from '../answer-document.js';
import { inTexts } from '../ask.js';
import { parentRecord } from '../named-record.js';
import { readResource, resourceArgument } from '../resource-argument.js';
import { sourcesWithIds } from '../sources.js';
import { isRefused, type Refused, type Tool, type ToolResult } from '../tool.js';

interface Past {
  readonly sources: readonly { readonly id: string }[];
}

export function historyTools(engine: Engine): readonly Tool[] {
  if (operationOfKind(engine, kinds.history) === undefined) return [];
  const has = (family: ModelFamily) => operationOfKind(engine, kinds.history, family) !== undefined;
  const resources = engine.model.families.filter(has).map(({ path }) => path);
  return [
    {
      name: 'get_history',
      title: 'Past of a record',
      description: `Returns known events in the past of a record of ${resources.join(' or ')}: creation, former names and codes, mergers, with date, act and certainty. The list is not complete: quote \`coverage\`. \`id\` accepts an id or a name.`,
      arguments: {
        resource: resourceArgument,
        id: { schema: { type: ['integer', 'string'] }, required: true },
        limit: limitArgument,
      },
      *call(current, given): YieldingWork<ToolResult | Refused> {
        const family = readResource(current.model, given.resource, has);
        if (isRefused(family)) return family;
        const record = yield* parentRecord(current, family, given.id);
        if (isRefused(record)) return record;
        const operation = operationOfKind(current, kinds.history, family) as Operation;
        const result = yield* answerDocument(current, operation, inTexts({ id: record.id }), {
          limit: given.limit,
          sources: (value) =>
            sourcesWithIds(current.catalog, new Set((value as Past).sources.map(({ id }) => id))),
        });
        const { summary: place, also } = record.place ?? {};
        return isRefused(result) ? result : { ...result, place, also };
      },
    },
  ];
}
