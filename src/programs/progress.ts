// Shows the progress of a long run: one line, rewritten in place, on a terminal; a line per part elsewhere.
import type { WriteStream } from 'node:tty';

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
