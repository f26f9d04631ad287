// The conformance runner of the protocol, on the second release of Node.js. The applicable scenarios pass, and no unknown scenario exists.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { hasPackages, packagesOf } from '../system/install-packages.mjs';
import { sharedService } from '../system/shared-service.js';

const folder = import.meta.dirname;
const runtimes = join(folder, '..', 'runtimes');
const isInstalled = hasPackages(folder) && hasPackages(runtimes);
if (!isInstalled)
  console.warn(
    'Skipped: the conformance runner is missing. Run npm test with ATLAS_TEST_INSTALL=1 to install it.',
  );

const applicable = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
];

/** Scenarios that require a special server, each with the reason why this one does not apply. */
const others: Readonly<Record<string, readonly string[]>> = {
  'they call a tool of the reference server, such as test_simple_text': [
    'tools-call-simple-text',
    'tools-call-image',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-mixed-content',
    'tools-call-error',
    'tools-call-with-progress',
  ],
  'they read a resource of the reference server, such as test://static-text': [
    'resources-read-text',
    'resources-read-binary',
    'resources-templates-read',
  ],
  'they get a prompt of the reference server, such as test_simple_prompt': [
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
  ],
  'the server does not log to clients, complete arguments or notify of changes, and does not offer it': [
    'logging-set-level',
    'tools-call-with-logging',
    'completion-complete',
    'resources-subscribe',
    'resources-unsubscribe',
  ],
  'the server never asks the client: it has no sessions': [
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
};

it.runIf(isInstalled)('passes every scenario that applies, and lists why the others do not', async () => {
  const node = join(packagesOf(runtimes), `node-linux-${process.arch}`, 'bin', 'node');
  const runner = join(packagesOf(folder), '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
  const { address } = await sharedService();
  const args = [runner, 'server', '--url', `${address}/mcp`];
  // The runner as a whole fails, because scenarios for the reference server do.
  const { stdout } = await promisify(execFile)(node, args).catch((error: { stdout: string }) => error);
  const outcomes = [...stdout.matchAll(/^(✓|✗) ([\w-]+): \d+ passed, \d+ failed/gm)];
  const named = (sign: string) => outcomes.filter(([, each]) => each === sign).map(([, , name]) => name);
  expect(named('✓').sort()).toEqual(applicable.toSorted());
  expect(named('✗').sort()).toEqual(Object.values(others).flat().sort());
});
