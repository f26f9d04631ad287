// Decides which families are areas and which larger areas they form.
import { expect, it } from 'vitest';
import { thing } from '../../../test/toy/thing.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { integer, text } from './field.js';
import { one } from './relation.js';
import { resolveModel } from './resolve-model.js';

const fields = { id: integer(), name: text() };
const family = (name: string) => ({ ...thing, record: name, file: `${name}.json`, fields, relations: {} });
const part = (name: string, target: string) => ({
  ...family(name),
  fields: { ...fields, partOf: integer() },
  relations: { [target]: one(target, 'partOf') },
});

it('lists the drawn family, the larger ones from the smallest, and the whole', () => {
  const { levels } = resolveModel({
    whole: { ...family('Whole'), only: 'All' },
    large: part('Large', 'whole'),
    middle: part('Middle', 'large'),
    small: {
      ...part('Small', 'middle'),
      boundary: {
        files: { fine: 'fine.json', coarse: 'coarse.json' },
        source: 'survey',
        groups: ['middle.large.whole', 'middle.large', 'middle'],
      },
    },
    point: part('Point', 'small'),
  });
  expect(levels?.drawn.name).toBe('small');
  expect(levels?.groups.map(({ name }) => name)).toEqual(['middle', 'large']);
  expect(levels?.whole?.name).toBe('whole');
});

it('is undefined if nothing is drawn', () => {
  expect(toyModel.levels).toBeUndefined();
});
