// A call of a tool: its arguments are checked, it is answered, and the result names the edition and the sources of its values.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { localizedProblem } from '../../engine/problems/localized-problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { argumentFault } from './argument-fault.js';
import { type Given, isRefused, type Refused, type Tool } from './tool.js';

export function* callTool(engine: Engine, tool: Tool, given: Given): YieldingWork<CallToolResult> {
  const outcome = argumentFault(tool, given) ?? (yield* tool.call(engine, withoutAbsent(given)));
  if (isRefused(outcome)) return refusal(outcome);
  const { answer, total, omitted, place, also, note, next, operation, sources } = outcome;
  const result = {
    answer,
    ...(total !== undefined && { total }),
    ...(place !== undefined && { place }),
    ...(also !== undefined && { also }),
    ...(note !== undefined && { note }),
    ...(omitted !== undefined && { omitted }),
    ...(next !== undefined && { next }),
    operation,
    edition: editionName(engine.catalog.edition),
    sources: [...sources],
  };
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
}

/** Null is the same as a missing argument. */
const withoutAbsent = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));

function refusal({ refused, next }: Refused): CallToolResult {
  const why = typeof refused === 'string' ? refused : localizedProblem(refused, 'en').detail;
  return { isError: true, content: [{ type: 'text', text: `${why}\nNext: ${next}` }] };
}

export function inputSchema({ arguments: known }: Tool): JsonSchema {
  const entries = Object.entries(known);
  const required = entries.filter(([, argument]) => argument.required).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
