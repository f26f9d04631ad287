// A name with one typo: a letter dropped, doubled, swapped or replaced, or all accents lost.
import type { Random } from '../../lab/random.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const typos = ['dropped', 'doubled', 'swapped', 'replaced', 'accents'] as const;

export function mistyped(name: string, random: Random, typo = random.pick(typos)): string {
  const letters = [...name];
  const at = random.below(letters.length);
  const letter = letters[at] as string;
  switch (typo) {
    case 'dropped':
      return letters.toSpliced(at, 1).join('');
    case 'doubled':
      return letters.toSpliced(at, 0, letter).join('');
    case 'swapped': {
      const first = Math.min(at, letters.length - 2);
      return first < 0
        ? name
        : letters.toSpliced(first, 2, letters[first + 1] as string, letters[first] as string).join('');
    }
    case 'replaced':
      return letters.toSpliced(at, 1, random.pick([...LETTERS])).join('');
    case 'accents':
      return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  }
}
