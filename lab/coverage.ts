// Counts the files and functions that a request passes, and writes the table of ARCHITECTURE.md. Run `node dist/lab/coverage.js`, or with
// --list KIND for the files. The build is not bundled, so a source file is one file.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder, projectFolder } from '../src/settings/project-folder.js';
import { replacePart } from '../tools/generate/generated-file.js';

/** In milliseconds. Work after a response, such as its log line, ends within this time. */
const SETTLING_MS = 100;

type SendRequest = (origin: string) => Promise<Response>;

const get =
  (path: string, headers: Readonly<Record<string, string>> = {}): SendRequest =>
  (origin) =>
    fetch(`${origin}${path}`, { headers });

const toolCall =
  (name: string, args: object): SendRequest =>
  (origin) =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: args },
      }),
    });

/** Computed once, before the coverage starts. */
const base = pathToFileURL(join(buildFolder(), '/')).href;

/** The order matters, because the second request finds the response of the first in the cache. */
const measuredRequests: Readonly<Record<string, SendRequest>> = {
  'a record, first': get('/api/v1/City/167'),
  'a record from the cache': get('/api/v1/City/167'),
  'a count by department': get('/api/v1/City?countBy=departmentId'),
  'a search in a family': get('/api/v1/City/search/medellin'),
  'the page of a municipality': get('/en/data/municipalities/cali-1093', { Accept: 'text/html' }),
  'a tool call over MCP, first': toolCall('find_place', { query: 'Medellin' }),
  'a tool call over MCP': toolCall('find_place', { query: 'Cartagena' }),
};

const session = new Session();
session.connect();
const started = new Promise<void>((resolve, reject) => {
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false }, (error) =>
    error === null ? resolve() : reject(error),
  );
});

/** The functions that ran since the last call, by file. */
const taken = () =>
  new Promise<ReadonlyMap<string, number>>((resolve, reject) => {
    session.post('Profiler.takePreciseCoverage', (error, { result }) =>
      error === null ? resolve(functionsByFile(result)) : reject(error),
    );
  });

function functionsByFile(scripts: readonly Profiler.ScriptCoverage[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { url, functions } of scripts) {
    if (!url.startsWith(base) || url.endsWith('/lab/coverage.js')) continue;
    // The first range without a name is the module itself.
    const ran = functions.filter(
      ({ functionName, ranges: [range] }) =>
        range !== undefined && range.count > 0 && (functionName !== '' || range.startOffset > 0),
    );
    if (ran.length > 0) found.set(url.slice(base.length), ran.length);
  }
  return found;
}

async function passedBy(send: SendRequest, origin: string): Promise<ReadonlyMap<string, number>> {
  await taken();
  const response = await send(origin);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  return taken();
}

await started;
// Loaded after the coverage has started, which ignores code that was compiled before.
const { createAtlas } = await import('../src/app.js');
const service = await createAtlas();
const origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
while (!(await fetch(`${origin}/health/ready`)).ok)
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
await (await fetch(`${origin}/api/v1/City/5`)).arrayBuffer();

const [, listed] = process.argv.slice(2);
const lines = ['| request | files | functions |', '|---|---:|---:|'];
for (const [name, send] of Object.entries(measuredRequests)) {
  const files = await passedBy(send, origin);
  const functions = [...files.values()].reduce((sum, count) => sum + count, 0);
  lines.push(`| ${name} | ${files.size} | ${functions} |`);
  if (listed !== undefined && name.includes(listed))
    for (const [file, count] of files) console.log(`${file} ${count}`);
}
console.log(lines.join('\n'));
if (listed === undefined) {
  const paper = join(projectFolder(), 'ARCHITECTURE.md');
  writeFileSync(paper, replacePart(readFileSync(paper, 'utf8'), 'passed files', lines.join('\n')));
}
await service.stop(0);
