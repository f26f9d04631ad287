// Explains why a folder cannot be written, with a remedy.

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'The disk quota is used up. Free some space',
  EFBIG: 'A file would be larger than the system allows. Raise the limit (ulimit -f)',
  EACCES: 'This user is not allowed to write there. Give it permission',
  EPERM: 'This user is not allowed to write there. Give it permission',
  EROFS: 'The file system is read-only. Mount it for writing',
};

/** The message of any other error is its own. */
export function diskFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = CAUSES[(error as NodeJS.ErrnoException).code ?? ''];
  return cause === undefined
    ? error.message
    : `${cause}, or name another folder with --out. (${error.message})`;
}
