// Holidays have the names of the page's language, while the API keeps those of the specification.
import { describe, expect, it } from 'vitest';
import { holidayRules } from '../../src/country/holiday-rules.js';
import { escapeHtml } from '../../src/site/shell/html.js';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const open = async (path: string) => (await service.server.inject(path)).body;

/** All holidays except those that are listed only on request. */
const names = holidayRules.filter(({ only }) => only === undefined).map(({ name }) => name);

const PAGES = [
  { en: '/en/tools/calendar?year=2026', es: '/es/herramientas/calendario?year=2026' },
  {
    en: '/en/tools/working-days?from=2025-12-31&to=2026-12-31',
    es: '/es/herramientas/dias-habiles?from=2025-12-31&to=2026-12-31',
  },
  { en: '/en/holidays/2026', es: '/es/festivos/2026' },
  { en: '/en/data/holidays?year=2026', es: '/es/datos/dias-festivos?year=2026' },
];

describe.each(PAGES)('$en', (page) => {
  it.each([
    ['en', 'es'],
    ['es', 'en'],
  ] as const)('has every name in its language: %s', async (own, other) => {
    const content = (await open(page[own])).replace(/^[\s\S]*<main/, '');
    const text = content.replace(/<script[\s\S]*?<\/script>/g, '');
    const has = (name: string) => text.includes(`>${escapeHtml(name)}<`);
    expect(names.filter((name) => !has(name[own])).map((name) => name[own])).toEqual([]);
    const foreign = names.filter((name) => name.en !== name.es && has(name[other]));
    expect(foreign.map((name) => name[other])).toEqual([]);
  });
});

it('uses the Spanish names of the API', async () => {
  const rows = JSON.parse(await open('/api/v1/Holiday/year/2026')) as { name: string }[];
  expect(rows.map(({ name }) => name).sort()).toEqual(names.map(({ es }) => es).sort());
});
