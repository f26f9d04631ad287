// The output of the program: without the stream of the platform, which would be one more kind of stream for every request to be
// distinguished from.
import { writeSync } from 'node:fs';

export const print = (line: string): void => {
  writeSync(1, `${line}\n`);
};

interface Serving {
  readonly address: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
}

/** Once, when it serves: the URL. The records of each family, the notes and the time that the start took are for operators who want them. */
export function printServing({ address, rows, notes }: Serving, isVerbose: boolean): void {
  print(`Atlas Colombia is listening on ${address}`);
  print('Open it in a browser. Press Ctrl+C to stop it.');
  if (!isVerbose) return;
  for (const [record, count] of rows) print(`${record.padEnd(28)}${count.padStart(8)}`);
  for (const note of notes) print(note);
  print(`Started in ${Math.round(performance.now())} ms.`);
}
