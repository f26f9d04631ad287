// Every rule of the folder is listed, explained and tested, and none finds a fault in the data.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataRules } from '../../src/data-rules/index.js';
import { languages } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { mustDiffer, realData } from '../data-rules/broken-data.js';

const folder = join(projectFolder(), 'src', 'data-rules');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
const tests = readdirSync(join(projectFolder(), 'test', 'data-rules'));

async function rulesOf(file: string) {
  const exported = Object.values(await import(/* @vite-ignore */ join(folder, file)));
  return exported.filter((value) => typeof value === 'object' && value !== null && 'check' in value);
}

it('names every rule of the folder, and no other', async () => {
  const rules = (await Promise.all(files.map(rulesOf))).flat();
  expect(new Set(dataRules)).toEqual(new Set(rules));
  expect(dataRules).toHaveLength(rules.length);
});

it.each(dataRules)('explains $name, and has a test in a file with its name', (rule) => {
  for (const text of [rule.about, rule.advice]) {
    mustDiffer(rule, text);
    for (const language of languages) expect(text[language]).toMatch(/^[A-ZÁ].+\.$/);
  }
  expect(tests).toContain(`${rule.name}.test.ts`);
});

it.each(dataRules.filter(({ severity }) => severity !== 'warning'))(
  '$name finds nothing in the data',
  ({ check }) => {
    expect([...check(realData)]).toEqual([]);
  },
);
