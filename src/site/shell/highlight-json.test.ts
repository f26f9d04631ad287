// Coloured JSON without its elements equals the original, for any content.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { highlightJson } from './code.js';

const withoutElements = (marked: string) =>
  marked
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it('distinguishes keys, texts, numbers and words', () => {
  expect(highlightJson('{"a": ["b", -1.5e3, null]}')).toBe(
    '{<span class="k">&quot;a&quot;</span>: [<span class="s">&quot;b&quot;</span>, <span class="n">-1.5e3</span>, <span class="w">null</span>]}',
  );
});

it('changes no letter and escapes all elements', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const marked = highlightJson(json);
      expect(withoutElements(marked)).toBe(json);
      expect(marked.replace(/<span class="[ksnw]">|<\/span>/g, '')).not.toMatch(/[<>]/);
    }),
    { seed },
  );
});

it('returns a text that is not JSON unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(withoutElements(highlightJson(text))).toBe(text);
    }),
    { seed },
  );
});
