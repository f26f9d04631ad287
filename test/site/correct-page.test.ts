// The page that prepares a correction. It reads a value in the type of its field, and never presents a wrong one as ready.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';
import { publicService, REPOSITORY } from './services.js';

const SOURCE = 'https://www.example.org/page';
const { service } = await publicService();
const { server, engine } = service;

const FAIR = '/en/correct/fairs-and-festivals/feria-de-manizales-1';
const FAIR_ES = '/es/corregir/ferias-y-fiestas/feria-de-manizales-1';
const CITY = '/en/correct/municipalities/leticia-1';

async function page(path: string, values: Readonly<Record<string, string>> = {}) {
  const { statusCode, body, headers } = await server.inject(`${path}?${new URLSearchParams(values)}`);
  return { statusCode, headers, html: body, text: textOf(body) };
}

const textOf = (html: string) =>
  (html.split('<main')[1] ?? '')
    .split('</main>')[0]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&') ?? '';

const lineOf = (file: string, line: number) =>
  readFileSync(join(import.meta.dirname, '../../data', file), 'utf8').split('\n')[line - 1] as string;

const send = (path: string, field: string, value: string, rest: Readonly<Record<string, string>> = {}) =>
  page(path, { field, value, source: SOURCE, ...rest });

const READY = 'Your correction is ready';

describe('a correction that is ready', () => {
  it('has the line of the file, before and after', async () => {
    const { text, html } = await send(FAIR, 'month', 'Febrero');
    const old = lineOf('traditional-fairs-and-festivals.json', 2);
    expect(text).toContain(READY);
    expect(text).toContain(old);
    expect(text).toContain(old.replace('"month":"Enero"', '"month":"Febrero"'));
    expect(html).toContain('<del>&quot;Enero&quot;</del>');
    expect(html).toContain('<ins>&quot;Febrero&quot;</ins>');
    expect(html).toContain(`href="${REPOSITORY}/edit/main/data/traditional-fairs-and-festivals.json#L2"`);
  });

  it('has no comma in the last line of the file', async () => {
    const { rows } = engine.catalog.table(service.model.family('traditionalFairAndFestival'));
    const last = rows.at(-1) as { id: number; month: string };
    const month = last.month === 'Mayo' ? 'Junio' : 'Mayo';
    const { text } = await send(
      await canonical(`/en/correct/fairs-and-festivals/${last.id}`),
      'month',
      month,
    );
    const old = lineOf('traditional-fairs-and-festivals.json', rows.length + 1);
    expect(old.endsWith('}')).toBe(true);
    expect(text).toContain(`${old.replace(/"month":(null|"\w+")/, `"month":"${month}"`)}\n`);
  });

  it('has the title and text of a pull request, with the line about the correction', async () => {
    const { text } = await send(FAIR, 'month', 'Febrero', { note: 'Since 2025' });
    expect(text).toContain('data: month of Feria de Manizales (TraditionalFairAndFestival 1)');
    for (const part of [
      'Record: TraditionalFairAndFestival 1, Feria de Manizales',
      'Page: https://atlas.example/id/TraditionalFairAndFestival/1',
      'Current value: "Enero"',
      'Correct value: "Febrero"',
      `Source: ${SOURCE}`,
      'Note: Since 2025',
    ])
      expect(text).toContain(part);
    const correction = JSON.parse(/```json\n(.+)\n```/.exec(text)?.[1] ?? '');
    expect(correction).toEqual({
      family: 'traditionalFairAndFestival',
      id: 1,
      field: 'month',
      was: 'Enero',
      is: 'Febrero',
      reason: expect.any(String),
      source: 'example-org',
      edition: 'EDITION',
    });
    expect(text).toContain('The source example-org is not in data/sources.json yet.');
  });

  it('names a source of the dataset by its id', async () => {
    const known = engine.catalog.sources.find(({ url }) => url !== null);
    const { text } = await page(FAIR, { field: 'month', value: 'Febrero', source: known?.url as string });
    expect(text).toContain(`"source":"${known?.id}"`);
    expect(text).not.toContain('is not in data/sources.json yet');
  });

  it('fills the form with the same values', async () => {
    const { html } = await send(FAIR_ES, 'month', 'Febrero', { note: 'Desde 2025' });
    const [, form = ''] = /href="([^"]+issues\/new[^"]+)"/.exec(html) ?? [];
    const filled = Object.fromEntries(new URL(form.replaceAll('&amp;', '&')).searchParams);
    expect(filled).toMatchObject({
      template: 'dato-incorrecto.yml',
      field: 'month',
      present: 'Enero',
      right: 'Febrero',
      source: SOURCE,
      comment: 'Desde 2025',
    });
  });

  it('has only the form if the file is too large for an editor', async () => {
    const code = await canonical('/en/correct/postal-codes/1');
    const { html, text } = await send(code, 'code', '999999');
    expect(text).toContain(READY);
    expect(html).not.toContain(`${REPOSITORY}/edit/`);
    expect(html).toContain(`${REPOSITORY}/issues/new?`);
  });
});

/** The target of a redirect from the URL with the id alone. */
async function canonical(path: string): Promise<string> {
  return String((await server.inject(path)).headers.location);
}

describe('a value', () => {
  it.each([
    [FAIR, 'month', 'febrero', '"month":"Febrero"'],
    [FAIR, 'name', '  Feria  de\nManizales 2 ', '"name":"Feria de Manizales 2"'],
    [FAIR, 'cityId', 'Medellín', '"cityId":'],
    [FAIR, 'cityId', '1', '"cityId":1,'],
    [CITY, 'longitude', '-69,9', '"longitude":-69.9'],
    [CITY, 'elevation', '1234', '"elevation":1234'],
    [CITY, 'latitude', '4.123', '"latitude":4.123'],
    [CITY, 'pdet', 'true', '"pdet":true'],
    [CITY, 'daneCode', '05001', '"daneCode":"05001"'],
  ])('%s, %s: %s is read', async (path, field, value, written) => {
    const { text } = await send(path, field, value);
    expect(text).toContain(READY);
    expect(text).toContain(written);
  });

  it('may be unknown if the field allows it', async () => {
    const { text } = await page(CITY, { field: 'elevation', unknown: '1', value: '', source: SOURCE });
    expect(text).toContain('"elevation":null');
  });

  it.each([
    [FAIR, 'month', '13', /one of these: Enero, Febrero/],
    [FAIR, 'month', 'Enero', /This is the current value/],
    [FAIR, 'month', '', /Enter the correct value/],
    [FAIR, 'name', 'x'.repeat(1001), /too long/],
    [FAIR, 'cityId', 'Nowhere', /No record has the name or id “Nowhere”/],
    [FAIR, 'cityId', '999999', /No record has the name or id/],
    [FAIR, 'cityId', 'San Francisco', /Several records have the name/],
    [CITY, 'elevation', 'high', /is not a whole number/],
    [CITY, 'latitude', 'high', /is not a number/],
    [CITY, 'population', '1.234', /is not a whole number/],
    [CITY, 'surfaceKm2', '1.234', /can be read in two ways/],
    [CITY, 'latitude', '91', /from -90 to 90/],
    [CITY, 'daneCode', '5001', /does not have the form of this field, such as 91001/],
    [CITY, 'geonamesId', '1.5', /is not a whole number/],
    [CITY, 'pdet', 'maybe', /one of these: yes, no/],
  ])('%s, %s: %s is refused, and nothing is ready', async (path, field, value, message) => {
    const { text, statusCode, html } = await send(path, field, value);
    expect(statusCode).toBe(200);
    expect(text).toMatch(message);
    expect(text).not.toContain(READY);
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('```json');
  });

  it.each([
    '',
    'example.org',
    'ftp://example.org/x',
    'https://localhost/x',
    'https://a:b@example.org',
    'javascript:alert(1)',
  ])('is not ready with the source “%s”', async (source) => {
    const { text, html } = await page(FAIR, { field: 'month', value: 'Febrero', source });
    expect(text).toContain('Enter the whole URL of the source');
    expect(text).not.toContain(READY);
    expect(html).not.toMatch(/href="(?:javascript|ftp)/);
  });

  it('has only the form if a program writes it', async () => {
    const { text, html } = await send(CITY, 'description', 'Otra');
    expect(text).toContain('A program writes this value from others.');
    expect(html).not.toContain('<form class="tool');
    expect(html).toContain(`${REPOSITORY}/issues/new?`);
  });
});

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>' };

it('has a page for any entry in any field, and a line of JSON if it is ready', async () => {
  const fields = engine.model.family('city').fields.map(({ name }) => name);
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('0', '-1', '1e3', 'true', '2026-02-31', '05001', 'null', '[]', '"', '́'),
  );
  const source = fc.oneof(fc.constant(SOURCE), fc.webUrl(), text);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), text, source, text, async (field, value, url, note) => {
      const { statusCode, html } = await page(CITY, { field, value, source: url, note });
      expect(statusCode).toBe(200);
      if (!html.includes(READY)) return;
      const [, line = ''] = /<pre[^>]*><code>(.*?)<\/code>/s.exec(html) ?? [];
      const row = JSON.parse(
        line.replace(/<[^>]+>|,$/g, '').replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? ''),
      );
      expect(row.id).toBe(1);
      // No control characters, which no value of a record has.
      expect(JSON.stringify(row)).not.toMatch(/\\u00[01]/);
    }),
    { numRuns: fewer(200, 12) },
  );
});

describe('the page', () => {
  it('lists the values of the record if no field is named', async () => {
    const { text, html } = await page(FAIR);
    expect(text).toContain('Choose the value that is wrong.');
    expect(html).toContain(`href="${FAIR}?field=month"`);
    expect(html).not.toContain('field=id"');
  });

  it('is hidden from search engines and caches', async () => {
    const { html, headers } = await page(FAIR, { field: 'month' });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('escapes the entry of the reader', async () => {
    const { html } = await send(FAIR, 'name', '<script>alert(1)</script>', { note: '"><b>x' });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('"><b>x');
  });

  it('shows an entered address as text instead of a link', async () => {
    const { html, text } = await send(CITY, 'website', 'https://user:pw@evil.example/');
    expect(text).toContain(READY);
    expect(text).toContain('https://user:pw@evil.example/');
    expect(html).not.toMatch(/<a[^>]*href="https?:\/\/[^"]*evil\.example\//);
  });

  it.each([
    ['/en/correct/fairs-and-festivals/999999', 404],
    ['/en/correct/fairs-and-festivals', 404],
    ['/en/correct/holidays/1', 404],
    ['/en/correct/nothing/1', 404],
    ['/en/correct/country', 200],
  ])('%s returns %i', async (path, status) => {
    for (const accept of ['text/html', 'application/json'])
      expect((await server.inject({ url: path, headers: { accept } })).statusCode).toBe(status);
  });

  it('has one URL in each language, and keeps the query', async () => {
    const moved = async (url: string) => (await server.inject(url)).headers.location;
    expect(await moved('/en/corregir/ferias-y-fiestas/1?field=month')).toBe(`${FAIR}?field=month`);
    expect(await moved('/corregir/ferias-y-fiestas/1?field=month')).toMatch(
      /\/feria-de-manizales-1\?field=month$/,
    );
    const { html } = await page(FAIR, { field: 'month' });
    expect(html).toContain(`href="${FAIR_ES}?field=month"`);
  });

  it('does not exist without the setting, not even in the sitemap', async () => {
    const { service: plain } = await sharedService();
    expect((await plain.server.inject(FAIR)).statusCode).toBe(404);
    const { body } = await server.inject('/sitemap.xml');
    expect(body).not.toContain('correct');
  });
});
