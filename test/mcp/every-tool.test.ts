// The official clients of both generations list and call every tool, over HTTP and over the input and output of a process.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';
import { type AnyClient, connect, type Generation, stdioProgram, type Where } from './connect.js';
import { oneCallEach } from './one-call-each.js';

const generations: readonly Generation[] = ['2026-07-28', '2025-11-25'];

/** The first result of each tool, which all other clients must get as well. */
const firstResults = new Map<string, unknown>();

const transports: Readonly<Record<string, () => Promise<Where>>> = {
  '/mcp': async () => ({ url: `${(await sharedService()).address}/mcp` }),
  '/api/v1/mcp': async () => ({ url: `${(await sharedService()).address}/api/v1/mcp` }),
  stdio: async () => stdioProgram(),
};

// By default one client starts the program, because that takes a second. stdio.test.ts uses the older revision with it.
const cases = Object.entries(transports).flatMap(([transport, where]) =>
  (transport === 'stdio' ? part(generations, generations.length, 1) : generations).map((generation) => ({
    transport,
    generation,
    where,
  })),
);

/** The first client does everything. By default, the others do one thing of each kind. */
const partFor = <Case>(client: number, all: readonly Case[]) =>
  client === 0 ? all : part(all, isFull ? 1 : all.length, client);

describe.each(cases)('a client of $generation over $transport', ({ transport, generation, where }) => {
  const client = cases.findIndex((each) => each.transport === transport && each.generation === generation);
  let any: AnyClient;
  beforeAll(async () => {
    any = await connect(generation, await where());
  });
  afterAll(() => any?.close());

  it('supports that revision', () => {
    const { client } = any;
    if ('getNegotiatedProtocolVersion' in client)
      expect(client.getNegotiatedProtocolVersion()).toBe(generation);
    expect(client.getServerVersion()).toMatchObject({ name: 'atlas-colombia', title: 'Atlas Colombia' });
    expect(client.getInstructions()).toContain('find_place');
  });

  it('lists every tool in 28 kB, each with a schema, descriptions and the hint that it changes nothing', async () => {
    const { tools } = await any.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(oneCallEach).sort());
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThanOrEqual(28_000);
    for (const { description, inputSchema, annotations, title, ...others } of tools) {
      expect(others).not.toHaveProperty('outputSchema');
      expect(title).toMatch(/^\S.*\S$/);
      expect(description?.length).toBeGreaterThan(40);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const [name, argument] of Object.entries(inputSchema.properties ?? {}))
        expect(argument, `${title}: ${name}`).toHaveProperty('description');
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    }
  });

  it.each(partFor(client, Object.entries(oneCallEach)))('calls %s', async (name, args) => {
    const { isError, text, result } = await any.call(name, args);
    expect(isError, text).not.toBe(true);
    expect(result.edition).toMatch(/^\d{4}\.\d\d\.\d\d/);
    firstResults.set(name, firstResults.get(name) ?? result);
    expect(result).toEqual(firstResults.get(name));
  });

  it('reads the catalogue and every resource in it', async () => {
    const { resources } = await any.client.listResources();
    expect(resources[0]?.uri).toBe('colombia://catalog');
    expect(resources.length).toBeGreaterThan(20);
    const { resourceTemplates } = await any.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'colombia://catalog/{resource}',
    ]);
    for (const { uri } of partFor(client, resources)) {
      const { contents } = await any.client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: 'application/json' }]);
      expect(JSON.parse((contents[0] as { text: string }).text)).toBeTruthy();
    }
    await expect(any.client.readResource({ uri: 'colombia://catalog/nothing' })).rejects.toThrow();
  });

  it('gets every prompt, with its topic filled in', async () => {
    const { prompts } = await any.client.listPrompts();
    expect(prompts.length).toBeGreaterThanOrEqual(5);
    for (const { name, arguments: wanted = [] } of partFor(client, prompts)) {
      const args = Object.fromEntries(wanted.map((each) => [each.name, `<${each.name}>`]));
      const { messages } = await any.client.getPrompt({ name, arguments: args });
      const [{ content }] = messages as unknown as [{ content: { text: string } }];
      const { text } = content;
      for (const value of Object.values(args)) expect(text).toContain(value);
      expect(text).not.toMatch(/\{\w+\}/);
      await expect(any.client.getPrompt({ name, arguments: {} })).rejects.toThrow(/is required/);
    }
  });

  it('gets the list of tools if it calls an unknown one', async () => {
    await expect(any.call('nope')).rejects.toThrow(/no tool called "nope"\. Available: .*list_items/);
  });
});
