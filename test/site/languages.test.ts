// No English on a Spanish page and no Spanish on an English one, except for names and texts with their own `lang`.
// This is a sample; `test/sitemap` reads every page.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../tools/random.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { foreignTexts } from './foreign-texts.js';
import { foreignTextsAt, sitemapPaths } from './sitemap-pages.js';

const SAMPLE = 250;

const { service } = await sharedService();

it(`pages have one language: every kind, and ${SAMPLE} of all (ATLAS_SEED=${seed})`, async () => {
  const paths = await sitemapPaths(service);
  const { pick } = createRandom(seed);
  const kind = (path: string) => path.split('/').slice(1, 4).join('/');
  const ofKinds = new Map(paths.map((path) => [kind(path), path])).values();
  const drawn = new Set([...ofKinds, ...Array.from({ length: SAMPLE }, () => pick(paths))]);
  const found = [];
  const read = foreignTextsAt(service);
  for (const path of drawn) found.push(...(await read(path)));
  expect(found).toEqual([]);
  expect(drawn.size).toBeGreaterThan(SAMPLE);
});

describe('a text', () => {
  const page = (language: string, body: string) => `<html lang="${language}"><body>${body}</body></html>`;

  it.each([
    ['es', '<p>The list of municipalities</p>'],
    ['es', '<p>La lista.</p><p aria-label="Chart of the population">1</p>'],
    ['es', '<td>Historic Centre of Santa Cruz de Mompox</td>'],
    ['es', '<p lang="en">La lista de los municipios</p>'],
    ['en', '<p>La lista de municipios</p>'],
    ['en', '<td>Reserva de Biosfera</td>'],
    ['en', '<td>abejorraleño</td>'],
    ['en', '<input placeholder="nombre de un municipio">'],
    ['en', '<option>Norte de Santander</option>'],
  ])('in the wrong language is found on a page in %s: %s', (language, body) => {
    expect(foreignTexts(page(language, body))).toHaveLength(1);
  });

  it.each([
    ['es', '<p>Volcanoes of the World: números de los volcanes</p>'],
    ['es', '<td lang="en">Historic Centre of Santa Cruz de Mompox</td>'],
    ['es', '<p>Usa <code>to</code>.</p><p title="Desde from hasta to">1</p><code>from</code>'],
    ['es', '<p>Con licencia CC BY 4.0</p>'],
    ['es', '<p>Cra. 9 No. 123-76 Of.602, San Be- San An</p>'],
    ['en', '<p>The campus in La Paz, Valle del Cauca (Ley 51 de 1983)</p>'],
    ['en', '<h1 lang="es">Arepas de huevo</h1><p aria-label="Map: Arepas de huevo">1</p>'],
    ['en', '<p>Inclusion of salsa caleña in the list</p>'],
    ['en', '<option>es</option>'],
    ['en', '<td>Historic Centre of Santa Cruz de Mompox</td>'],
  ])('in the right language, or that is a name, is not found on a page in %s: %s', (language, body) => {
    expect(foreignTexts(page(language, body))).toEqual([]);
  });
});
