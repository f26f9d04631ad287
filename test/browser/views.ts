// One page of every kind, and the states that a request chooses, in both languages.
import type { Localized } from '../../src/engine/text/localized.js';

export interface View {
  readonly path: Localized;
  /** Bytes of the page with its styles and scripts, compressed as on the first edition, in the language with more of them. */
  readonly weight: number;
}

const view = (en: string, es: string, weight: number): View => ({ path: { en, es }, weight });
const same = (path: string, weight: number): View => view(`/en${path}`, `/es${path}`, weight);

/** A path without a page, for which the site has a page nevertheless. */
export const MISSING = '/nothing-is-here';

export const views: readonly View[] = [
  same('', 28_431),
  same('/docs', 18_910),
  same('/docs/guides/department-city-select', 20_677),
  same('/docs/families', 18_942),
  same('/docs/families/city', 26_500),
  same('/docs/operations', 21_889),
  same('/docs/operations/cityList', 26_850),
  same('/docs/problems', 17_201),
  same('/docs/problems/bad-parameter', 17_367),
  same('/docs/settings', 18_746),
  same('/docs/settings/rate-limit', 16_904),
  same('/docs/changelog', 18_837),
  same('/docs/changes', 18_363),
  // Six hundred sources, because every year in a text has one.
  same('/docs/sources', 51_900),
  view('/en/data', '/es/datos', 18_346),
  // Tables add up their columns, and break the names of rows on a phone.
  view('/en/data/municipalities', '/es/datos/municipios', 31_200),
  view('/en/data/holidays', '/es/datos/dias-festivos', 25_000),
  view('/en/data/country', '/es/datos/pais', 28_000),
  // Two charts that are read year by year, and their points.
  view('/en/data/departments/antioquia-2', '/es/datos/departamentos/antioquia-2', 31_500),
  view('/en/data/municipalities/bogota-d-c-167', '/es/datos/municipios/bogota-d-c-167', 33_500),
  view('/en/data/volcanoes/volcan-galeras-10', '/es/datos/volcanes/volcan-galeras-10', 22_400),
  // With the coasts and borders around the country, and with the script that keeps pictures and tables.
  view('/en/explore', '/es/explorar', 49_800),
  view('/en/explore?areas=city&by=elevation', '/es/explorar?areas=city&by=elevation', 145_152),
  view('/en/explore?department=2', '/es/explorar?department=2', 64_500),
  view('/en/search', '/es/buscar', 54_393),
  view('/en/search?q=cali', '/es/buscar?q=cali', 22_882),
  view('/en/tools', '/es/herramientas', 19_219),
  view('/en/holidays/2027', '/es/festivos/2027', 28_000),
  view('/en/tools/calendar?year=2026', '/es/herramientas/calendario?year=2026', 41_771),
  view(
    '/en/tools/working-days?from=2026-12-24&days=10',
    '/es/herramientas/dias-habiles?from=2026-12-24&days=10',
    23_834,
  ),
  view('/en/tools/match?example=1', '/es/herramientas/relacionar?example=1', 26_295),
  view('/en/tools/locate?example=1', '/es/herramientas/ubicar?example=1', 25_368),
  view('/en/tools/compare?one=05&other=76', '/es/herramientas/comparar?one=05&other=76', 24_000),
  view('/en/downloads', '/es/descargas', 19_000),
  view('/en/status', '/es/estado', 19_845),
  same(MISSING, 18_732),
];
