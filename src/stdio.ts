#!/usr/bin/env node
// The same tools over standard input and output, for a client that starts its own program. Nothing else is written to the output.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { colombia } from './country/index.js';
import { mcpOfColombia } from './country/mcp.js';
import { createEngine } from './engine/answers/create-engine.js';
import { runToEnd } from './engine/scheduling/yielding-work.js';
import { packageVersion, projectFolder } from './settings/project-folder.js';
import { readSettings } from './settings/settings.js';
import { readDatasetFiles } from './storage/files/assemble-dataset.js';
import { mcpServers } from './surfaces/mcp/mcp-server.js';

try {
  const { dataFolder } = readSettings(process.env, process.argv.slice(2));
  const dataset = await readDatasetFiles(colombia, dataFolder ?? join(projectFolder(), 'data'));
  const engine = createEngine(colombia, dataset);
  const servers = mcpServers({ ...mcpOfColombia, version: await packageVersion() });
  serveStdio(() => servers(engine, async (work) => runToEnd(work)), { maxSubscriptions: 0 });
} catch (error) {
  writeSync(2, `${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
