// Reports the lines that the service would reject, with their place.
import { expect, it } from 'vitest';
import { lines } from '../../src/data-rules/characters.js';
import { inEnglish, realData } from './broken-data.js';

const fault = { file: 'data/corrections.json', line: 7, field: 'source', message: 'there is no source x' };
const data = { ...realData, lineFaults: [fault] };

it('reports nothing in the data, and every fault with the position of its line', () => {
  expect(realData.lineFaults).toEqual([]);
  const { file, field, message } = fault;
  expect([...inEnglish(lines).check(data)]).toEqual([{ file, id: undefined, field, message }]);
  expect([...lines.check(data)]).toMatchObject([{ at: 5 }]);
});
