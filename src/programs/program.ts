// Shared by the programs of the `atlas` command: options and help, exit codes, progress, signals and faults.

import { join } from 'node:path';
import type { WriteStream } from 'node:tty';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DatasetFault } from '../engine/dataset/dataset-fault.js';
import { projectFolder, workFolder } from '../settings/project-folder.js';
import { commandNamed } from './atlas/commands.js';
import { helpOf } from './atlas/help.js';
import { languageFault, languageOf } from './atlas/read-command.js';
import { exitCodes } from './command-fault.js';

/** Shows progress as one updated line on a terminal, and as a line per part elsewhere. */
export interface Progress {
  /** The files of all parts. */
  readonly whole?: (files: number) => void;
  readonly part: (name: string, total: number) => void;
  readonly step: () => void;
  readonly partDone: () => void;
}

const OFTEN = 100;

export function createProgress(output: Pick<WriteStream, 'isTTY' | 'write'>): Progress {
  let [name, done, total, shownAt, startedAt] = ['', 0, 0, 0, 0];
  const line = () => `${name.padEnd(30)}${`${done}/${total}`.padStart(14)}`;

  return {
    part: (nextName, nextTotal) => {
      [name, done, total, startedAt] = [nextName, 0, nextTotal, performance.now()];
    },
    step: () => {
      done++;
      if (!output.isTTY || performance.now() - shownAt < OFTEN) return;
      shownAt = performance.now();
      output.write(`\r${line()}`);
    },
    partDone: () => {
      const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`.padStart(10);
      output.write(`${output.isTTY ? '\r' : ''}${line()}${took}\n`);
    },
  };
}

/** The exit code of a signal is 128 plus its number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Stops the work of a program on a signal, or when its parent ends, with the usual exit code. */
export function stopOnSignals(message: string): AbortSignal {
  const stop = new AbortController();
  const stopWith = (code: number) => () => {
    process.exitCode = code;
    stop.abort(new Error(message));
  };
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.once(signal, stopWith(code));
  // A killed parent cannot end this process, but its channel closes, perhaps while modules are still loading.
  const stopAlone = stopWith(EXIT_CODES.SIGTERM);
  if (process.connected === false) stopAlone();
  process.once('disconnect', stopAlone);
  // An open channel must not keep this process alive.
  process.channel?.unref();
  return stop.signal;
}

export const dataFolder = (): string => process.env.DATA_FOLDER || join(projectFolder(), 'data');

/** The folder of the bundles of all editions, as for the server. */
export const bundlesFolder = (): string => process.env.BUNDLE_FOLDER || join(workFolder(), 'bundles');

type ParsedOptions = NonNullable<ParseArgsConfig['options']>;
type Values<O extends ParsedOptions> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Undefined if there is nothing left to do. `check` returns the fault of a combination of options. */
export function readOptions<O extends ParsedOptions>(
  usage: string,
  options: O,
  check: (values: Values<O>) => string | undefined = () => undefined,
): Values<O> | undefined {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if ((values as { help?: boolean }).help === true) {
      console.log(usage);
      return undefined;
    }
    const fault = check(values as Values<O>);
    if (fault !== undefined) throw new Error(fault);
    return values as Values<O>;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = exitCodes.usage;
    return undefined;
  }
}

/** The options of an `atlas` command from its table. Undefined if there is nothing left to do. */
export function readCommandOptions<Given>(
  name: string,
  check: (values: Given) => string | undefined = () => undefined,
): Given | undefined {
  const command = commandNamed(name) as NonNullable<ReturnType<typeof commandNamed>>;
  const options = command.options.map((each) => {
    const type = each.value === undefined ? ('boolean' as const) : ('string' as const);
    return [each.name, { type, multiple: each.value?.endsWith('...') === true }] as const;
  });
  const language = languageOf(process.argv);
  return readOptions(helpOf(command, language), Object.fromEntries(options), (values) => {
    const { lang } = values as { readonly lang?: string };
    return languageFault(lang)?.[language] ?? check(values as Given);
  }) as Given | undefined;
}

/** Ends a developer program that cannot read the data with all faults and their lines, because a stack would not help. */
export function endWithFault(error: unknown): never {
  if (!(error instanceof DatasetFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
