// Records as linked data: URLs of things that redirect to the page or the data, and JSON-LD with the values of the record.
import jsonld, { type JsonLdDocument } from 'jsonld';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';

const {
  address,
  service: { engine },
} = await sharedService();
const at = (path: string, accept = '*/*', language = 'en') =>
  fetch(address + path, { redirect: 'manual', headers: { accept, 'accept-language': language } });

describe('redirects the URL of a thing', () => {
  it.each([
    ['text/html', 'en', '/en/data/municipalities/medellin-12'],
    ['text/html', 'es', '/es/datos/municipios/medellin-12'],
    ['*/*', 'en', '/api/v1/City/12'],
    ['application/json', 'en', '/api/v1/City/12'],
    ['application/ld+json', 'en', '/api/v1/City/12?format=jsonld'],
    ['application/ld+json, text/html;q=0.5', 'en', '/api/v1/City/12?format=jsonld'],
    ['application/geo+json', 'en', '/api/v1/City/12?format=geojson'],
  ])('redirects %s, %s: %s', async (accept, language, to) => {
    const response = await at('/id/City/12', accept, language);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    expect(response.headers.get('vary')).toContain('Accept');
    expect((await at(to)).status).toBe(200);
  });

  it.each([
    ['/id/City/05001', '/id/City/12'],
    ['/id/Department/05', '/id/Department/2'],
  ])('redirects from a code to its id: %s', async (from, to) => {
    const response = await at(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    ['/id/City/999999', 404, 'unknown-record'],
    ['/id/City/Medell%C3%ADn', 400, 'bad-parameter'],
    ['/id/Nope/1', 404, 'unknown-path'],
    ['/id/Holiday/1', 404, 'unknown-path'],
  ])('redirects nowhere, with a reason: %s', async (path, status, name) => {
    const response = await at(path);
    expect([response.status, ((await response.json()) as { type: string }).type]).toEqual([
      status,
      `/docs/problems/${name}`,
    ]);
  });
});

it('links a page to the same place in other collections', async () => {
  const { sameAs } = (await (await at('/api/v1/City/12', 'application/ld+json')).json()) as {
    readonly sameAs: readonly string[];
  };
  expect(sameAs).toHaveLength(3);
  for (const path of ['/en/data/municipalities/medellin-12', '/es/datos/municipios/medellin-12']) {
    const page = await (await at(path, 'text/html')).text();
    for (const url of sameAs) expect(page).toMatch(new RegExp(`<a href="${url}" rel="external">\\w+</a>`));
  }
});

const SCHEMA = 'https://schema.org/';
const TEMPLATES: Readonly<Record<string, (value: unknown) => string>> = {
  wikidataId: (value) => `http://www.wikidata.org/entity/${value}`,
  geonamesId: (value) => `https://sws.geonames.org/${value}/`,
  osmRelationId: (value) => `https://www.openstreetmap.org/relation/${value}`,
};

it('expands random records to triples about their own URL', async () => {
  const random = createRandom(seed);
  const families = engine.model.families.filter(({ file, only }) => file !== undefined && only === undefined);
  for (let count = 0; count < fewer(100, 4); count++) {
    const family = count % 2 === 0 ? engine.model.family('city') : random.pick(families);
    const row = random.pick(engine.catalog.table(family).rows);
    const url = `${address}/api/v1/${family.path}/${row.id}`;
    const response = await fetch(url, { headers: { accept: 'application/ld+json' } });
    expect(response.headers.get('content-type'), url).toBe('application/ld+json');
    // Relative URLs resolve against the document, and nothing is fetched.
    const [thing] = await jsonld.expand((await response.json()) as JsonLdDocument, { base: url });
    expect(thing?.['@id'], url).toBe(`${address}/id/${family.path}/${row.id}`);
    const expected = Object.entries(TEMPLATES).flatMap(([field, write]) =>
      row[field] === null || row[field] === undefined ? [] : [{ '@id': write(row[field]) }],
    );
    expect(thing?.[`${SCHEMA}sameAs`] ?? [], url).toEqual(expected);
    const identifiers = (thing?.[`${SCHEMA}identifier`] ?? []) as readonly Record<
      string,
      readonly { '@value': unknown }[]
    >[];
    for (const each of identifiers) {
      const field = each[`${SCHEMA}propertyID`]?.[0]?.['@value'] as string;
      expect(each[`${SCHEMA}value`]?.[0]?.['@value'], `${url} ${field}`).toBe(row[field]);
    }
    expect(identifiers.length, url).toBeGreaterThan(0);
  }
});
