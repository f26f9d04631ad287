// A call of a tool: its arguments are checked, it is answered, and the result names the edition and the sources of its values.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { localizedProblem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { nearest } from '../../engine/text/nearest.js';
import { type Argument, type Given, isRefused, type Refused, type Tool } from './tool.js';

/** Faults in the arguments of a call before any operation reads them: names, presence and kinds. */
function argumentFault({ name: tool, arguments: known }: Tool, given: Given): Refused | undefined {
  const names = Object.keys(known);
  const next =
    names.length === 0 ? 'Call it without arguments.' : `The arguments of ${tool} are ${listed(known)}.`;
  for (const [name, value] of Object.entries(given)) {
    const argument = Object.hasOwn(known, name) ? known[name] : undefined;
    const meant = argument === undefined ? nearest(name, names) : undefined;
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    if (argument === undefined)
      return { refused: `There is no argument called ${shown(name)}.${hint}`, next };
    const kind = kindNeeded(argument, value);
    if (kind !== undefined) return { refused: `${name} is not ${kind}.`, next };
  }
  const missing = names.find((name) => known[name]?.required && isAbsent(given[name]));
  return missing === undefined ? undefined : { refused: `${missing} is missing.`, next };
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const shown = (name: string) => JSON.stringify(name.slice(0, 100));
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (known: Readonly<Record<string, Argument>>) =>
  Object.entries(known)
    .map(([name, { required }]) => (required ? `${name} (required)` : name))
    .join(', ');

/** Models write numbers as texts and lists with commas: any value that the operation can read is right. */
function kindNeeded({ schema: { type, items } }: Argument, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'object') {
    const isRight =
      isObject(value) && Object.values(value as object).every((each) => isScalar(each) || isListOf(each));
    return isRight ? undefined : 'an object with texts, numbers or lists of them';
  }
  if (type === 'array' && items?.type === 'object')
    return Array.isArray(value) && value.every(isObject) ? undefined : 'a list of objects';
  if (type === 'array') return isScalar(value) || isListOf(value) ? undefined : 'a list of texts';
  return isScalar(value) ? undefined : `a ${type === 'string' ? 'text' : 'plain value'}`;
}

const isListOf = (value: unknown) => Array.isArray(value) && value.every(isScalar);

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
