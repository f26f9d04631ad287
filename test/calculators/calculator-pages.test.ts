// The pages of the calculators and of the search over HTTP: they show the results of the API, explain errors, and keep the input.
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../src/site/shell/html.js';
import { sharedService } from '../system/shared-service.js';

const { address: origin } = await sharedService();

const open = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const ask = async <Answer>(path: string, init?: RequestInit) =>
  (await (await fetch(`${origin}/api/v1/${path}`, init)).json()) as Answer;
const post = (path: string, values: Record<string, string>) =>
  open(path, { method: 'POST', body: new URLSearchParams(values), headers: { accept: 'text/html' } });

/** The cells of each row of the table of results. */
const rowsOf = (text: string) =>
  [...text.matchAll(/<tr data-status="(\w+)">([\s\S]*?)<\/tr>/g)].map(([, status, row = '']) => ({
    status,
    cells: [...row.matchAll(/<td[^>]*>([\s\S]*?)(?: <select[\s\S]*?)?<\/td>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ''),
    ),
  }));

describe('URLs', () => {
  it.each([
    ['/en/herramientas/calendario?year=2030', '/en/tools/calendar?year=2030'],
    ['/es/tools/match', '/es/herramientas/relacionar'],
    ['/es/search?q=cali', '/es/buscar?q=cali'],
    ['/en/docs/search?q=rate', '/en/search?q=rate'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await open(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it('redirect to the language of the reader if they name none', async () => {
    const answer = await open('/tools/calendar', { headers: { 'accept-language': 'es-CO' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/es/herramientas/calendario']);
    expect((await open('/docs/search?q=a')).headers.get('location')).toBe('/en/search?q=a');
  });

  it('reject other methods and unknown names', async () => {
    expect((await open('/en/tools/calendar', { method: 'POST' })).status).toBe(405);
    expect((await open('/en/tools/nothing')).status).toBe(404);
  });
});

describe('the calendar', () => {
  it.each([1984, 2026, 2027, 2050])('of %i has the days of the API', async (year) => {
    const days = await ask<{ date: string; name: string }[]>(`Holiday/year/${year}`);
    const { text } = await open(`/es/herramientas/calendario?year=${year}`);
    const shown = [
      ...text.matchAll(/<tr(?: id="day-[^"]+")?><td><time datetime="([^"]+)">.*?<th scope="row">([^<]+)/g),
    ];
    expect(shown.map(([, date, name]) => [date, name])).toEqual(
      days.map(({ date, name }) => [date.slice(0, 10), escapeHtml(name)]),
    );
    const weekends = await ask<unknown[]>(`Holiday/year/${year}/longWeekends`);
    expect(text).toContain(`${weekends.length} puentes`);
    expect(text).toContain(`href="/es/herramientas/calendario?year=${year + 1}"`);
    expect(text.includes(`?year=${year - 1}"`)).toBe(year > 1984);
  });

  it('explains the error in a year, and shows the current one', async () => {
    const { status, text } = await open('/es/herramientas/calendario?year=1900');
    expect(status).toBe(200);
    expect(text).toContain('Ley 51 de 1983 (Ley Emiliani)');
    expect(text.match(/class="month"/g)).toHaveLength(12);
  });
});

describe('working days', () => {
  it.each([
    ['from=2026-12-24&days=10', 'add', 'Tuesday, 12 January 2027'],
    ['from=2026-12-24&days=-3', 'add', 'Monday, 21 December 2026'],
    ['from=2026-12-24&days=0', 'add', 'Thursday, 24 December 2026'],
    ['from=2026-12-24&to=2027-01-12', 'count', '10 working days'],
    ['from=2026-12-24&to=2026-12-28', 'count', '1 working day after'],
    ['from=2027-01-12&to=2026-12-24&saturday=true', 'count', '13 working days before'],
  ])('%s', async (query, verb, sentence) => {
    const result = await ask<{ skipped: { date: string }[] }>(`WorkingDay/${verb}?${query}`);
    const { text } = await open(`/en/tools/working-days?${query}`);
    expect(/<p class="sentence">(.*?)<\/p>/.exec(text)?.[1]).toContain(sentence);
    const shown = [...text.matchAll(/<tr><td><time datetime="([^"]+)"/g)].map(([, date]) => date);
    expect(shown).toEqual(result.skipped.map(({ date }) => date));
    expect(text).toContain(`/api/v1/WorkingDay/${verb}?`);
  });

  it.each([
    [
      'from=2026-12-25&days=3',
      'The first day, Friday, 25 December 2026, is not a working day: Christmas Day',
    ],
    ['from=2026-04-05&days=3', 'The first day, Sunday, 5 April 2026, is not a working day: weekend.'],
    ['from=2026-07-20&to=2026-07-27', 'is not a working day: Independence Day'],
    ['from=2026-11-14&days=3', 'The first day, Saturday, 14 November 2026, is not a working day: weekend.'],
    ['from=2026-11-14&days=3&saturday=true', undefined],
    ['from=2026-12-24&days=3', undefined],
  ])('reports a first day that is not worked: %s', async (query, report) => {
    const { text } = await open(`/en/tools/working-days?${query}`);
    const shown = /<p class="advice">(.*?)<\/p>/.exec(text)?.[1]?.replace(/<[^>]+>/g, '');
    if (report === undefined) expect(shown).toBeUndefined();
    else expect(shown).toContain(report);
  });

  it('explains the error, and keeps the input', async () => {
    const { text } = await open('/en/tools/working-days?from=2026-13-24&days=7');
    expect(text).toContain('from must be a date (YYYY-MM-DD) with a month from 01 to 12');
    expect(text).toContain('value="2026-13-24"');
    expect(text).toContain('name="days" type="number" step="1" value="7"');
  });

  it('shows the first days of a long list, and the number of the others', async () => {
    const { text } = await open('/en/tools/working-days?from=2020-01-01&to=2030-01-01');
    expect(text.match(/<tr><td><time/g)).toHaveLength(400);
    expect(text).toMatch(/[\d,]+ more days are not shown here/);
  });
});

const rows = [
  ['Antioquia', 'MEDELLIN'],
  ['Valle', 'Cali'],
  ['Cundinamarca', 'Bogota'],
  ['', 'San Francisco'],
  ['Nowhere', 'zzz'],
] as const;

describe('names', () => {
  const asObjects = rows.map(([department, municipality]) => ({ department, municipality }));
  it.each([
    ['with semicolons', rows.map((row) => row.join(';')).join('\n')],
    ['from a spreadsheet', rows.map((row) => row.join('\t')).join('\r\n')],
    ['in the other order', rows.map(([area, own]) => `${own};${area}`).join('\n')],
    ['with a heading', `Departamento,Municipio\n${rows.map((row) => row.join(',')).join('\n')}`],
  ])('%s match as in the API', async (_, text) => {
    const result = await ask<{ rows: { status: string; daneCode: string | null; explanation: string }[] }>(
      'match',
      {
        method: 'POST',
        body: JSON.stringify({ rows: asObjects }),
        headers: { 'content-type': 'application/json' },
      },
    );
    const shown = rowsOf((await post('/en/tools/match', { rows: text })).text);
    expect(shown.map(({ status, cells }) => [status, cells[4], cells[7]])).toEqual(
      result.rows.map(({ status, daneCode, explanation }) => [
        status,
        daneCode ?? '',
        escapeHtml(explanation),
      ]),
    );
  });

  it('can be chosen by hand, and are saved as a table without formulas', async () => {
    const text = 'municipio;nota\nSan Francisco;=1+1\n"Cali";uno, dos';
    const { text: page } = await post('/es/herramientas/relacionar', { rows: text });
    const [, choice = ''] = /name="choice-1"[\s\S]*?<option value="(City\/\d+)"/.exec(page) ?? [];
    const saved = await post('/es/herramientas/relacionar', { rows: text, 'choice-1': choice, as: 'csv' });
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="match.csv"');
    const [header, first, second] = saved.text.split('\r\n');
    expect(header).toBe('Fila,municipio,nota,Estado,Código DANE,Municipio,Departamento,Nota');
    expect(first).toMatch(/^1,San Francisco,'=1\+1,elegida a mano,\d{5},San Francisco,/);
    expect(second).toMatch(/^2,Cali,"uno, dos",relacionada,76001,Cali,Valle del Cauca,/);
  });

  it.each([
    ['/es/herramientas/relacionar', { rows: 'Medellín' }, 'Medellín', '="05001"'],
    ['/es/herramientas/ubicar', { rows: '6.25, -75.56' }, 'Medellín', '="05001"'],
  ])('are saved as Excel keeps them: %s', async (path, values, name, code) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...values, as: 'csv-excel' }),
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const cells = bytes.toString().split('\r\n')[1]?.split(';');
    expect(cells).toEqual(expect.arrayContaining([name, `"${code.replaceAll('"', '""')}"`]));
  });

  it('return an explanation if there are none or too many, and stay in the field', async () => {
    const many = Array.from({ length: 1002 }, (_, index) => `Cali ${index}`).join('\n');
    const refused = await post('/en/tools/match', { rows: many });
    expect(refused.text).toContain('up to 1,000 rows');
    expect(refused.text).toContain('Cali 1001</textarea>');
    expect((await post('/en/tools/match', { rows: ' \n ' })).text).toContain('The field is empty');
    const large = await post('/es/herramientas/ubicar', { rows: 'x'.repeat(3_200_000) });
    expect([large.status, large.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(large.text).toContain('pega menos filas a la vez');
  });

  it('are escaped as text', async () => {
    const { text } = await post('/en/tools/match', { rows: '</textarea><script>alert(1)</script>' });
    expect(text).not.toContain('<script>alert');
  });
});

describe('points', () => {
  const lines = ['4.65, -74.1', '-74.1, 4.65', '10.9 -76', '91, 3'];
  it('are located as in the API', async () => {
    const points = lines.map((line) => line.split(/,? /).map(Number)).map(([lat, lon]) => ({ lat, lon }));
    const result = await ask<{ points: { city: { daneCode: string } | null; error: string | null }[] }>(
      'locate',
      {
        method: 'POST',
        body: JSON.stringify({ points }),
        headers: { 'content-type': 'application/json', 'accept-language': 'es' },
      },
    );
    const shown = rowsOf((await post('/es/herramientas/ubicar', { rows: lines.join('\n') })).text);
    expect(shown.map(({ cells }) => cells[4])).toEqual(result.points.map(({ city }) => city?.daneCode ?? ''));
    for (const [index, { error }] of result.points.entries())
      if (error !== null) expect(shown[index]?.cells.at(-1)).toBe(escapeHtml(error));
  });

  it.each([
    ['lon;lat;nombre\n-74,1;4,65;casa', {}, '11001'],
    ['-74.1 4.65', { order: 'lonlat' }, '11001'],
    ['(4.65, -74.1)', {}, '11001'],
    ['4,65\t-74,1', {}, '11001'],
    ['4,65, -74,1', {}, '11001'],
  ])('%j', async (text, more, code) => {
    expect((await post('/en/tools/locate', { rows: text, ...more })).text).toContain(code);
  });
});

describe('results', () => {
  it('link to the pages of records, in the order of the API', async () => {
    const { hits } = await ask<{ hits: { name: string }[] }>('search?q=medellin&limit=20');
    const { text } = await open('/es/buscar?q=medellin');
    const named = [...text.matchAll(/<li><a href="(\/es\/datos\/[^"]+)">([^<]+)/g)];
    expect(named[0]?.slice(1)).toEqual(['/es/datos/municipios/medellin-12', 'Medellín']);
    expect(named.map(([, , name]) => name)).toEqual(
      expect.arrayContaining(hits.map(({ name }) => escapeHtml(name))),
    );
    expect((await open(named[0]?.[1] as string)).status).toBe(200);
  });

  it('are not indexed by search engines, and escape the query', async () => {
    const { text } = await open('/en/search?q=%3Cscript%3E');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('“<script>');
  });

  it('explain a question that is too long', async () => {
    const { status, text } = await open(`/en/search?q=${'a'.repeat(1001)}`);
    expect(status).toBe(414);
    expect(text).toContain('1000 characters');
  });
});

describe('the first day of a count', () => {
  const counted = async (query: string) =>
    /<p class="sentence">(\d+) /.exec((await open(`/en/tools/working-days?${query}`)).text)?.[1];

  it('is counted only if the URL requests it, as in the request to the API', async () => {
    expect(await counted('from=2026-12-01&to=2026-12-31')).toBe('20');
    expect(await counted('from=2026-12-01&to=2026-12-31&first=true')).toBe('21');
    expect(await counted('from=2026-12-31&to=2026-12-01&first=true')).toBe('21');
    // A day off does not count, even if it is the first one.
    expect(await counted('from=2026-12-25&to=2026-12-31&first=true')).toBe('4');
    const { text } = await open('/en/tools/working-days?from=2026-12-01&to=2026-12-31&first=true');
    expect(text).toContain('both included');
    const path = /WorkingDay\/count\?[^<"]*/.exec(text)?.[0].replaceAll('&amp;', '&') ?? '';
    expect((await ask<{ workingDays: number }>(path)).workingDays).toBe(21);
  });

  it('is ticked in an empty form, and as sent in another', async () => {
    const isTicked = async (query: string) =>
      /name="first" type="checkbox" value="true" checked/.test(
        (await open(`/en/tools/working-days${query}`)).text,
      );
    expect(await isTicked('')).toBe(true);
    expect(await isTicked('?from=2026-12-01&to=2026-12-31')).toBe(false);
    expect(await isTicked('?from=2026-12-01&to=2026-12-31&first=true')).toBe(true);
  });
});

it('shows only the rows of the chosen status, and keeps the choices for the others', async () => {
  const rows = { rows: 'Medellín\nSabanalarga\nzzzz', 'choice-2': '' };
  const { text } = await post('/en/tools/match', { ...rows, show: 'ambiguous' });
  const hidden = [...text.matchAll(/<tr data-status="(\w+)"( hidden)?>/g)].map(([, status, is]) => [
    status,
    is !== undefined,
  ]);
  expect(hidden).toEqual([
    ['matched', true],
    ['ambiguous', false],
    ['unmatched', true],
  ]);
  expect(text).toMatch(/data-filter="ambiguous" aria-pressed="true"/);
  const [option, address] =
    /<option value="([^"]+)" data-cells="[^"]*" data-href="([^"]+)"/.exec(text)?.slice(1) ?? [];
  const chosen = await post('/en/tools/match', { ...rows, 'choice-2': option ?? '' });
  expect(chosen.text).toContain(`<a href="${address}">`);
  expect(chosen.text).not.toContain('choose one');
});
