// Makes the files of /downloads after `npm start`: in a process of the lowest priority, which ends with the service, and at most one on a
// machine. An installed service, a container and a unit start the program itself, so that they make none.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { setPriority, constants as system } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildFolder, projectFolder } from '../settings/project-folder.js';
import type { Settings } from '../settings/settings.js';

/** npm states which script it runs. */
const NPM_SCRIPT = 'npm_lifecycle_event';

/** The heap that the tables of all families need. More is only filled with garbage. */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4', '--single-threaded-gc'];

/** Freed buffers go back to the system, as in the image. */
const ONE_POOL = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

const LOWEST = 19;

/** How long a file that is being written may take to be given up, in milliseconds. */
const END_WITHIN = 2000;

interface Making {
  /** Of the composition root. */
  readonly filesBeingMade: {
    readonly folder: (settings: Settings) => string;
    readonly start: (folder: string) => boolean;
    readonly report: (progress: {
      readonly folder: string;
      readonly done: number;
      readonly of: number;
    }) => void;
    readonly end: () => void;
  };
  readonly settings: Settings;
  readonly lines: { readonly warn: (details: object, message: string) => void };
}

/** Returns how to end it. Nothing is made if the files are there, so `isMissing` is asked first. */
export function makeFiles({ filesBeingMade, settings, lines }: Making): () => Promise<void> {
  const { bundles, databaseUrl, dataFolder } = settings;
  const folder = filesBeingMade.folder(settings);
  const program = join(buildFolder(), 'src', 'programs', 'atlas', 'atlas.js');
  const isCheckout = existsSync(join(projectFolder(), 'tools', 'prepare.mjs')) && existsSync(program);
  const isWanted = bundles === 'on' && databaseUrl === undefined && process.env[NPM_SCRIPT] === 'start';
  if (!isWanted || !isCheckout || !isWritable(folder) || !filesBeingMade.start(folder))
    return () => Promise.resolve();
  const child = startAtLowest([...HEAP, program, 'bundle', '--json', '--out', folder], {
    ...process.env,
    ...ONE_POOL,
    ...(dataFolder === undefined ? {} : { DATA_FOLDER: dataFolder }),
  });
  let [faults, isEnding] = ['', false];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    faults = (faults + text).slice(-1000);
  });
  child.on('message', ({ done, of }: { readonly done: number; readonly of: number }) =>
    filesBeingMade.report({ folder, done, of }),
  );
  // Such as a system without the program that lowers the priority.
  child.on('error', (error) => lines.warn({ fault: error.message }, 'the files of /downloads were not made'));
  child.on('close', (code) => {
    filesBeingMade.end();
    if (code !== 0 && !isEnding)
      lines.warn({ fault: faults.trim().split('\n').at(-1) }, 'the files of /downloads were not made');
  });
  // It must not keep a service alive that has ended.
  child.unref();
  child.channel?.unref();
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isEnding = true;
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), setTimeout(END_WITHIN)]);
    child.kill('SIGKILL');
    filesBeingMade.end();
  };
}

/** A priority that is set later would miss the threads that already run. */
function startAtLowest(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
  if (process.platform !== 'win32')
    return spawn('nice', ['-n', `${LOWEST}`, process.execPath, ...args], { env, stdio: [...stdio] });
  const child = spawn(process.execPath, args, { env, stdio: [...stdio] });
  if (child.pid !== undefined) setPriority(child.pid, system.priority.PRIORITY_LOW);
  return child;
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
