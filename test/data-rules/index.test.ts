// Every rule in the folder is listed under the name of its file and has a test, and none finds a fault in the data.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataRules } from '../../src/data-rules/index.js';
import { languages } from '../../src/engine/text/localized.js';
import { mustDiffer, realData } from './broken-data.js';

const files = readdirSync(import.meta.dirname).map((file) => file.replace(/\.ts$/, ''));

async function rulesOf(file: string) {
  const exported = Object.values(await import(/* @vite-ignore */ `./${file}.js`));
  return exported.filter((value) => typeof value === 'object' && value !== null && 'check' in value);
}

it('names the rule of every file, and no other', async () => {
  const modules = files.filter((file) => !file.endsWith('.test') && file !== 'index');
  const rules = await Promise.all(modules.map(rulesOf));
  expect(new Set(dataRules)).toEqual(new Set(rules.flat()));
  expect(dataRules).toHaveLength(rules.flat().length);
});

it.each(dataRules)('$name is named after its file, explained and tested', async (rule) => {
  expect(await rulesOf(rule.name)).toEqual([rule]);
  for (const text of [rule.about, rule.advice]) {
    mustDiffer(rule, text);
    for (const language of languages) expect(text[language]).toMatch(/^[A-ZÁ].+\.$/);
  }
  expect(files).toContain(`${rule.name}.test`);
});

it.each(dataRules.filter(({ severity }) => severity !== 'warning'))(
  '$name finds nothing in the data',
  ({ check }) => {
    expect([...check(realData)]).toEqual([]);
  },
);
