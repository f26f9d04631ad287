// Writes longest.json, the files that a run on a fresh clone begins with, from the durations that Vitest stored. Run it after `npm test` and
// `npm run test:deep`: `node test/system/write-longest.mjs`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, 'node_modules', '.vite', 'vitest');
const COUNT = 40;

/** By file, in milliseconds. @type {Map<string, number>} */
const durations = new Map();
for (const folder of readdirSync(cache)) {
  /** @type {{ readonly results: readonly (readonly [string, { readonly duration: number }])[] }} */
  const { results } = JSON.parse(readFileSync(join(cache, folder, 'results.json'), 'utf8'));
  for (const [key, { duration }] of results) {
    const file = key.slice(key.indexOf(':') + 1);
    if (existsSync(join(root, file))) durations.set(file, Math.max(duration, durations.get(file) ?? 0));
  }
}
const longest = [...durations].sort(([, a], [, b]) => b - a).slice(0, COUNT);
writeFileSync(
  join(import.meta.dirname, 'longest.json'),
  `${JSON.stringify(
    longest.map(([file]) => file),
    undefined,
    2,
  )}\n`,
);
