// Serves the tools, resources and prompts of an engine over the Model Context Protocol, on any transport.

import {
  type CallToolResult,
  type GetPromptResult,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { isRow } from '../../engine/model/read-row.js';
import { localizedProblem } from '../../engine/problems/problem.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { inside } from '../../engine/text/fold.js';
import { nearest } from '../../engine/text/nearest.js';
import { USUAL } from './answer-records.js';
import { argumentDescriptions } from './argument-descriptions.js';
import { readResource } from './named-record.js';
import { type Argument, type Given, isRefused, type RefusedCall, type Tool, type ToolNames } from './tool.js';
import { resourceList, resourceReference } from './tools/catalogue.js';
import { toolsOf } from './tools/index.js';

/** Faults in the arguments of a call before any operation reads them: names, presence and kinds. */
function argumentFault({ name: tool, arguments: known }: Tool, given: Given): RefusedCall | undefined {
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

const listed = (known: Readonly<Record<string, Argument>>) =>
  Object.entries(known)
    .map(([name, { required }]) => (required ? `${name} (required)` : name))
    .join(', ');

/** Models write numbers as texts and lists with commas, so any value that the operation can read is accepted. */
function kindNeeded({ schema: { type, items } }: Argument, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'object') {
    const isRight = isRow(value) && Object.values(value).every((each) => isScalar(each) || isListOf(each));
    return isRight ? undefined : 'an object with texts, numbers or lists of them';
  }
  if (type === 'array' && items?.type?.includes('object'))
    return Array.isArray(value) && value.every((each) => isRow(each) || typeof each === 'string')
      ? undefined
      : 'a list of texts or objects';
  if (type === 'array') return isScalar(value) || isListOf(value) ? undefined : 'a list of texts';
  return isScalar(value) ? undefined : `a ${type === 'string' ? 'text' : 'plain value'}`;
}

const isListOf = (value: unknown) => Array.isArray(value) && value.every(isScalar);

/** Calls a tool. It checks the arguments, runs the tool, and adds the edition and the sources to the result. */
export function* callTool(engine: Engine, tool: Tool, given: Given): YieldingWork<CallToolResult> {
  const outcome = argumentFault(tool, given) ?? (yield* tool.call(engine, withoutAbsent(given)));
  if (isRefused(outcome)) return refusedResult(outcome, tool);
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
  return { content: [{ type: 'text', text: JSON.stringify(result) }] };
}

/** Null is the same as a missing argument. */
const withoutAbsent = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));

function refusedResult({ refused, next }: RefusedCall, tool: Tool): CallToolResult {
  const why =
    typeof refused === 'string' ? refused : inArguments(localizedProblem(refused, 'en').detail, tool);
  return { isError: true, content: [{ type: 'text', text: `${why}\nNext: ${next}` }] };
}

/** Messages about a request name parameters as a query does: `series=all`. */
const inArguments = (message: string, { arguments: known }: Tool) =>
  message.replace(/`(\w+)=([\w-]+)`/g, (parameter, name: string, value: string) => {
    if (name in known) return `\`${name}: "${value}"\``;
    return 'where' in known ? `\`where: {"${name}": "${value}"}\`` : parameter;
  });

function inputSchema({ arguments: known }: Tool): JsonSchema {
  const entries = Object.entries(known);
  const required = entries.filter(([, argument]) => argument.required).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, { schema }]) => [name, withDescription(name, schema)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function withDescription(name: string, schema: JsonSchema): JsonSchema {
  const description = schema.description ?? argumentDescriptions[name];
  return description === undefined ? schema : { ...schema, description };
}

/** A common task in words, with places for its arguments. */
interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  /** `{name}` is an argument. */
  readonly text: string;
}

/** The parts of the server for this country and this version. */
interface McpFacts {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly names: ToolNames;
  readonly prompts: readonly Prompt[];
}

/** `work` runs the work of a response at once or in turn. */
type McpServers = (engine: Engine, work: <Made>(work: YieldingWork<Made>) => Promise<Made>) => Server;

const INSTRUCTIONS = `Reference data, read-only. Start with find_place for a name, resolve_code for a code, locate_point for coordinates, count_items for "how many" and "which has the most", list_items with sortBy for "which is the largest".
Arguments with the same name mean the same in every tool. Lists contain ${USUAL} records, and \`next\` explains how to get more.
A place name refers to the largest area with that name. Smaller places with the same name are in \`also\`; to select one, set \`level\` or write the kind of place before its name. "Name, larger area" distinguishes equal names. If a name is ambiguous, ask the user and never choose.
Every result contains \`edition\` and \`sources\` to cite, and \`operation\`, the equivalent HTTP request. If they apply, \`place\` is the record that a place name refers to, and \`note\` describes excluded records and the relation that decides a place.`;

const RESOURCE_TYPE = 'application/json';

/** Creates a server for each request or connection. Their shared parts are created once. */
export function mcpServers(facts: McpFacts): McpServers {
  const tools = memo<Engine['operations'], readonly Tool[], undefined>();
  const toolsFor = (engine: Engine) =>
    tools(engine.operations, undefined, () => toolsOf(engine, facts.names));
  const catalogue = `${facts.names.scheme}://catalog`;

  return (engine, work) => {
    const { name, title, version, prompts } = facts;
    const server = new Server(
      { name, title, version },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler('tools/list', () => ({ tools: toolsFor(engine).map(listedTool) }));
    server.setRequestHandler('tools/call', ({ params }) => {
      const tool = toolsFor(engine).find((each) => each.name === params.name);
      if (tool === undefined) throw unknown('tool', params.name, toolsFor(engine));
      return work(callTool(engine, tool, params.arguments ?? {}));
    });
    server.setRequestHandler('resources/list', () => ({
      resources: [
        { uri: catalogue, name: 'catalog', title: 'Resources', mimeType: RESOURCE_TYPE },
        ...engine.model.families.map((family) => ({
          uri: `${catalogue}/${family.path}`,
          name: family.path,
          title: family.title.en,
          description: family.about.en,
          mimeType: RESOURCE_TYPE,
        })),
      ],
    }));
    server.setRequestHandler('resources/templates/list', () => ({
      resourceTemplates: [
        {
          uriTemplate: `${catalogue}/{resource}`,
          name: 'resource',
          title: 'Fields and requests of a resource',
          mimeType: RESOURCE_TYPE,
        },
      ],
    }));
    server.setRequestHandler('resources/read', ({ params: { uri } }) => {
      const contents = (value: unknown) => ({
        contents: [{ uri, mimeType: RESOURCE_TYPE, text: JSON.stringify(value) }],
      });
      if (uri === catalogue) return contents(resourceList(engine));
      const path = uri.startsWith(`${catalogue}/`) ? uri.slice(catalogue.length + 1) : '';
      const family = readResource(engine.model, path);
      if (isRefused(family)) throw new ResourceNotFoundError(uri);
      return contents(resourceReference(engine, family));
    });
    server.setRequestHandler('prompts/list', () => ({
      prompts: prompts.map(({ text: _, ...prompt }) => ({
        ...prompt,
        arguments: prompt.arguments.map((argument) => ({ ...argument, required: true })),
      })),
    }));
    server.setRequestHandler('prompts/get', ({ params }): GetPromptResult => {
      const prompt = prompts.find((each) => each.name === params.name);
      if (prompt === undefined) throw unknown('prompt', params.name, prompts);
      const given = params.arguments ?? {};
      const missing = prompt.arguments.find((argument) => given[argument.name] === undefined);
      if (missing !== undefined) throw wrong(`${missing.name} is required: ${inside(missing.description)}`);
      const text = prompt.text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
      return {
        description: prompt.description,
        messages: [{ role: 'user', content: { type: 'text', text } }],
      };
    });
    return server;
  };
}

const wrong = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

const unknown = (what: string, name: string, all: readonly { readonly name: string }[]) =>
  wrong(
    `There is no ${what} called ${JSON.stringify(name.slice(0, 100))}. Available: ${all.map((each) => each.name).join(', ')}.`,
  );

const listedTool = (tool: Tool): ListToolsResult['tools'][number] => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputSchema(tool) as ListToolsResult['tools'][number]['inputSchema'],
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
});
