// The pages about a family link to each other: documentation, operations, table, map, tools and guides, in both languages.
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import {
  calendarAddress,
  familyAddress,
  languages,
  operationAddress,
  yearAddress,
} from '../../src/site/shell/addresses.js';
import { familyParts } from '../../src/site/shell/family-parts.js';
import { tableAddress } from '../../src/site/shell/record-links.js';
import { readSites } from '../../src/site/shell/site-files.js';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';

const { service } = await sharedService();
const { engine } = service;
const manifest = manifestOf(engine);
const sites = readSites(engine.model);

const known = new Map<string, Promise<readonly string[]>>();

/** The links in the content of a page. */
function linksOf(path: string): Promise<readonly string[]> {
  const found = known.get(path) ?? read(path);
  known.set(path, found);
  return found;
}

async function read(path: string): Promise<readonly string[]> {
  const { statusCode, body } = await service.server.inject(path);
  expect(statusCode, path).toBe(200);
  const content = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return [...content.matchAll(/<a [^>]*?href="([^"#]*)/g)].map(([, href]) => href as string);
}

describe.each(languages)('is shown in %s', (language) => {
  const site = sites[language];

  it.each(manifest.families.map((shown) => [shown.family.record, shown] as const))('%s', async (_, shown) => {
    const documentation = site.at(familyAddress(shown.family));
    const table = site.at(tableAddress(shown));
    const parts = familyParts(site, manifest, shown).map(({ address }) => site.at(address));
    expect(parts).toEqual(expect.arrayContaining([documentation, table]));
    for (const page of [documentation, table])
      expect(await linksOf(page), page).toEqual(
        expect.arrayContaining(parts.filter((part) => part !== page)),
      );
    for (const part of parts)
      expect(await linksOf(part), part).toEqual(
        expect.arrayContaining([documentation, table].filter((page) => page !== part)),
      );
    const operations = engine.operations.filter(({ owner }) => owner === shown.family);
    for (const operation of part(operations, 24, shown.family.fields.length))
      expect(await linksOf(site.at(operationAddress(operation))), operation.id).toEqual(
        expect.arrayContaining([documentation, ...parts]),
      );
  });

  it('has the map, the tools and the guides among the parts of the families that use them', () => {
    const partsOf = (name: string) =>
      familyParts(site, manifest, manifest.of(engine.model.family(name))).map(({ address }) =>
        site.at(address),
      );
    const at = (en: string, es: string) => `/${language}${language === 'en' ? en : es}`;
    const guide = (name: string) => `/${language}/docs/guides/${name}`;
    expect(partsOf('city')).toEqual(
      expect.arrayContaining([
        at('/explore', '/explorar'),
        at('/tools/match', '/herramientas/relacionar'),
        at('/tools/locate', '/herramientas/ubicar'),
        ...['clean-place-names', 'department-city-select', 'locate', 'maps', 'population'].map(guide),
      ]),
    );
    expect(partsOf('holiday')).toEqual(
      expect.arrayContaining([
        at('/holidays/2026', '/festivos/2026'),
        at('/tools/calendar', '/herramientas/calendario'),
        at('/tools/working-days', '/herramientas/dias-habiles'),
        guide('working-days'),
      ]),
    );
    expect(partsOf('volcano')).toContain(at('/explore', '/explorar'));
    expect(partsOf('president')).toHaveLength(2);
  });

  it('links the guides to the families and tools that they name, and back', async () => {
    const about = site.guides.filter((guide) => guide.about.length > 0);
    expect(about.length).toBeGreaterThan(5);
    for (const guide of about) {
      const links = await linksOf(`/${language}/docs/guides/${guide.name}`);
      const named = await Promise.all(
        links
          .filter((href) => /\/(data|datos|tools|herramientas|explore|explorar|holidays|festivos)/.test(href))
          .filter((href) => !href.includes('?'))
          .map(linksOf),
      );
      const back = named.filter((each) => each.includes(`/${language}/docs/guides/${guide.name}`));
      expect(back.length, guide.name).toBeGreaterThanOrEqual(guide.about.length);
    }
  });

  it('links the page of a year with every other year, the calendar and the calculator', async () => {
    const { calendar } = manifest.calculators;
    if (calendar === undefined) throw new Error('no calendar');
    const address = calendarAddress(calendar.calendar) as { en: string; es: string };
    const years = Array.from(
      { length: calendar.working.to - calendar.calendar.from + 1 },
      (_, index) => calendar.calendar.from + index,
    );
    const links = await linksOf(site.at(yearAddress(address, 2027)));
    expect(links).toEqual(expect.arrayContaining(years.map((year) => site.at(yearAddress(address, year)))));
    for (const year of [years[0], years.at(-1)] as number[])
      expect((await linksOf(site.at(yearAddress(address, year)))).length).toBeGreaterThan(years.length);
  });
});
