// Pages of records of every family: valid, with every value of the record, and with links to its relations.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../src/engine/model/model.js';
import { createManifest } from '../../src/site/manifest/create-manifest.js';
import type { Manifest, ShownField } from '../../src/site/manifest/manifest.js';
import { recordAddress } from '../../src/site/shell/data-addresses.js';
import { inLanguage, type Language, languages } from '../../src/site/shell/language.js';
import { titleOfRecord } from '../../src/site/shell/title-of-record.js';
import { seed } from '../contract/seed.js';
import { pageFaults, readPage, type SentPage } from '../site/read-page.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { type SampledRecord, sampleRecords } from './sample-records.js';

const locales: Readonly<Record<Language, string>> = { en: 'en', es: 'es-CO' };

const { service, address: origin } = await sharedService();
let manifest: Manifest;
let records: readonly SampledRecord[];
const sent = new Map<string, SentPage>();
const get = (path: string) => exchange(origin, path);

beforeAll(async () => {
  manifest = createManifest(service.model, service.engine);
  records = sampleRecords(service, 300, seed);
  // In both languages the first of each family, in one of them the others.
  for (const [index, record] of records.entries())
    for (const language of languages)
      if (index < 23 || (index % 2 === 0) === (language === 'en')) {
        const path = addressOf(record, language);
        sent.set(path, readPage(path, await get(path)));
      }
});
afterAll(closeConnections);

const addressOf = ({ family, row }: SampledRecord, language: Language) =>
  inLanguage(language, recordAddress(manifest.of(family), row));

const eachPage = (visit: (page: SentPage, record: SampledRecord, language: Language) => void) => {
  for (const record of records)
    for (const language of languages) {
      const page = sent.get(addressOf(record, language));
      if (page !== undefined) visit(page, record, language);
    }
};

it('have no fault, and neither styles nor scripts in them', () => {
  expect([...sent.values()].flatMap(pageFaults)).toEqual([]);
  for (const [path, { html, headers }] of sent) {
    expect(html, path).not.toMatch(
      /<style|\sstyle=|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))|\son[a-z]+=|javascript:/i,
    );
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});

it('have the record as title, in their language, and name their URL in the other language', () => {
  eachPage(({ html, path }, record, language) => {
    const title = titleOfRecord(record.family, record.row) as string;
    expect(textOf(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1] ?? ''), path).toBe(title);
    expect(html, path).toContain(`<html lang="${language}">`);
    for (const other of languages)
      expect(html, path).toContain(`hreflang="${other}" href="${addressOf(record, other)}"`);
  });
});

it('show every value that the record has', () => {
  const missing: string[] = [];
  eachPage(({ html, path }, { family, row }, language) => {
    const text = textOf(html);
    for (const field of manifest.of(family).fields)
      for (const shown of expected(field, row, language))
        if (!text.includes(shown) && !html.includes(`href="${shown.replaceAll('&', '&amp;')}"`))
          missing.push(`${path} ${field.field.name}: ${shown}`);
  });
  expect(missing).toEqual([]);
});

it('have no dead links', async () => {
  const targets = new Map<string, string>();
  for (const [path, { links, ids }] of sent)
    for (const link of links) {
      const [url = '', anchor] = link.split('#') as [string, string?];
      if (url === path && anchor !== undefined) expect(ids.has(anchor), link).toBe(true);
      // The URL without a language redirects to that of the reader.
      else if (!url.startsWith('/data/')) targets.set(url, path);
    }
  const wrong: string[] = [];
  for (const [url, from] of targets) {
    const { status } = await exchange(origin, url, { method: 'HEAD' });
    if (status !== 200) wrong.push(`${from} -> ${url}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(targets.size).toBeGreaterThan(1000);
});

it('draw small maps', () => {
  for (const [path, { html }] of sent) {
    const maps = html.match(/<svg class="map[\s\S]*?<\/svg>/g) ?? [];
    expect(maps.join('').length, path).toBeLessThan(15_000);
  }
});

it('count municipalities apart from other units', async () => {
  const { body } = await get('/es/datos/departamentos/amazonas-1');
  expect(textOf(String(body))).toContain('Municipios 2 y 9 otras unidades');
});

it.each([
  ['/es/datos/volcanes/volcan-purace-20', 'Alerta amarilla (22 de enero de 2026)'],
  ['/en/data/volcanoes/volcan-purace-20', 'Alerta amarilla (January 22, 2026)'],
  ['/es/datos/volcanes/volcan-azufral-3', 'Alerta verde (junio de 2023)'],
  ['/es/datos/volcanes/campo-volcanico-guamuez-sibundoy-1', 'Alerta verde (fecha desconocida)'],
  ['/en/data/volcanoes/campo-volcanico-guamuez-sibundoy-1', 'Alerta verde (date unknown)'],
])('%s shows the alert level with its date', async (path, shown) => {
  const { body } = await get(path);
  expect(textOf(String(body))).toContain(shown);
});

it('announce a map only if they have one', () => {
  const heads = { with: 0, without: 0 };
  for (const [path, { html }] of sent) {
    const head = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '';
    const hasMap = html.includes('<figure class="place">');
    heads[hasMap ? 'with' : 'without']++;
    expect(/ on the map|en el mapa/.test(head), `${path}: ${head}`).toBe(hasMap);
  }
  expect(Math.min(heads.with, heads.without)).toBeGreaterThan(0);
});

it('place an airport in the municipality it is in, and name the city it serves', async () => {
  const { body } = await get('/en/data/airports/aeropuerto-internacional-ernesto-cortissoz-2');
  const text = textOf(String(body));
  expect(text).toContain('Airport · Soledad · Atlántico');
  expect(text).toContain('City served Barranquilla');
});

/** The text that the page must show for a value. */
function expected({ field, keyOf }: ShownField, row: Row, language: Language): readonly string[] {
  const values = [row[field.name]].flat().filter((value) => value !== null && value !== '');
  return values.map((value) => {
    const { table } = service.engine.catalog;
    const named = keyOf && table(keyOf).rows[table(keyOf).ordinal(value as number) ?? -1];
    if (keyOf && named) return titleOfRecord(keyOf, named) as string;
    if (typeof value === 'boolean') return language === 'en' ? (value ? 'yes' : 'no') : value ? 'sí' : 'no';
    const isDay = field.kind === 'date' || field.kind === 'midnight';
    if (isDay)
      return new Date(`${value}`).toLocaleDateString(locales[language], {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    if (typeof value !== 'number')
      return field.valueNames?.[String(value)]?.[language] ?? String(value).replaceAll(/\s+/g, ' ');
    const useGrouping = field.unit !== undefined;
    return value.toLocaleString(locales[language], { useGrouping, maximumFractionDigits: 20 });
  });
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00A0' };

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ');

it('show the default series with its kinds and notes in their language, without the census count', async () => {
  const row = service.engine.catalog
    .table(service.model.family('city'))
    .rows.find(({ daneCode }) => daneCode === '27615') as Row;
  const api = `/api/v1/City/${row.id}/population?series=all`;
  const words: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'Figures 2005-2019 on the census of 2018 (estimated, adjusted, projected)',
      'Territorial change with',
    ],
    es: [
      'Cifras 2005-2019 con base en el censo de 2018 (estimada, ajustada, proyectada)',
      'Cambio de territorio',
    ],
  };
  for (const language of languages) {
    const path = inLanguage(language, recordAddress(manifest.of(service.model.family('city')), row));
    const { html } = readPage(path, await get(path));
    const [section = ''] = html.match(/<section aria-labelledby="series">.*?<\/section>/s) ?? [];
    for (const text of [...words[language], 'Ordenanza 180 de 2023', api])
      expect(section, path).toContain(text);
    expect(section.match(/<(?:polyline|circle) /g), 'a line for each release').toHaveLength(4);
    expect(section, path).not.toMatch(/dane-census|<li class="line-5"/);
  }
});
