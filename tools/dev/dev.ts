// Serves the site during development with `npm run dev`. Each change is built, and the pages in the browser update.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { watch } from 'chokidar';
import { readOptions } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { bundleScripts } from '../site/bundle-scripts.js';
import { bundleService } from './bundle-service.js';
import { createDevFolder } from './dev-folder.js';
import { createPageServer } from './serve-pages.js';
import { type DevService, startProcess, startService } from './start-service.js';

const USAGE = `Serves the site while you work on it. A change in src/, data/, docs/ or tools/site is built, and open pages are loaded again.
Types are not checked; npm run types does that.

Usage: npm run dev -- [--port PORT]

  --port PORT   the port to listen on; otherwise PORT, or 3000
  --help        show this help

Settings are environment variables, as for npm start.`;

/** Editors write a file in several steps. */
const SETTLE_MS = 30;
/** Delays the next process, so that it does not compete with pages that reload. */
const IDLE_MS = 1_000;
const WATCHED = ['src', 'data', 'docs', 'tools/site', 'CHANGELOG.md', 'CHANGELOG.es.md'];
const isIgnored = (path: string) => /\.test\.ts$|[\\/]docs[\\/]decisions[\\/]|~$|\.sw[a-z]$/.test(path);
const isStyle = (path: string) => path.endsWith('.css');
const isData = (path: string) => /^data[\\/]/.test(path);
const isCode = (path: string) => /^(src|tools)[\\/]/.test(path);

const options = readOptions(USAGE, { port: { type: 'string' } }, ({ port }) =>
  port === undefined || /^\d{1,5}$/.test(port) ? undefined : '--port must be a number from 0 to 65535.',
);
if (options !== undefined) await run(Number(options.port ?? process.env.PORT ?? 3000));

async function run(port: number): Promise<void> {
  const root = projectFolder();
  const folder = await createDevFolder(root);
  const site = join(folder, 'site');
  const { PORT: _, HOST: __, ...environment } = process.env;
  const changed = new Set<string>();
  let unbuilt: readonly string[] = [];
  let [builds, isBusy] = [0, false];
  let built: Awaited<ReturnType<typeof bundleService>> = { program: '', packages: [] };
  let waiting: ChildProcess | undefined;
  let present: DevService | undefined;
  let firstService: (service: DevService) => void = () => {};
  const first = new Promise<DevService>((resolve) => {
    firstService = resolve;
  });
  const pages = createPageServer(site, async () => present ?? first);

  const end = (code: number) => {
    present?.stop();
    waiting?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

  async function buildScripts(): Promise<void> {
    const { scripts, modules } = await bundleScripts(root);
    for (const [name, script] of [...scripts, ...modules]) await writeFile(join(site, `${name}.js`), script);
  }

  async function replaceService(): Promise<void> {
    const before = present;
    const start = () => startProcess(built.packages, environment);
    const child = waiting ?? start();
    waiting = undefined;
    present = await startService(child, built.program, () => follow('the list of pages'));
    firstService(present);
    before?.stop();
    rmSync(join(folder, String(builds - 1)), { recursive: true, force: true });
    setTimeout(() => {
      waiting ??= start();
    }, IDLE_MS);
  }

  async function apply(paths: readonly string[]): Promise<void> {
    if (present !== undefined && paths.every(isStyle)) {
      await present.order({ styles: true });
      return pages.tell('style');
    }
    // The waiting process has read the old files.
    if (paths.some(isData)) {
      waiting?.kill('SIGKILL');
      waiting = undefined;
    }
    const isOfCode = paths.some(isCode);
    if (isOfCode) built = await bundleService(root, join(folder, String(++builds)), site);
    await Promise.all([replaceService(), isOfCode && buildScripts()]);
    pages.tell('reload');
  }

  /** Changes during a build form the next one. */
  async function follow(path: string): Promise<void> {
    changed.add(path);
    if (isBusy) return;
    isBusy = true;
    while (changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const paths = [...unbuilt, ...changed];
      changed.clear();
      unbuilt = [];
      const begin = performance.now();
      try {
        await apply(paths);
        console.log(`${describePaths(paths)}: ready after ${Math.round(performance.now() - begin)} ms`);
      } catch (error) {
        // Keeps the fault visible after the next change.
        unbuilt = paths;
        const { message } = error as Error;
        console.error(message);
        pages.tell('fault', stripVTControlCharacters(message));
      }
    }
    isBusy = false;
  }

  try {
    console.log(`Atlas Colombia for developers on ${await pages.listen(port)}. Press Ctrl+C to stop it.`);
  } catch (error) {
    console.error(
      `Port ${port} cannot be used (${(error as Error).message}). Choose another: npm run dev -- --port 3001`,
    );
    end(1);
  }
  const inRoot = WATCHED.map((path) => join(root, path));
  const watcher = watch(inRoot, { ignoreInitial: true, ignored: isIgnored });
  watcher.on('all', (event, path) => {
    if (!event.endsWith('Dir')) follow(relative(root, path));
  });
  // Earlier changes would be missed. Pages wait for the first service.
  await once(watcher, 'ready');
  await follow('src/app.ts');
}

function describePaths(paths: readonly string[]): string {
  const [path = ''] = paths;
  return paths.length === 1 ? path : `${path} and ${paths.length - 1} more`;
}
