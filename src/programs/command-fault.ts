// A command that cannot return a result, with the reason.
import type { Language, Localized } from '../engine/text/localized.js';

/** The help of `atlas` and its guide document these codes. */
export const exitCodes = { refused: 1, usage: 2, unreachable: 3 } as const;

/** The message is for the person, and the exit code for the script. */
export class CommandFault extends Error {
  constructor(
    readonly texts: Localized,
    readonly exitCode: number = exitCodes.usage,
  ) {
    super(texts.en);
  }
}

/** The language of the terminal, if no option names one. */
export const defaultLanguage: Language = localeOf(process.env).startsWith('es') ? 'es' : 'en';

/** The first of the variables that are set, in the order of POSIX. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  return LC_ALL || LC_MESSAGES || LANG || '';
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The disk quota is used up. Free some space',
  EFBIG: 'A file would be larger than the system allows. Raise the limit (ulimit -f)',
  EACCES: 'This user is not allowed to write there. Give it permission',
  EPERM: 'This user is not allowed to write there. Give it permission',
  EROFS: 'The file system is read-only. Mount it for writing',
};

/** Explains why a folder cannot be written and how to repair it. Other errors keep their message. */
export function diskFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = CAUSES[(error as NodeJS.ErrnoException).code ?? ''];
  return cause === undefined
    ? error.message
    : `${cause}, or name another folder with --out. (${error.message})`;
}
