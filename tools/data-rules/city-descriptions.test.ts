// Reports a city whose description is neither the handwritten nor the composed one.
import { expect, it } from 'vitest';
import { realData, realRow, withRow } from './broken-data.js';
import { cityDescriptions } from './city-descriptions.js';
import { rowsOf } from './data-rule.js';

const [byHand = {}] = realData.cityTexts;
const composed = rowsOf(realData, 'city').find(
  ({ id }) => !realData.cityTexts.some((text) => text.id === id),
);

it('finds nothing in the data', () => {
  expect([...cityDescriptions.check(realData)]).toEqual([]);
});

it('sees a text by hand, and a composed one, that were changed in the record', () => {
  const changed = [Number(byHand.id), Number(composed?.id)].toSorted((a, b) => a - b);
  const data = changed.reduce((rest, id) => withRow('city', id, { description: 'Otra.' }, rest), realData);
  expect([...cityDescriptions.check(data)]).toEqual(
    changed.map((id) => ({
      file: 'data/cities.json',
      id,
      field: 'description',
      message: `expected ${JSON.stringify(realRow('city', id).description)}, found "Otra."`,
    })),
  );
});

it('sees a text by hand that did not reach the record', () => {
  const cityTexts = [{ ...byHand, description: 'Nueva.' }, ...realData.cityTexts.slice(1)];
  const message = `expected "Nueva.", found ${JSON.stringify(realRow('city', Number(byHand.id)).description)}`;
  expect([...cityDescriptions.check({ ...realData, cityTexts })]).toEqual([
    { file: 'data/cities.json', id: byHand.id, field: 'description', message },
  ]);
});
