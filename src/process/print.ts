// Writes the output of the program without the platform's stream, because another kind of stream would slow down every request.
import { writeSync } from 'node:fs';

export const print = (line: string): void => {
  writeSync(1, `${line}\n`);
};

/** The line that people and scripts wait for. */
export const listeningLine = (address: string): string => `Atlas Colombia is listening on ${address}`;

interface ServingFacts {
  readonly address: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
}

/**
 * Prints the URL when the service is ready. The records of each family, the notes and the duration of the start are for operators who want
 * them. All lines are one write, because a reader can close the pipe after the first one.
 */
export function printServing({ address, rows, notes }: ServingFacts, isVerbose: boolean): void {
  const door = [listeningLine(address), 'Open it in a browser. Press Ctrl+C to stop it.'];
  const details = [
    ...rows.map(([record, count]) => `${record.padEnd(28)}${count.padStart(8)}`),
    ...notes,
    `Started in ${Math.round(performance.now())} ms.`,
  ];
  print([...door, ...(isVerbose ? details : [])].join('\n'));
}
