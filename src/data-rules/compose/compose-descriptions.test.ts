// Composed texts on the real data: true to the facts, plain, and limited to known facts.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colombia } from '../../country/index.js';
import type { Row } from '../../engine/model/model.js';
import { projectFolder } from '../../settings/project-folder.js';
import { rowsOf } from '../data-rule.js';
import { readRuleData } from '../read-rule-data.js';
import { cityFacts } from './city-facts.js';
import { citySentences, composeDescriptions } from './compose-descriptions.js';
import { ofDepartment, spanishNumber } from './spanish.js';

type CityFacts = Parameters<typeof citySentences>[0];

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
  it('have the distance from the capital', () => {
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
});

describe('composed texts', () => {
  it('are there for every city that has figures and no text by hand', () => {
    const expected = rowsOf(data, 'city').filter(
      ({ id, population }) => !byHand.has(Number(id)) && population !== null,
    );
    expect([...texts.keys()]).toEqual(expected.map(({ id }) => id));
    expect(byHand.size).toBeGreaterThanOrEqual(203);
  });

  it('all have the number of inhabitants', () => {
    expect(
      [...texts].filter(
        ([id, text]) => !text.includes(`${spanishNumber(Number(facts.get(id)?.population))} habitantes`),
      ),
    ).toEqual([]);
  });

  it('begin with their city, its department and the way from the capital', () => {
    for (const [id, text] of texts) {
      const { name, noun, department, direction, capital } = facts.get(id) as CityFacts;
      expect(text.startsWith(`${name} es un ${noun} ${ofDepartment(department)}, a un`)).toBe(true);
      expect(text).toContain(` en línea recta al ${direction} de ${capital}.`);
    }
  });

  it('name no people, no region and no neighbour', () => {
    const wrong = [...texts.values()].filter((text) =>
      /\bpueblos?\b|región|Orinoquía|Amazonía|se agrupa|cercan|vecin|\(|;/.test(
        text.replace(/^.*? es un /, ''),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('write numbers to nine in words', () => {
    expect([...texts.values()].filter((text) => /(?<![\d.,])\d(?![\d.,]*\d)/.test(text))).toEqual([]);
  });

  it('have no contraction missing, no doubled word, no half sentence', () => {
    const wrong = [...texts.values()].filter((text) =>
      /\b(de el|a el)\b(?! \p{Lu})|\b(\p{Ll}+) \2\b|\.\.|undefined|null|NaN/u.test(text),
    );
    expect(wrong.filter((text) => !/\bde El\b|\ba El\b|Pana Pana/.test(text))).toEqual([]);
  });

  it('follow the facts: another height, another climate', () => {
    const [id] = [...texts].find(([key]) => facts.get(key)?.climate === 'frío') as [number, string];
    const described = (change: Partial<Row>) => composeDescriptions(changed(id, change), byHand).get(id);
    expect(texts.get(id)).toContain(', en clima frío.');
    expect(described({ elevation: 120 })).toContain('a 120 metros sobre el nivel del mar, en clima cálido.');
    expect(described({ elevation: 1 })).toContain('a un metro sobre');
    expect(described({ elevation: 2040 })).toContain('a 2.040 metros sobre el nivel del mar.');
    expect(described({ elevation: null })).not.toMatch(/clima|nivel del mar/);
    expect(described({ population: 4321 })).toContain('4.321 habitantes');
  });
});

describe('the particularity of a place', () => {
  const plain: CityFacts = {
    id: 1,
    name: 'Iza',
    noun: 'municipio',
    department: 'Huila',
    capital: 'Neiva',
    isCapital: false,
    direction: 'sur',
    distance: 8,
    elevation: null,
    climate: undefined,
    population: null,
    hasReservations: false,
    airports: [],
    volcanoes: [],
    presidents: [],
  };
  const [sentence] = citySentences(plain);
  it.each<[Partial<CityFacts>, readonly (string | undefined)[]]>([
    [{}, ['Iza es un municipio del Huila, a unos ocho kilómetros en línea recta al sur de Neiva.']],
    [{ distance: 1 }, ['Iza es un municipio del Huila, a un kilómetro en línea recta al sur de Neiva.']],
    [{ isCapital: true }, ['Iza es la capital del Huila.']],
    [{ hasReservations: true }, [sentence, 'Comprende tierras de resguardo indígena.']],
    [
      { volcanoes: ['Volcán Sotará', 'Volcán Ilo'] },
      [sentence, 'En su territorio o en sus límites están el volcán Sotará y el volcán Ilo.'],
    ],
    [
      { volcanoes: ['Volcán Sotará'], airports: ['Base Aérea Larandia', 'Tres Esquinas'] },
      [
        sentence,
        'En su territorio o en sus límites está el volcán Sotará.',
        'En su territorio está la Base Aérea Larandia.',
      ],
    ],
    [
      { presidents: ['Ana Ruiz', 'Inés Gil'] },
      [sentence, 'Allí nacieron Ana Ruiz e Inés Gil, que ocuparon la presidencia de la República.'],
    ],
    [
      { noun: 'área no municipalizada', elevation: 90, climate: 'cálido', population: 1200 },
      [
        'Iza es un área no municipalizada del Huila, a unos ocho kilómetros en línea recta al sur de Neiva.',
        'Su localidad principal está a 90 metros sobre el nivel del mar, en clima cálido.',
        'El área tiene 1.200 habitantes, según la proyección del DANE para 2025.',
      ],
    ],
  ])('%j', (change, sentences) => expect(citySentences({ ...plain, ...change })).toEqual(sentences));
});
