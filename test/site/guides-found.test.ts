// The words that people type for a job find its guide as the first page, in both languages.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { address } = await sharedService();

/** English words, then Spanish ones. */
const jobs: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'department-city-select': [
    ['dropdown', 'cascading select', 'department city select', 'address form'],
    ['lista desplegable', 'combo', 'selector de municipios', 'formulario'],
  ],
  coverage: [
    ['coverage', 'what is missing', 'completeness'],
    ['cobertura', 'qué falta', 'qué cubre'],
  ],
  questions: [
    ['FAQ', 'frequently asked questions'],
    ['preguntas frecuentes', 'gratis'],
  ],
  glossary: [['glossary'], ['glosario', 'vocabulario']],
  'clean-place-names': [
    ['clean names', 'fuzzy match', 'clean a column', 'deduplicate'],
    ['limpiar nombres', 'normalizar nombres', 'limpiar una columna', 'emparejar'],
  ],
  locate: [
    ['geocode', 'reverse geocoding', 'point in polygon'],
    ['geocodificar', 'geocodificación', 'en qué municipio está un punto'],
  ],
  'working-days': [
    ['payroll', 'notice period', 'termination'],
    ['nómina', 'liquidación', 'términos judiciales'],
  ],
  spreadsheets: [
    ['Power BI', 'Excel', 'Google Sheets', 'power query'],
    ['Power BI', 'Excel', 'hoja de cálculo'],
  ],
  maps: [
    ['leaflet', 'QGIS', 'geojson'],
    ['leaflet', 'QGIS', 'geojson'],
  ],
  download: [
    ['download everything', 'bulk download', 'dump'],
    ['descargar todo', 'datos abiertos', 'descargar'],
  ],
  python: [
    ['python', 'pandas'],
    ['python', 'pandas'],
  ],
  r: [
    ['R', 'rstudio', 'tidyverse'],
    ['R', 'rstudio', 'tidyverse'],
  ],
  javascript: [
    ['javascript', 'typescript', 'node'],
    ['javascript', 'typescript', 'node'],
  ],
};

const rows = Object.entries(jobs).flatMap(([guide, [en, es]]) => [
  ...en.map((words) => ['en', 'search', words, guide] as const),
  ...es.map((words) => ['es', 'buscar', words, guide] as const),
]);

it.each(rows)('returns at /%s/%s?q=%s the guide %s', async (language, page, words, guide) => {
  const response = await fetch(`${address}/${language}/${page}?q=${encodeURIComponent(words)}`);
  const text = await response.text();
  const pages = /<div id="results">([\s\S]*)<\/div>/.exec(text)?.[1] ?? '';
  const found = [...pages.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href as string);
  const first = found.find((href) => !/\/(data|datos)\//.test(href));
  expect(first).toBe(`/${language}/docs/guides/${guide}`);
});

it.each([
  ['/en/docs/guides/match-and-count', '/en/docs/guides/clean-place-names'],
  ['/es/docs/guides/recipes.md', '/es/docs/guides/department-city-select.md'],
  ['/docs/guides/recipes', '/docs/guides/department-city-select'],
])('%s redirects to %s', async (from, to) => {
  const response = await fetch(`${address}${from}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});
