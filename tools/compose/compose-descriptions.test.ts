// Composed texts on the real data: true to the facts, no pattern twice, deterministic.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/families/index.js';
import type { Row } from '../../src/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { rowsOf } from '../data-rules/data-rule.js';
import { kilometres } from '../data-rules/distance.js';
import { readRuleData } from '../data-rules/read-rule-data.js';
import { cityFacts } from './city-facts.js';
import { composeDescriptions } from './compose-descriptions.js';
import { maskNames, sentencesOf } from './mask-names.js';
import { spanishNumber } from './spanish.js';

const data = await readRuleData(colombia, join(projectFolder(), 'data'));
const facts = new Map(cityFacts(data).map((city) => [city.id, city]));
const byHand = new Set(data.cityTexts.map(({ id }) => Number(id)));
const texts = composeDescriptions(data, byHand);

const changed = (id: number, change: Partial<Row>) => ({
  ...data,
  rows: new Map([
    ...data.rows,
    ['city', rowsOf(data, 'city').map((row) => (row.id === id ? { ...row, ...change } : row))],
  ]),
});

describe('facts', () => {
  it('know the way from the capital', () => {
    const girardot = [...facts.values()].find(({ name }) => name === 'Girardot');
    expect(girardot).toMatchObject({
      capital: 'Bogotá',
      direction: 'suroeste',
      climate: 'cálido',
      noun: 'municipio',
    });
    expect(girardot?.distance).toBeGreaterThan(80);
    expect(girardot?.distance).toBeLessThan(110);
  });

  it('have neighbours in the order of distance', () => {
    for (const { neighbours } of facts.values()) {
      const distances = neighbours.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
    expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.19, 1);
  });
});

describe('composed texts', () => {
  it('are there for every city that has figures and no text by hand', () => {
    const expected = rowsOf(data, 'city').filter(
      ({ id, population }) => !byHand.has(Number(id)) && population !== null,
    );
    expect([...texts.keys()]).toEqual(expected.map(({ id }) => id));
    expect(byHand.size).toBeGreaterThanOrEqual(203);
  });

  it('all say how many people live there', () => {
    expect(
      [...texts].filter(
        ([id, text]) => !text.includes(`${spanishNumber(Number(facts.get(id)?.population))} habitantes`),
      ),
    ).toEqual([]);
  });

  it('are the same every time', () => expect(composeDescriptions(data, byHand)).toEqual(texts));

  it('name their city and its department or capital', () => {
    for (const [id, text] of texts) {
      const city = facts.get(id);
      expect(text).toContain(city?.name);
      expect(text.includes(String(city?.department)) || text.includes(String(city?.capital))).toBe(true);
    }
  });

  it('never use a pattern twice in a department', () => {
    const patterns = [...texts].flatMap(([id, text]) =>
      sentencesOf(text).map((sentence) => `${facts.get(id)?.departmentId} ${maskNames(sentence)}`),
    );
    expect(patterns.length - new Set(patterns).size).toBe(0);
  });

  it('have no contraction missing, no doubled word, no half sentence', () => {
    const wrong = [...texts.values()].filter((text) =>
      /\b(de el|a el)\b(?! \p{Lu})|\b(\p{Ll}+) \2\b|\.\.|undefined|null|NaN/u.test(text),
    );
    expect(wrong.filter((text) => !/\bde El\b|\ba El\b|Pana Pana/.test(text))).toEqual([]);
  });

  it('follow the facts: another height, another climate', () => {
    const [id] = [...texts].find(([key]) => facts.get(key)?.climate === 'frío') as [number, string];
    expect(texts.get(id)).toMatch(/clima (es )?frío/);
    expect(composeDescriptions(changed(id, { elevation: 120 }), byHand).get(id)).toMatch(
      /clima (es )?cálido/,
    );
    expect(composeDescriptions(changed(id, { elevation: null }), byHand).get(id)).not.toContain('clima');
    expect(composeDescriptions(changed(id, { population: 4321 }), byHand).get(id)).toContain(
      '4.321 habitantes',
    );
  });
});
