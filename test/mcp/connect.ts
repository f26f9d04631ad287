// The official clients of both generations with a common interface, over HTTP and over the input and output of a process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client as NewClient, StreamableHTTPClientTransport as NewHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, expect } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { sharedService } from '../system/shared-service.js';
import { nodeOptions } from '../system/suites.mjs';

interface Called {
  readonly isError?: boolean | undefined;
  readonly text: string;
  readonly result: ToolResult;
}

export interface ToolResult {
  readonly answer: unknown;
  readonly total?: number;
  readonly place?: Readonly<Record<string, unknown>>;
  readonly also?: readonly Readonly<Record<string, unknown>>[];
  readonly note?: string;
  readonly omitted?: Readonly<Record<string, number>>;
  readonly next?: string;
  readonly operation: string;
  readonly edition: string;
  readonly sources: readonly {
    readonly publisher: string;
    readonly date: string | null;
    readonly terms: string;
  }[];
}

export interface AnyClient {
  readonly client: NewClient | OldClient;
  readonly call: (name: string, args?: Readonly<Record<string, unknown>>) => Promise<Called>;
  readonly close: () => Promise<void>;
}

export type Generation = '2025-11-25' | '2026-07-28';
export type Where = { readonly url: string } | { readonly program: string };

export function stdioProgram(): Where {
  const program = join(projectFolder(), 'dist', 'src', 'stdio.js');
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first, with npm run build.`);
  return { program };
}

const self = { name: 'test', version: '1.0.0' };

/** A client of the service of the process, for the tests of a file. */
export async function connectToShared() {
  const { address } = await sharedService();
  const client = await connect('2026-07-28', { url: `${address}/mcp` });
  afterAll(client.close);
  return { address, client };
}

export async function connect(generation: Generation, where: Where): Promise<AnyClient> {
  const client = generation === '2025-11-25' ? await old(where) : await modern(where);
  return {
    client,
    call: async (name, args = {}) => {
      const { content, isError, ...others } = await client.callTool({ name, arguments: { ...args } });
      // The server sends a result once, as text.
      expect(others).not.toHaveProperty('structuredContent');
      const [first] = content as { readonly text: string }[];
      const text = first?.text ?? '';
      return {
        isError: isError as boolean | undefined,
        text,
        result: (isError === true ? undefined : JSON.parse(text)) as never,
      };
    },
    close: () => client.close(),
  };
}

const command = (program: string) => ({
  command: process.execPath,
  args: [...nodeOptions, program],
  stderr: 'pipe' as const,
});

async function old(where: Where): Promise<OldClient> {
  const client = new OldClient(self);
  // Its types do not support exact optional properties.
  const transport = 'url' in where ? new OldHttp(new URL(where.url)) : new OldStdio(command(where.program));
  await client.connect(transport as never);
  return client;
}

async function modern(where: Where): Promise<NewClient> {
  const client = new NewClient(self, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(
    'url' in where ? new NewHttp(new URL(where.url)) : new NewStdio(command(where.program)),
  );
  return client;
}
