// The page of each year: its days, its URLs in both languages, its other forms, and the years that have none.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const open = (url: string, headers = {}) => service.server.inject({ url, headers });
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);

describe('a year', () => {
  it.each([
    ['/en/holidays/2027', 2027, 'Holidays in Colombia, 2027', 'Our Lady of Chiquinquirá'],
    ['/es/festivos/1984', 1984, 'Festivos de Colombia, 1984', 'Corpus Christi'],
    ['/es/festivos/2100', 2100, 'Festivos de Colombia, 2100', 'Virgen de Chiquinquirá'],
  ])('%s has the days and long weekends of the API', async (path, year, title, name) => {
    const { statusCode, body, headers } = await open(path);
    expect([statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]]).toEqual([200, title]);
    expect(body).toContain(name);
    const days = (await open(`/api/v1/Holiday/year/${year}`)).json() as { date: string }[];
    const shown = [...body.matchAll(/<tr[^>]*><td><time datetime="([^"]+)"/g)].map(([, date]) => date);
    expect(shown).toEqual(days.map(({ date }) => date.slice(0, 10)));
    const weekends = (await open(`/api/v1/Holiday/year/${year}/longWeekends`)).json() as unknown[];
    expect(/<ul class="plain">[\s\S]*?<\/ul>/.exec(body)?.[0].match(/<li>/g)).toHaveLength(weekends.length);
    // It reports how many days are left until the next one.
    expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age=[1-9]/);
  });

  it('is described for search engines, and links to its neighbours and its other forms', async () => {
    const { body } = await open('/en/holidays/2027');
    for (const part of [
      '<title>Holidays in Colombia, 2027 ·',
      'hreflang="es" href="/es/festivos/2027"',
      'rel="prev" href="/en/holidays/2026"',
      'rel="next" href="/en/holidays/2028"',
      '"@type":"BreadcrumbList"',
      'href="/en/tools/calendar?year=2027"',
      'href="/en/tools/working-days"',
    ])
      expect(body).toContain(part);
    const files = [
      ...body.matchAll(/href="(\/(?:en|es|api)\/[^"]*2027(?:\.md|\.csv|\/calendar\.ics[^"]*)?)"/g),
    ];
    const paths = [...new Set(files.map(([, path = '']) => path.replaceAll('&amp;', '&')))];
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) expect([path, (await open(path)).statusCode]).toEqual([path, 200]);
  });

  it('has no year before the first and none after the last', async () => {
    expect((await open('/en/holidays/1984')).body).not.toContain('rel="prev"');
    expect((await open('/en/holidays/2100')).body).not.toContain('rel="next"');
  });

  it.each(['1983', '2101', '20270', 'next', '2027.xml', '0x7e'])('%s has no page', async (segment) => {
    const { statusCode, body } = await open(`/es/festivos/${segment}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('1984 a 2100');
  });
});

it.each([
  ['/en/festivos/2027', 301, '/en/holidays/2027'],
  ['/es/holidays/2027', 301, '/es/festivos/2027'],
  ['/festivos/2027', 302, '/en/holidays/2027'],
  ['/holidays', 302, '/en/holidays'],
])('%s leads with %i to %s', async (from, status, to) => {
  const { statusCode, headers } = await open(from);
  expect([statusCode, headers.location]).toEqual([status, to]);
});

it('redirects to the present year of Colombia if it names none, and no cache stores that', async () => {
  const { statusCode, headers } = await open('/es/festivos');
  expect([statusCode, headers.location]).toEqual([302, `/es/festivos/${today().slice(0, 4)}`]);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['/en/tools/calendar', `/en/holidays/${today().slice(0, 4)}`])(
  '%s has the next holiday',
  async (path) => {
    const next = (await open(`/api/v1/Holiday/next?from=${today()}`)).json() as {
      date: string;
      daysUntil: number;
    };
    const { body } = await open(path);
    const shown = /<p class="next-day">([\s\S]*?)<\/p>/.exec(body)?.[1] ?? '';
    const words = ['is today', 'is tomorrow'][next.daysUntil] ?? `in ${next.daysUntil} days`;
    // In the last week of a year, the next holiday is on the page of the following year.
    if (path.includes('tools') || next.date.startsWith(path.slice(-4))) {
      expect(shown).toContain(`Next holiday ${words}`);
      expect(shown).toContain(`datetime="${next.date}"`);
    } else expect(shown).toBe('');
  },
);

describe('the other forms of a year', () => {
  it('include Markdown with the same days, by URL and by Accept', async () => {
    const { headers, body } = await open('/en/holidays/2027.md');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toMatch(/^# Holidays in Colombia, 2027\n/);
    expect(body).toContain('| Monday, 12 July | Our Lady of Chiquinquirá |');
    expect((await open('/en/holidays/2027', { accept: 'text/markdown' })).body).toBe(body);
  });

  it.each([
    [
      '/en/holidays/2027.csv',
      'Day;Name;Day of the feast;Law',
      '2027-01-01;New Year’s Day;2027-01-01;Ley 51 de 1983',
    ],
    [
      '/es/festivos/2027.csv',
      'Día;Nombre;Día de la fiesta;Ley',
      '2027-01-01;Año Nuevo;2027-01-01;Ley 51 de 1983',
    ],
  ])('%s is a table that Excel reads', async (path, head, first) => {
    const { headers, rawPayload } = await open(path);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="\w+-2027\.csv"$/);
    expect(rawPayload.toString().split('\r\n').slice(0, 2)).toEqual([`\uFEFF${head}`, first]);
  });
});

it('are listed once in the sitemap', async () => {
  const { body } = await open('/sitemap.xml');
  const parts = [...body.matchAll(/<loc>[^<]*?(\/[^</]*years[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const listed = (await Promise.all(parts.map(async (path) => (await open(path)).body))).join('');
  expect(listed.match(/<loc>[^<]*\/en\/holidays\/\d{4}<\/loc>/g)).toHaveLength(117);
});
