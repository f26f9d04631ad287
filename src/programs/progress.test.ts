import { expect, it } from 'vitest';
import { createProgress } from './program.js';

function shown(isTTY: boolean): string {
  const parts: string[] = [];
  const progress = createProgress({ isTTY, write: (part: string) => parts.push(part) > 0 });
  progress.part('Thing', 2);
  progress.step();
  progress.step();
  progress.partDone();
  return parts.join('');
}

it('prints a line for each part without a terminal', () => {
  expect(shown(false)).toMatch(/^Thing +2\/2 +\d\.\d s\n$/);
});

it('overwrites one line on a terminal', () => {
  expect(shown(true)).toMatch(/^\rThing +1\/2\rThing +2\/2 +\d\.\d s\n$/);
});
