// The page of results has one ranked list with the pages of the site, the answer in its line, and the pager below.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();

const bodyOf = async (path: string) => {
  const { statusCode, body } = await service.server.inject(path);
  expect(statusCode, path).toBe(200);
  return body;
};
const json = async <Answer>(path: string) => (await service.server.inject(path)).json() as Answer;
const results = (language: 'en' | 'es', query: string) =>
  bodyOf(`/${language}/${language === 'en' ? 'search' : 'buscar'}?q=${encodeURIComponent(query)}`);
const linksIn = (body: string) =>
  [...body.slice(body.indexOf('<div id="results">')).matchAll(/<li[^>]*><a href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
const answersIn = (body: string) =>
  [...body.matchAll(/<li class="answered">([\s\S]*?)<\/li>/g)].map(([, answer = '']) =>
    answer
      .replace(/<[^>]*>/g, ' ')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim(),
  );

it.each([
  ['es', 'festivos 2027', '/es/festivos/2027'],
  ['es', 'calendario 2027', '/es/festivos/2027'],
  ['es', 'feriados de 2030', '/es/festivos/2030'],
  ['es', 'semana santa 2027', '/es/festivos/2027'],
  ['en', 'holidays 2027', '/en/holidays/2027'],
  ['en', 'calendar 2027', '/en/holidays/2027'],
  ['en', 'easter 2027', '/en/holidays/2027'],
] as const)('the page of a year is the first result: %s, %s', async (language, query, path) => {
  expect(linksIn(await results(language, query))[0]).toBe(path);
});

it.each([
  ['medelin', '/en/data/municipalities/medellin-12'],
  ['Map', '/en/explore'],
  ['cors', '/en/docs/guides/first-request'],
  ['downloads', '/en/downloads'],
  ['geopackage', '/en/downloads'],
] as const)('the first result of %s is %s', async (query, path) => {
  expect(linksIn(await results('en', query))[0]).toBe(path);
});

it('a record that only contains the place of the query states it', async () => {
  const body = await results('es', 'codigo postal chapinero');
  expect(body).toContain(' · Barrios: <span>Chapinero</span>');
  // Its own name needs no reason.
  const [named = ''] =
    /<li><a href="[^"]*medellin-12"[\s\S]*?<\/li>/.exec(await results('en', 'medelin')) ?? [];
  expect(named).toContain('Antioquia');
  expect(named).not.toContain('<span lang="es">');
});

describe('an answer', () => {
  it.each([
    ['es', 'próximo festivo', 'Próximo festivo'],
    ['es', 'cuál es el próximo feriado', 'Próximo festivo'],
    ['en', 'next holiday', 'Next holiday'],
    ['en', 'when is the next public holiday', 'Next holiday'],
  ] as const)('is the next holiday: %s, %s', async (language, query, title) => {
    const { date, daysUntil, holidays } = await json<{
      date: string;
      daysUntil: number;
      holidays: readonly { name: string }[];
    }>('/api/v1/Holiday/next');
    const [answer = '', ...others] = answersIn(await results(language, query));
    expect(others).toEqual([]);
    expect(answer.startsWith(title)).toBe(true);
    expect(answer).toContain(String(Number(date.slice(8))));
    expect(answer).toContain(date.slice(0, 4));
    if (language === 'es') for (const { name } of holidays) expect(answer).toContain(name);
    if (daysUntil > 1)
      expect(answer).toContain(language === 'es' ? `en ${daysUntil} días` : `in ${daysUntil} days`);
  });

  it.each([
    ['es', 'población de Cali', 1093],
    ['es', 'cuántos habitantes tiene Medellín', 12],
    ['es', 'habitantes de Leticia', 1],
    ['en', 'population of Cali', 1093],
    ['en', 'Cali population', 1093],
    ['en', 'what is the population of Medellin', 12],
  ] as const)('is the population with its year: %s, %s', async (language, query, id) => {
    const { population, name } = await json<{ population: number; name: string }>(`/api/v1/City/${id}`);
    const series = await json<readonly { year: number; total: number }[]>(`/api/v1/City/${id}/population`);
    const year = series.findLast(({ total }) => total === population)?.year;
    const [answer = ''] = answersIn(await results(language, query));
    expect(answer.startsWith(name)).toBe(true);
    expect(answer).toContain(population.toLocaleString(language === 'es' ? 'es-CO' : 'en'));
    expect(answer).toContain(`, ${year}`);
  });

  it.each([
    ['es', 'capital de Antioquia', 'Medellín', 'Capital'],
    ['en', 'capital of Antioquia', 'Medellín', 'Capital'],
    ['es', 'cuál es la capital de Boyacá', 'Tunja', 'Capital'],
    ['es', 'altitud del volcán Galeras', '4.276 m', 'Altitud'],
    ['en', 'elevation of Galeras', '4,276 m', 'Elevation'],
    ['es', 'código DANE de Medellín', '05001', 'Código DANE'],
    ['es', 'código IATA de El Dorado', 'BOG', 'Código IATA'],
    ['en', 'DANE code of Tunja', '15001', 'DANE code'],
  ] as const)('is the value of a field: %s, %s', async (language, query, value, label) => {
    const [answer = ''] = answersIn(await results(language, query));
    expect(answer).toContain(value);
    expect(answer).toContain(label);
  });

  it.each(['capital', 'capital de zzzz', 'población', 'san josé', 'nivel de alerta'])(
    'is not guessed: %s',
    async (query) => {
      expect(answersIn(await results('es', query))).toEqual([]);
    },
  );

  it('replaces its record in the list', async () => {
    const links = linksIn(await results('es', 'población de Cali'));
    expect(links.filter((href) => href === '/es/datos/municipios/cali-1093')).toHaveLength(1);
    expect(links[0]).toBe('/es/datos/municipios/cali-1093');
  });
});

it('is followed by one list of results, each with its kind, and by the pager', async () => {
  const body = await results('es', 'festivos');
  const list = body.slice(body.indexOf('<div id="results">'), body.indexOf('</main>'));
  expect(list.match(/<ol>/g)).toHaveLength(1);
  expect(list).not.toContain('<h2');
  const [items, pager] = list.split('</ol>');
  expect(items?.match(/<li/g)?.length).toBe(items?.match(/class="tag"/g)?.length);
  expect(pager).toMatch(/class="pager"[\s\S]*1 a 20 de \d+ registros/);
});
