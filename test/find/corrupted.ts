// Seeded mistakes of people who type: letters dropped, doubled, swapped or mistaken, and accents lost.

export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const mistakes = ['dropped', 'doubled', 'swapped', 'wrong', 'accents'] as const;

export function corrupted(name: string, mistake: (typeof mistakes)[number], random: () => number): string {
  const letters = [...name];
  const at = Math.floor(random() * letters.length);
  const letter = letters[at] as string;
  switch (mistake) {
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
    case 'wrong':
      return letters.toSpliced(at, 1, LETTERS[Math.floor(random() * LETTERS.length)] as string).join('');
    case 'accents':
      return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  }
}
