// Several hundred queries as people type them, in both languages.
import { expect, it } from 'vitest';
import { useService } from '../contract/service.js';
import { found } from './found.js';
import { typedInEnglish } from './typed-in-english.js';
import { typedInSpanish } from './typed-in-spanish.js';

const { get } = useService();
const typedQueries = [...typedInSpanish, ...typedInEnglish];

it('finds the intended record first in 92 of 100 cases, and among the first five in 97', async () => {
  const [later, never]: [string[], string[]] = [[], []];
  for (const [typed, family, id] of typedQueries) {
    const { hits } = await found(get, `/api/v1/search?q=${encodeURIComponent(typed)}&limit=5`);
    const rank = hits.findIndex((hit) => hit.family === family && hit.id === id);
    const shownHits = `${typed} (${family} ${id}): ${hits.map((hit) => `${hit.family} ${hit.id} ${hit.name} ${hit.score}`).join(', ')}`;
    if (rank !== 0) later.push(shownHits);
    if (rank < 0) never.push(shownHits);
  }
  const { length } = typedQueries;
  console.log(`${length - later.length} of ${length} first, ${length - never.length} among the first five`);
  expect(length).toBeGreaterThanOrEqual(250);
  expect(1 - later.length / length, later.join('\n')).toBeGreaterThanOrEqual(0.92);
  expect(1 - never.length / length, never.join('\n')).toBeGreaterThanOrEqual(0.97);
});
