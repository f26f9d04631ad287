// From a record to the map: the page of every record with a place has a link, which opens the map with the record marked.
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { inLanguage, languages } from '../../src/site/shell/addresses.js';
import { mapAddress } from '../../src/site/shell/map-address.js';
import { recordAddress } from '../../src/site/shell/record-links.js';
import { sampleRecords } from '../atlas/sample-records.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, isFull, part } from '../system/size.js';
import { areasIn } from './read-explore.js';

const { service, address } = await sharedService();
const { engine } = service;
const manifest = manifestOf(engine);
const page = async (path: string) => {
  const response = await fetch(`${address}${path}`, { redirect: 'manual' });
  expect(response.status, path).toBe(200);
  return response.text();
};
const rowOf = (name: string, id: number) => {
  const family = engine.model.family(name);
  const { rows, ordinal } = engine.catalog.table(family);
  return { family, row: rows[ordinal(id) as number] as (typeof rows)[number] };
};
const addressOf = (name: string, id: number) => {
  const { family, row } = rowOf(name, id);
  return mapAddress({ manifest, engine }, family, row)?.en;
};

it.each([
  ['an area', 'city', 12, '/explore?city=12'],
  ['a larger area', 'department', 2, '/explore?department=2'],
  ['a point', 'volcano', 5, '/explore?record=Volcano/5'],
  ['a record in an area', 'postalCode', 1, expect.stringMatching(/^\/explore\?city=\d+$/)],
  ['the whole country', 'country', 1, undefined],
  ['a record without a place', 'categoryNaturalArea', 1, undefined],
])('%s has its own view', (_, name, id, expected) => {
  expect(addressOf(name, id)).toEqual(expected);
});

describe.each(languages)('links records in %s', (language) => {
  it('has a link from every record with a place to the map, which shows its name', async () => {
    let linked = 0;
    for (const { family, row } of part(
      sampleRecords(service, fewer(25), seed),
      4,
      languages.indexOf(language),
    )) {
      const to = mapAddress({ manifest, engine }, family, row);
      const text = await page(inLanguage(language, recordAddress(manifest.of(family), row)));
      const href = /<p class="on-map"><a href="([^"]*)">/.exec(text)?.[1];
      expect(href, `${family.name} ${row.id}`).toBe(to && inLanguage(language, to));
      if (href === undefined) continue;
      linked++;
      expect(await page(href), href).toContain('id="picked"');
    }
    expect(linked).toBeGreaterThan(isFull ? 4 : 2);
  });

  it('marks a point in the department around it', async () => {
    const path = inLanguage(language, { en: '/explore', es: '/explorar' });
    const text = await page(`${path}?record=Volcano/5&by=surfaceKm2`);
    const { row } = rowOf('volcano', 5);
    expect(text).toContain(`<h2 id="picked" tabindex="-1" lang="es">${row.name}</h2>`);
    expect(text.match(/<path class="spot"/g)).toHaveLength(1);
    expect(text).toContain(`<li aria-current="page">${row.name}</li>`);
    expect(text).toContain('<input type="hidden" name="record" value="Volcano/5">');
    const inside = areasIn(text);
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.length).toBeLessThan(130);
    // Another level keeps the mark, and shows the whole country.
    const whole = await page(`${path}?record=Volcano/5&areas=department`);
    expect(areasIn(whole)).toHaveLength(33);
    expect(whole.match(/<path class="spot"/g)).toHaveLength(1);
  });
});

it.each(['Volcano/99999999', 'Nothing/1', 'Volcano', 'Volcano/1/2', 'PostalCode/1', '', '/'.repeat(500)])(
  'an unknown record shows the usual map: %s',
  async (record) => {
    const text = await page(`/en/explore?record=${encodeURIComponent(record)}`);
    expect(areasIn(text)).toHaveLength(33);
    expect(text).not.toContain('class="spot"');
  },
);
