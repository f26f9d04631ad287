// The output of the program: without the stream of the platform, which would be one more kind of stream for every request to be
// distinguished from.
import { writeSync } from 'node:fs';

export const print = (line: string): void => {
  writeSync(1, `${line}\n`);
};

/** Once, when it serves: each family with its records, the URL, and how long it took. */
export function printServing(rows: readonly (readonly [string, string])[], where: string): void {
  for (const [record, count] of rows) print(`${record.padEnd(28)}${count.padStart(8)}`);
  print(`Atlas Colombia listening on ${where} (started in ${Math.round(performance.now())} ms)`);
}
