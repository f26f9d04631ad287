// The tools, resources and prompts of an engine as a server of the Model Context Protocol, whatever it is reached by.

import {
  type GetPromptResult,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import type { Engine } from '../../engine/answers/engine.js';
import { memo } from '../../engine/scheduling/memo.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { inside } from '../../engine/text/fold.js';
import { USUAL } from './answer-records.js';
import { callTool, inputSchema } from './call-tool.js';
import { resourceList, resourceReference } from './catalogue.js';
import { readResource } from './resource-argument.js';
import { isRefused, type Tool, type ToolNames } from './tool.js';
import { toolsOf } from './tools/index.js';

/** A common task in words, with places for its arguments. */
interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  /** `{name}` is an argument. */
  readonly text: string;
}

/** The parts of it for this country, and for this version. */
export interface McpFacts {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly names: ToolNames;
  readonly prompts: readonly Prompt[];
}

/** Does the work of a response, at once or when its turn comes. */
export type Work = <Made>(work: YieldingWork<Made>) => Promise<Made>;

export type McpServers = (engine: Engine, work: Work) => Server;

const INSTRUCTIONS = `Reference data, read-only. Start with find_place for a name, resolve_code for a code, locate_point for coordinates, count_items for "how many" and "which has the most", list_items with sortBy for "which is the largest".
Arguments with the same name mean the same in every tool; list_items describes them. Lists contain ${USUAL} records, and \`next\` explains how to get more.
A place name refers to the largest area with that name. Smaller places with the same name are in \`also\`; to select one, set \`level\` or write the kind of place before its name. "Name, larger area" distinguishes equal names. If a name is ambiguous, ask the user and never choose.
Every result contains \`edition\` and \`sources\` to cite, and \`operation\`, the equivalent HTTP request. If they apply, \`place\` is the record that a place name refers to, and \`note\` describes excluded records and the relation that decides a place.`;

const JSON_TYPE = 'application/json';

/** A server for each request or connection; their shared parts are made once. */
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
    server.setRequestHandler('tools/list', () => ({ tools: toolsFor(engine).map(listed) }));
    server.setRequestHandler('tools/call', ({ params }) => {
      const tool = toolsFor(engine).find((each) => each.name === params.name);
      if (tool === undefined) throw unknown('tool', params.name, toolsFor(engine));
      return work(callTool(engine, tool, params.arguments ?? {}));
    });
    server.setRequestHandler('resources/list', () => ({
      resources: [
        { uri: catalogue, name: 'catalog', title: 'Resources', mimeType: JSON_TYPE },
        ...engine.model.families.map((family) => ({
          uri: `${catalogue}/${family.path}`,
          name: family.path,
          title: family.title.en,
          description: family.about.en,
          mimeType: JSON_TYPE,
        })),
      ],
    }));
    server.setRequestHandler('resources/templates/list', () => ({
      resourceTemplates: [
        {
          uriTemplate: `${catalogue}/{resource}`,
          name: 'resource',
          title: 'Fields and requests of a resource',
          mimeType: JSON_TYPE,
        },
      ],
    }));
    server.setRequestHandler('resources/read', ({ params: { uri } }) => {
      const contents = (value: unknown) => ({
        contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(value) }],
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

const listed = (tool: Tool): ListToolsResult['tools'][number] => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputSchema(tool) as ListToolsResult['tools'][number]['inputSchema'],
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
});
