// Pages of certain records: how they show figures, dates and places. `every-page` checks the pages of every family.
import { afterAll, expect, it } from 'vitest';
import type { Row } from '../../src/engine/model/model.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { inLanguage, type Language, languages } from '../../src/site/shell/addresses.js';
import { recordAddress } from '../../src/site/shell/record-links.js';
import { readPage } from '../site/read-page.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { textOf } from './page-text.js';

const { service, address: origin } = await sharedService();
const manifest = manifestOf(service.engine);
const get = (path: string) => exchange(origin, path);
afterAll(closeConnections);

it('counts municipalities apart from other units', async () => {
  const { body } = await get('/es/datos/departamentos/amazonas-1');
  expect(textOf(String(body))).toContain('Municipios 2 y 9 otras unidades');
});

it.each([
  ['/es/datos/volcanes/volcan-purace-20', 'Alerta amarilla (22 de enero de 2026)'],
  ['/en/data/volcanoes/volcan-purace-20', 'Yellow (22 January 2026)'],
  ['/es/datos/volcanes/volcan-azufral-3', 'Alerta verde (junio de 2023)'],
  ['/es/datos/volcanes/campo-volcanico-guamuez-sibundoy-1', 'Alerta verde (fecha desconocida)'],
  ['/en/data/volcanoes/campo-volcanico-guamuez-sibundoy-1', 'Green (date unknown)'],
])('shows for %s the alert level with its date', async (path, shown) => {
  const { body } = await get(path);
  expect(textOf(String(body))).toContain(shown);
});

it('shows an airport in its municipality, and names the city that it serves', async () => {
  const { body } = await get('/en/data/airports/aeropuerto-internacional-ernesto-cortissoz-2');
  const text = textOf(String(body));
  expect(text).toContain('Airport · Soledad · Atlántico');
  expect(text).toContain('City served Barranquilla');
});

it('has texts in the language of the page first, and a note before those in another one', async () => {
  const { body } = await get(
    '/en/data/intangible-heritage-traditions/betscnate-o-dia-grande-de-la-tradicion-camentsa-13',
  );
  const text = textOf(String(body));
  const places = ['Description The Bëtscnaté', 'available only in Spanish', 'Scope', 'Lenguas y tradición'];
  const found = places.map((each) => text.indexOf(each));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

it('has the English name below the name, in English only', async () => {
  const heading = async (path: string) =>
    textOf(/<h1[\s\S]*?<\/header>/.exec(String((await get(path)).body))?.[0] ?? '');
  expect(await heading('/en/data/tourist-attractions/laguna-del-otun-92')).toMatch(
    /Laguna del Otún\s*Otún Lake/,
  );
  expect(await heading('/es/datos/atracciones-turisticas/laguna-del-otun-92')).not.toContain('Otún Lake');
  expect(await heading('/en/data/tourist-attractions/salento-24')).toMatch(/^\s*Salento\s*$/);
});

it('writes a rank over a thousand with its separator', async () => {
  const leticia = [
    (await get('/en/data/municipalities/leticia-1')).body,
    (await get('/es/datos/municipios/leticia-1')).body,
  ];
  const [en, es] = leticia.map((body) => textOf(String(body)));
  expect(en).toContain('1,024th of 1,122');
  expect(es).toContain('puesto 1.024 de 1.122');
});

it('has no note in Spanish for a long URL', async () => {
  const { body } = await get('/en/data/tourist-attractions/parque-nacional-natural-tayrona-9');
  const text = textOf(String(body));
  expect(text).toContain('commons.wikimedia.org');
  expect(text).not.toContain('available only in Spanish');
});

it('shows the default series with its kinds and notes in the language of the page, without the census count', async () => {
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
    expect(section.match(/<(?:polyline|circle) class="line-/g), 'a line for each release').toHaveLength(4);
    expect(section, path).not.toMatch(/dane-census|<li class="line-5"/);
  }
});
