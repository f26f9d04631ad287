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

/** Once, when it serves: each family with its records, the notes, the URL, and how long it took. */
export function printServing({ address, rows, notes }: Serving): void {
  for (const [record, count] of rows) print(`${record.padEnd(28)}${count.padStart(8)}`);
  for (const note of notes) print(note);
  print(`Atlas Colombia listening on ${address} (started in ${Math.round(performance.now())} ms)`);
}
