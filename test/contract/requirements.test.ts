// Every requirement is cited by the title of a test, and every citation names a requirement.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { requirements } from './requirements.js';

const testFolder = fileURLToPath(new URL('..', import.meta.url));
const thisFile = 'requirements.test.ts';

/** A title is a text that opens with one or more ids in square brackets, in a call or in a table of cases. */
const TITLE = /['"`]((?:\[[a-z]+(?:-[a-z0-9]+)+\] ?)+)/g;

function citations(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(([, ids]) => (ids as string).match(/[a-z0-9-]+/g) ?? []);
}

const cited = new Set(
  readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith(thisFile))
    .flatMap((path) => citations(readFileSync(`${testFolder}/${path}`, 'utf8'))),
);

it('cites every requirement', () => {
  expect(Object.keys(requirements).filter((id) => !cited.has(id))).toEqual([]);
});

it('cites no unknown requirement', () => {
  expect([...cited].filter((id) => !(id in requirements))).toEqual([]);
});

it('finds ids in titles, and only there', () => {
  expect(citations("it('[op-01] a page')")).toEqual(['op-01']);
  expect(citations('[`[rule-paths] [op-99] both`, 2]')).toEqual(['rule-paths', 'op-99']);
  expect(citations("// [op-01]\nexpect('see [op-01]').toBe('[]')")).toEqual([]);
});
