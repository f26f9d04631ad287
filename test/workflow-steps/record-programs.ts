// Recorders on the path, and the calls that they recorded.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Call {
  readonly program: string;
  readonly args: readonly string[];
  readonly input: string;
  readonly token: string;
}

/** The replies by the words of their arguments. */
export function recordPrograms(
  folder: string,
  names: readonly string[],
  replies: Readonly<Record<string, string>>,
) {
  const programs = join(folder, 'programs');
  const RECORDED = join(folder, 'calls.jsonl');
  mkdirSync(programs, { recursive: true });
  const recorder = join(import.meta.dirname, 'recorder.mjs');
  for (const name of names) {
    const script = `#!/bin/sh\nexec '${process.execPath}' '${recorder}' ${name} "$@"\n`;
    writeFileSync(join(programs, name), script, { mode: 0o755 });
  }
  const calls = (): readonly Call[] =>
    existsSync(RECORDED)
      ? readFileSync(RECORDED, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Call)
      : [];
  return { programs, environment: { RECORDED, REPLIES: JSON.stringify(replies) }, calls };
}
