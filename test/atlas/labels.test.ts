// Every field has a label in both languages, and no two fields of a record share one.
import { expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { languages } from '../../src/engine/text/localized.js';

it.each(colombia.families.map((family) => [family.record, family] as const))('%s', (_, { fields }) => {
  for (const language of languages) {
    const labels = fields.map(({ label }) => label?.[language]);
    expect(labels).not.toContain(undefined);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
