// Entity tags: one for each answer, and the comparison that If-None-Match asks for.
import { describe, expect, it } from 'vitest';
import { toyOperation } from '../../test/toy/toy-engine.js';
import { type Condition, createTagger, entityTag, matchCondition } from './entity-tag.js';

describe('a condition', () => {
  it.each<[string | undefined, Condition]>([
    [undefined, 'none'],
    ['', 'none'],
    ['"a"', 'matches'],
    ['W/"a"', 'matches'],
    ['"b"', 'none'],
    ['a', 'none'],
    ['"A"', 'none'],
    ['"b", "a"', 'matches'],
    ['"b",W/"a" , "c"', 'matches'],
    ['"b","c"', 'none'],
    ['"ab"', 'none'],
    ['*', 'any'],
    [' * ', 'any'],
    ['"*"', 'none'],
  ])('%s is %s', (header, condition) => {
    expect(matchCondition(header, '"a"')).toBe(condition);
  });
});

describe('a tag', () => {
  const tag = createTagger('one');
  const list = toyOperation('planetList');

  it('is strong and quoted', () => {
    expect(tag(list, {})).toMatch(/^"[\w-]{22}"$/);
    expect(entityTag('x')).toBe(entityTag(new TextEncoder().encode('x')));
  });

  it('is the same for the same answer, and another for any other', () => {
    const others = [
      createTagger('two')(list, {}),
      tag(toyOperation('moonList'), {}),
      tag(list, { sortBy: 'name' }),
      tag(list, { sortBy: 'kind' }),
      tag(list, { sortDirection: 'name' }),
    ];
    expect(tag(list, {})).toBe(createTagger('one')(list, {}));
    expect(new Set([tag(list, {}), ...others]).size).toBe(others.length + 1);
  });
});
