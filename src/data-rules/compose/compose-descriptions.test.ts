// Composed texts on the real data: one sentence each, true to the borders and the list of subregions.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colombia } from '../../country/index.js';
import { projectFolder } from '../../settings/project-folder.js';
import { rowsOf } from '../data-rule.js';
import { readRuleData } from '../read-rule-data.js';
import { cityFacts, cityShortName } from './city-facts.js';
import { citySentence, composeDescriptions, ofDepartment } from './compose-descriptions.js';

const data = await readRuleData(colombia, join(projectFolder(), 'data'));
const byHand = new Set(data.cityTexts.map(({ id }) => Number(id)));
const facts = new Map(cityFacts(data, () => true).map((city) => [city.id, city]));
const texts = composeDescriptions(data, byHand);
type CityFacts = ReturnType<typeof cityFacts>[number];

const named = (name: string) => [...facts.values()].find((city) => city.name === name) as CityFacts;

describe('facts', () => {
  it('lists the neighbours by the length of the border, with their department if it differs', () => {
    expect(named('Leticia').neighbours).toEqual(['Tarapacá', 'Puerto Nariño']);
    expect(named('Girardot').neighbours).toContain('Flandes (Tolima)');
    expect(named('Une').neighbours).toContain('Bogotá');
  });

  it('finds each border from both sides', () => {
    const bare = (name: string) => name.replace(/ \(.*\)$/, '');
    const borders = [...facts.values()].flatMap(({ name, neighbours }) =>
      neighbours.map((neighbour) => [cityShortName(name), bare(neighbour)] as const),
    );
    const known = new Set(borders.map(([one, other]) => `${one}|${other}`));
    expect(borders.filter(([one, other]) => !known.has(`${other}|${one}`))).toEqual([]);
    expect(borders.length).toBeGreaterThan(0);
  });

  it('returns a subregion only for cities in the list', () => {
    expect(named('Abriaquí').subregion).toBe('la subregión Occidente');
    expect(named('Leticia').subregion).toBeUndefined();
    expect([...facts.values()].filter(({ subregion }) => subregion !== undefined)).toHaveLength(
      data.subregions.length,
    );
  });
});

describe('composed texts', () => {
  it('exist for every city without a handwritten text, at most 240', () => {
    const expected = rowsOf(data, 'city').filter(({ id }) => !byHand.has(Number(id)));
    expect([...texts.keys()]).toEqual(expected.map(({ id }) => id));
    expect(texts.size).toBeLessThanOrEqual(240);
  });

  it('consist of one sentence of at least 40 characters without a figure', () => {
    expect([...texts.values()].filter((text) => !/^\p{Lu}[^.\d]{38,}\.$/u.test(text))).toEqual([]);
  });

  it('begin with the city and name its department', () => {
    for (const [id, text] of texts) {
      const { name, department } = facts.get(id) as CityFacts;
      expect(text.startsWith(name)).toBe(true);
      expect(text).toContain(` ${ofDepartment(department)}`);
    }
  });

  it('have every contraction, no doubled word and no half sentence', () => {
    const wrong = [...texts.values()].filter((text) =>
      /\b(de el|a el)\b(?! \p{Lu})|\b(\p{Ll}+) \2\b|\.\.|undefined|null|NaN/u.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

const plain: CityFacts = {
  id: 1,
  name: 'Iza',
  noun: 'municipio',
  department: 'Huila',
  subregion: undefined,
  neighbours: ['Cota'],
};

it.each<[Partial<CityFacts>, string | undefined]>([
  [{}, 'Iza, municipio del Huila, limita con Cota.'],
  [{ noun: 'área no municipalizada' }, 'Iza, área no municipalizada del Huila, limita con Cota.'],
  [{ neighbours: ['Cota', 'Íquira'] }, 'Iza, municipio del Huila, limita con Cota e Íquira.'],
  [{ subregion: 'la provincia Sur' }, 'Iza pertenece a la provincia Sur del Huila y limita con Cota.'],
  [{ subregion: 'la provincia Sur', neighbours: [] }, 'Iza pertenece a la provincia Sur del Huila.'],
  [{ neighbours: [] }, undefined],
])('%j', (change, sentence) => expect(citySentence({ ...plain, ...change })).toBe(sentence));
