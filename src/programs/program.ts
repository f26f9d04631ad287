// Shared by the programs of the `atlas` command: options and help, exit codes, progress, signals and faults.

import { join } from 'node:path';
import type { WriteStream } from 'node:tty';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DatasetFault } from '../engine/dataset/dataset-fault.js';
import type { Language } from '../engine/text/localized.js';
import { workFolder } from '../settings/project-folder.js';

/**
 * A command that cannot return a result: the message for the person, and the exit code for the script. Documented in the help of
 * `atlas` and in its guide.
 */
export const exitCodes = { refused: 1, usage: 2, unreachable: 3 } as const;

export class CommandFault extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
  }
}

/** The end of a command's help. The tests run every line of it. */
export const examples = (...commands: readonly string[]): string =>
  `\nExamples:\n${commands.map((each) => `  ${each}`).join('\n')}`;

/** The language of texts and messages if no option names one: that of the terminal. */
export const defaultLanguage: Language = process.env.LANG?.startsWith('es') === true ? 'es' : 'en';

/** Shows the progress of a long run: one line, rewritten in place, on a terminal; a line per part elsewhere. */
export interface Progress {
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

/** 128 and the number of the signal. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Aborts the work of a program on the signals that end it, and with the program that started it, with the exit code that shells report. */
export function stopOnSignals(message: string): AbortSignal {
  const stop = new AbortController();
  const stopWith = (code: number) => () => {
    process.exitCode = code;
    stop.abort(new Error(message));
  };
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.once(signal, stopWith(code));
  // A program that was killed can end no other, but its channel closes, perhaps while this one still loads its modules.
  const stopAlone = stopWith(EXIT_CODES.SIGTERM);
  if (process.connected === false) stopAlone();
  process.once('disconnect', stopAlone);
  // An open channel must not keep this process alive.
  process.channel?.unref();
  return stop.signal;
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The disk quota is used up. Free some space',
  EFBIG: 'A file would be larger than the system allows. Raise the limit (ulimit -f)',
  EACCES: 'This user is not allowed to write there. Give it permission',
  EPERM: 'This user is not allowed to write there. Give it permission',
  EROFS: 'The file system is read-only. Mount it for writing',
};

/** Explains why a folder cannot be written, with a remedy. The message of any other error is its own. */
export function diskFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = CAUSES[(error as NodeJS.ErrnoException).code ?? ''];
  return cause === undefined
    ? error.message
    : `${cause}, or name another folder with --out. (${error.message})`;
}

/** The folder of the bundles of all editions, as for the server. */
export const bundlesFolder = (): string => process.env.BUNDLE_FOLDER || join(workFolder(), 'bundles');

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Returns undefined if there is nothing left to do. `check` returns the fault of a combination of options. */
export function readOptions<O extends Options>(
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

/** Ends a developer program that cannot read the data with the faults, each with its file and line: a stack would not help. */
export function endWithFault(error: unknown): never {
  if (!(error instanceof DatasetFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
