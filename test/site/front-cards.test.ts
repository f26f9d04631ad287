// The values of the front page are those of the lists and of the day, and its examples are records that people know.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { languages } from '../../src/site/shell/addresses.js';
import { foremostRecord, recordLink } from '../../src/site/shell/record-links.js';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const { engine } = service;
const bodyOf = async (path: string) => {
  const { statusCode, body } = await service.server.inject(path);
  expect(statusCode, path).toBe(200);
  return body;
};
const json = async <Answer>(path: string) => (await service.server.inject(path)).json() as Answer;
type Numbers = Readonly<Record<string, number>>;

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

interface Card {
  readonly href: string;
  readonly label: string;
  readonly value: string;
  readonly about: string;
}

const cardsIn = (body: string): readonly Card[] =>
  [
    ...body.matchAll(
      /<li><h3><a href="([^"]*)">([^<]*)<\/a><\/h3>\s*<p class="value">([\s\S]*?)<\/p>\s*<p class="note">([\s\S]*?)<\/p>/g,
    ),
  ].map(([, href = '', label = '', value = '', about = '']) => ({
    href,
    label,
    value: plain(value),
    about: plain(about),
  }));

describe.each(languages)('in %s', (language) => {
  const written = (value: number) =>
    value.toLocaleString(language === 'es' ? 'es-CO' : 'en', { maximumFractionDigits: 20 });
  const cardTo = async (part: string) => {
    const found = cardsIn(await bodyOf(`/${language}`)).filter(({ href }) => href.includes(part));
    expect(found, part).toHaveLength(1);
    return found[0] as Card;
  };

  it('has eight cards with a value each, and no alert level', async () => {
    const cards = cardsIn(await bodyOf(`/${language}`));
    expect(cards).toHaveLength(8);
    for (const { value, href } of cards) {
      expect(value).not.toBe('');
      expect((await service.server.inject(href)).statusCode, href).toBe(200);
    }
    expect(JSON.stringify(cards)).not.toMatch(/alert/i);
  });

  it('has the next holiday and the days until it', async () => {
    const { date, daysUntil } = await json<{ date: string; daysUntil: number }>('/api/v1/Holiday/next');
    const { value, about } = await cardTo(language === 'es' ? '/festivos/' : '/holidays/');
    expect(value).toContain(String(Number(date.slice(8))));
    if (daysUntil > 1) expect(about).toContain(`${language === 'es' ? 'en' : 'in'} ${daysUntil} `);
  });

  it('has the inhabitants with their year', async () => {
    const [country] = [await json<Numbers>('/api/v1/Country/Colombia')];
    const series = await json<readonly Numbers[]>('/api/v1/Country/Colombia/population');
    const { value, about } = await cardTo(language === 'es' ? '/datos/pais' : '/data/country');
    expect(value).toContain(written(country?.population as number));
    const year = series.findLast(({ total }) => total === country?.population)?.year;
    expect(year).toBeGreaterThan(2020);
    expect(about).toContain(String(year));
  });

  it.each([
    ['City', 'population', { en: '/municipalities/', es: '/municipios/' }],
    ['Department', 'surfaceKm2', { en: '/departments/', es: '/departamentos/' }],
    ['Volcano', 'elevation', { en: '/volcanoes/', es: '/volcanes/' }],
    ['Airport', 'elevation', { en: '/airports/', es: '/aeropuertos/' }],
  ])('has the %s with the most %s', async (path, field, part) => {
    const [most] = await json<readonly (Numbers & { name: string })[]>(
      `/api/v1/${path}?sortBy=-${field}&limit=1&fields=name,${field}`,
    );
    const { value, about } = await cardTo(part[language]);
    expect(value).toContain(written(most?.[field] as number));
    expect(about).toContain(most?.name);
  });

  it('has the sum of the protected areas, each counted once', async () => {
    const rows = await json<readonly Numbers[]>('/api/v1/NaturalArea?fields=areaGroupId,totalArea');
    const wholes = new Map(rows.map(({ areaGroupId, totalArea }) => [areaGroupId, totalArea as number]));
    const sum = Math.round([...wholes.values()].reduce((all, each) => all + each, 0));
    const { value, about } = await cardTo(language === 'es' ? '/areas-protegidas' : '/protected-areas');
    expect(value).toContain(written(sum));
    expect(about).toContain(written(wholes.size));
  });

  it('has who is in office, and since when', async () => {
    const [present] = await json<readonly { name: string; lastName: string; startPeriodDate: string }[]>(
      '/api/v1/President?endPeriodDate[null]=true',
    );
    const { value, about } = await cardTo(language === 'es' ? '/presidentes/' : '/presidents/');
    expect(value).toBe(`${present?.name} ${present?.lastName}`);
    expect(about).toContain(present?.startPeriodDate.slice(0, 4));
  });

  it('has a map whose colours follow the density', async () => {
    const body = await bodyOf(`/${language}`);
    const colours = [...body.matchAll(/<use href="#area-(\d+)" class="area(\d)"/g)].map(([, , colour]) =>
      Number(colour),
    );
    const departments = await json<readonly Numbers[]>('/api/v1/Department?fields=population,surfaceKm2');
    const densities = departments.map(({ population = 0, surfaceKm2 = 1 }) => population / surfaceKm2);
    expect(colours).toHaveLength(departments.length);
    for (const [index, density] of densities.entries())
      for (const [other, lower] of densities.entries())
        if (density > lower) expect(colours[index]).toBeGreaterThanOrEqual(colours[other] as number);
    expect(new Set(colours).size).toBe(5);
    for (const index of colours.keys()) expect(body).toContain(`id="area-${index}"`);
  });

  it('begins with a sentence without a word of programmers', async () => {
    const lead = plain(/<p class="lead">([\s\S]*?)<\/p>/.exec(await bodyOf(`/${language}`))?.[1] ?? '');
    const [first = ''] = lead.split('. ');
    expect(first.length).toBeGreaterThan(40);
    expect(first).not.toMatch(/JSON|HTTP|API|request|solicitud|endpoint/);
  });
});

describe('a day later', () => {
  afterEach(() => vi.useRealTimers());

  it('shows another next holiday, and the same edition', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-02T12:00:00Z') });
    const [first] = cardsIn(await bodyOf('/en'));
    vi.setSystemTime(new Date('2027-01-12T12:00:00Z'));
    const [second] = cardsIn(await bodyOf('/en'));
    expect(first?.value).toBe('11 January');
    expect(first?.about).toContain('in 9 days');
    expect(second?.value).toBe('22 March');
    expect(
      (await service.server.inject({ url: '/en', headers: { accept: 'text/markdown' } })).body,
    ).toContain('22 March');
  });
});

it('has examples of well-known records', () => {
  const manifest = manifestOf(engine);
  const examples = new Map(
    manifest.families.flatMap(({ family, extent }) => {
      const row = extent === 'many' ? foremostRecord(family, engine.catalog.table(family).rows) : undefined;
      return row === undefined ? [] : [[family.name, recordLink(manifest, family, row).title] as const];
    }),
  );
  expect(Object.fromEntries(examples)).toMatchObject({
    airport: 'Aeropuerto Internacional El Dorado',
    televisionChannel: 'Caracol TV',
    volcano: 'Volcán Galeras',
    naturalArea: 'Tayrona',
    postalCode: '110231',
  });
  expect([...examples.values()]).not.toContain('Acuario Televisión');
});
