// Reports a city whose description is neither the handwritten nor the composed one, and a wrong mark.
import { expect, it } from 'vitest';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import { cityDescriptions } from '../../src/data-rules/names-in-texts.js';
import { findingIn, inEnglish, realData, realRow, withRow } from './broken-data.js';

const [byHand = {}] = realData.cityTexts;
const composed = rowsOf(realData, 'city').find(
  ({ id }) => !realData.cityTexts.some((text) => text.id === id),
);

it('reports a handwritten text, and a composed one, that were changed in the record', () => {
  const changed = [Number(byHand.id), Number(composed?.id)].toSorted((a, b) => a - b);
  const data = changed.reduce((rest, id) => withRow('city', id, { description: 'Otra.' }, rest), realData);
  expect([...inEnglish(cityDescriptions).check(data)]).toEqual(
    changed.map((id) => ({
      file: 'data/cities.json',
      id,
      field: 'description',
      message: `expected ${JSON.stringify(realRow('city', id).description)}, found "Otra."`,
    })),
  );
});

it('reports a handwritten text that did not reach the record', () => {
  const cityTexts = [{ ...byHand, description: 'Nueva.' }, ...realData.cityTexts.slice(1)];
  const message = `expected "Nueva.", found ${JSON.stringify(realRow('city', Number(byHand.id)).description)}`;
  expect([...inEnglish(cityDescriptions).check({ ...realData, cityTexts })]).toEqual([
    { file: 'data/cities.json', id: byHand.id, field: 'description', message },
  ]);
});

it('reports composed texts without the mark, and handwritten texts with it', () => {
  const provenance = realData.provenance.map((line) =>
    line.source === 'atlas-composed'
      ? { ...line, ids: [...(line.ids ?? []).slice(1), Number(byHand.id)] }
      : line,
  );
  const seen = (message: string) => findingIn('provenance.json', 'city', 'description', message);
  expect([...inEnglish(cityDescriptions).check({ ...realData, provenance })]).toEqual([
    seen(`expected the text of city ${composed?.id} to be marked as composed`),
    seen(`expected the text of city ${byHand.id} to be marked as by hand`),
  ]);
});
