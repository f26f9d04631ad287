// Pages of records: their key facts equal those computed from the lists of the API, and no value is repeated, cut or a bare code.
import { afterAll, describe, expect, it } from 'vitest';
import { isWithin } from '../../src/site/records/key-facts.js';
import { pictureAddresses } from '../../src/site/records/pictures.js';
import { textOf } from '../atlas/page-text.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';

type Row = Readonly<Record<string, unknown>>;

const { address: origin } = await sharedService();
const get = async (path: string) => {
  const { status, body, headers } = await exchange(origin, path);
  expect([path, status]).toEqual([path, 200]);
  return { html: body.toString(), headers };
};
afterAll(closeConnections);

const lists = new Map<string, readonly Row[]>();

/** All records of a family, as programs read them. */
async function listOf(family: string, fields: string): Promise<readonly Row[]> {
  const path = `/api/v1/${family}?fields=id,${fields}`;
  const known = lists.get(path) ?? (JSON.parse((await get(path)).html) as readonly Row[]);
  lists.set(path, known);
  return known;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** The facts in large type. */
async function factsOf(path: string): Promise<readonly Fact[]> {
  const { html } = await get(path);
  const part = /<section class="headline"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  return part
    .split('<div ')
    .slice(1)
    .map((fact) => {
      const text = (pattern: RegExp) =>
        textOf(pattern.exec(fact)?.[1] ?? '')
          .replaceAll('\u00a0', ' ')
          .trim();
      const notes = /<dd class="notes">([\s\S]*?)<\/dd>/.exec(fact)?.[1];
      return {
        label: text(/<dt>([\s\S]*?)<\/dt>/),
        value: text(/<dd(?! class)[^>]*>([\s\S]*?)<\/dd>/),
        notes: notes === undefined ? [] : notes.split('<br>').map((note) => textOf(note).trim()),
      };
    });
}

const rankOf = (rows: readonly Row[], field: (row: Row) => unknown, own: unknown) =>
  rows.filter((row) => typeof field(row) === 'number' && (field(row) as number) > (own as number)).length + 1;
const known = (rows: readonly Row[], field: (row: Row) => unknown) =>
  rows.filter((row) => typeof field(row) === 'number').length;
const ordinal = (rank: number) =>
  `${rank}${{ one: 'st', two: 'nd', few: 'rd' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank) as string] ?? 'th'}`;
const number = (value: unknown) => (value as number).toLocaleString('en', { maximumFractionDigits: 2 });
const ranked = (rows: readonly Row[], field: (row: Row) => unknown, own: unknown, place: string) =>
  `${ordinal(rankOf(rows, field, own))} of ${number(known(rows, field))} in ${place}`;

describe('key facts', () => {
  it('show the inhabitants of a municipality with both ranks, its density and its DANE code', async () => {
    const cities = await listOf('City', 'name,population,surfaceKm2,departmentId,daneCode');
    const city = cities.find(({ daneCode }) => daneCode === '05360') as Row;
    const around = cities.filter(({ departmentId }) => departmentId === city.departmentId);
    const density = ({ population, surfaceKm2 }: Row) =>
      population === null || surfaceKm2 === null ? null : (population as number) / (surfaceKm2 as number);
    const people = ({ population }: Row) => population;
    const facts = await factsOf(`/en/data/municipalities/itagui-${city.id}`);
    expect(facts).toEqual([
      {
        label: 'Population, 2025',
        value: `${number(city.population)} inhabitants`,
        notes: [
          ranked(around, people, city.population, 'Antioquia'),
          ranked(cities, people, city.population, 'Colombia'),
        ],
      },
      {
        label: 'Density',
        value: `${number(density(city))} inhabitants per km²`,
        notes: [ranked(cities, density, density(city), 'Colombia')],
      },
      { label: 'DANE code', value: '05360', notes: [] },
    ]);
    const years = JSON.parse((await get(`/api/v1/City/${city.id}/population`)).html) as {
      values: readonly Row[];
    };
    const rows = Array.isArray(years) ? (years as readonly Row[]) : years.values;
    expect(rows.find(({ year }) => year === 2025)?.total ?? rows.at(-1)?.population).toBe(city.population);
  });

  it('show the elevation of a volcano, its type and the last alert with its date', async () => {
    const volcanoes = await listOf('Volcano', 'name,elevation,alertDate');
    const one = volcanoes.find(({ name }) => name === 'Volcán Galeras') as Row;
    const [elevation, alert, type] = await factsOf(`/en/data/volcanoes/volcan-galeras-${one.id}`);
    expect(elevation).toEqual({
      label: 'Elevation',
      value: `${number(one.elevation)} m`,
      notes: [ranked(volcanoes, (row) => row.elevation, one.elevation, 'Colombia')],
    });
    expect(one.alertDate).toBe('2023-06');
    expect(alert).toEqual({
      label: 'Last known alert',
      value: 'Yellow (June 2023)',
      notes: ['not current: see the Servicio Geológico'],
    });
    expect(type?.value).toBe('Stratovolcano or composite volcano');
  });

  it('show the codes and the elevation of an airport', async () => {
    const airports = await listOf('Airport', 'iataCode,elevation');
    const one = airports.find(({ iataCode }) => iataCode === 'BOG') as Row;
    expect(await factsOf(`/en/data/airports/aeropuerto-internacional-el-dorado-${one.id}`)).toEqual([
      { label: 'IATA code', value: 'BOG', notes: [] },
      { label: 'ICAO code', value: 'SKBO', notes: [] },
      {
        label: 'Elevation',
        value: '2,548 m',
        notes: [ranked(airports, (row) => row.elevation, one.elevation, 'Colombia')],
      },
    ]);
  });

  it('show the term of a president and those before and after, by the day they began', async () => {
    const presidents = (await listOf('President', 'name,lastName,startPeriodDate')).toSorted((a, b) =>
      String(a.startPeriodDate).localeCompare(String(b.startPeriodDate)),
    );
    const at = presidents.findIndex(({ id }) => id === 52);
    const facts = await factsOf('/en/data/presidents/gustavo-francisco-petro-urrego-52');
    const name = (row?: Row) => `${row?.name} ${row?.lastName}`;
    expect(facts.map(({ value }) => value)).toEqual([
      '2022–2026',
      name(presidents[at - 1]),
      name(presidents[at + 1]),
    ]);
    const last = await factsOf(
      `/en/data/presidents/x-${presidents.at(-1)?.id}`.replace(
        'x-',
        'abelardo-gabriel-de-la-espriella-otero-',
      ),
    );
    expect(last.map(({ label }) => label)).toEqual(['Term', 'Predecessor']);
  });

  it('count a protected area with several parts once', async () => {
    const areas = await listOf('NaturalArea', 'areaGroupId,totalArea');
    const wholes = [...new Map(areas.map((area) => [area.areaGroupId, area])).values()];
    const one = areas.find(({ id }) => id === 68) as Row;
    const [, hectares] = await factsOf('/en/data/protected-areas/tayrona-68');
    expect(hectares?.notes).toEqual([ranked(wholes, (row) => row.totalArea, one.totalArea, 'Colombia')]);
    expect(wholes.length).toBeLessThan(areas.length);
  });

  it('show sums and counts of the records of a region and a category', async () => {
    const departments = await listOf('Department', 'regionId,population,surfaceKm2');
    const own = departments.filter(({ regionId }) => regionId === 1);
    const sum = (field: string, rows: readonly Row[]) =>
      number(rows.reduce((all, row) => all + (row[field] as number), 0));
    expect((await factsOf('/en/data/natural-regions/caribe-1')).map(({ value }) => value)).toEqual([
      `${sum('population', own)} inhabitants`,
      String(own.length),
      `${sum('surfaceKm2', own)} km²`,
    ]);
    const areas = await listOf('NaturalArea', 'areaGroupId,categoryNaturalAreaId,totalArea');
    const parks = areas.filter(({ categoryNaturalAreaId }) => categoryNaturalAreaId === 7);
    const wholes = [...new Map(parks.map((area) => [area.areaGroupId, area])).values()];
    expect(
      (await factsOf('/en/data/categories-of-protected-areas/parque-nacional-natural-7')).map(
        ({ value }) => value,
      ),
    ).toEqual([String(wholes.length), `${sum('totalArea', wholes)} ha`]);
  });

  it('count as current for as many days as the family declares', () => {
    const day = Date.parse('2026-06-01T00:00:00Z');
    expect(isWithin('2026-03-03', 90, day)).toBe(true);
    expect(isWithin('2026-03-02', 90, day)).toBe(false);
    // A month counts from its first day.
    expect(isWithin('2026-03', 90, day)).toBe(false);
    expect(isWithin('2026', 90, Date.parse('2026-02-01T00:00:00Z'))).toBe(true);
  });

  it('are in the title and the description', async () => {
    const { html } = await get('/en/data/airports/aeropuerto-internacional-el-dorado-3');
    expect(html).toContain('<title>Aeropuerto Internacional El Dorado, airport in Bogotá D.C.');
    expect(html).toMatch(
      /<meta name="description" content="[^"]*IATA code: BOG\. ICAO code: SKBO\. Elevation: 2,548/,
    );
  });
});

describe('values of a record', () => {
  it('appear once if they name one place', async () => {
    const { html } = await get('/en/data/airports/aeropuerto-internacional-el-dorado-3');
    const main = html.slice(html.indexOf('<article'), html.indexOf('<div class="folds">'));
    const places = [...main.matchAll(/<dd[^>]*><a[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
    expect(places.filter((name) => name?.startsWith('Bogotá'))).toHaveLength(1);
    const city = (await get('/en/data/municipalities/medellin-12')).html;
    expect(city).not.toContain('Area, rounded</dt>');
  });

  it('omit the code 0, and the marine part of an area links to the part on land', async () => {
    const { html } = await get('/en/data/protected-areas/tayrona-68');
    expect(html).not.toMatch(/<dd>0<\/dd>/);
    expect(html).toContain('none, at sea');
    expect(html).toContain('href="/en/data/protected-areas/tayrona-69"');
    expect(html).toContain('<figure class="place">');
    expect((await get('/es/datos/areas-protegidas/tayrona-69')).html).toContain('tayrona-68"');
  });

  it('list the neighbourhoods of a postal code, without the name that the source cuts', async () => {
    const { html } = await get('/en/data/postal-codes/110231-82');
    const list = /<ul class="name-list" lang="es">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';
    const names = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Chapinero Central', 'Chapinero Norte', 'Marly']));
    expect(names).not.toContain('Quinta C');
    expect(html).toContain('The source cuts this list off');
    expect(html).not.toContain('available only in Spanish');
    expect(html).not.toContain('..');
  });

  it('are in the language of the page', async () => {
    const spoken: readonly (readonly [string, string, string])[] = [
      ['volcanoes/volcan-galeras-10', 'Yellow', 'Alerta amarilla'],
      ['airports/aeropuerto-internacional-el-dorado-3', 'International', 'Internacional<'],
      ['municipalities/medellin-12', 'Municipality<', '<dd>Municipio<'],
      ['postal-codes/110231-82', 'Urban', 'Urbano'],
      ['invasive-species/acacia-negra-gris-1', 'High', '<dd>2<'],
    ];
    for (const [path, english, spanish] of spoken) {
      const { html } = await get(`/en/data/${path}`);
      const main = html.slice(html.indexOf('<article'), html.indexOf('<div class="folds">'));
      expect(main, path).toContain(english);
      expect(main, path).not.toContain(spanish);
    }
  });

  it('name no setting of the operator to visitors', async () => {
    const { html } = await get('/en/data/volcanoes/volcan-galeras-10');
    expect(html).not.toContain('REPORT_CONTACT');
    expect(html).toContain('This copy takes no reports.');
  });
});

describe('the page of the country', () => {
  it('has its flag, all departments and its population by year', async () => {
    const { html } = await get('/en/data/country');
    const departments = await listOf('Department', 'name');
    expect(html).toMatch(/<svg class="flag"[^>]*aria-label="Flag: [^"]+">(<rect [^>]*>){3}/);
    const list = /<section aria-labelledby="all-department">([\s\S]*?)<\/section>/.exec(html)?.[1] ?? '';
    expect([...list.matchAll(/<li>/g)]).toHaveLength(departments.length);
    expect(html).toContain('Population by year');
  });
});

describe('pictures', () => {
  const POLICY = 'content-security-policy';

  it('are loaded from the URL of the file, which is computed from its page', async () => {
    const pages = [];
    for (const family of ['City', 'HeritageCity', 'TouristicAttraction', 'TypicalDish'])
      for (const row of await listOf(family, 'pictureUrl,picturePageUrl'))
        if (row.pictureUrl !== null)
          pages.push([row.pictureUrl, pictureAddresses(String(row.picturePageUrl))?.original]);
    expect(pages.length).toBeGreaterThan(40);
    for (const [stated, computed] of pages) expect(computed).toBe(stated);
    expect(pictureAddresses('https://example.org/wiki/File:A.jpg')).toBeUndefined();
  });

  it('are on pages whose data state a licence, and only those allow their host', async () => {
    const shown = await get('/en/data/municipalities/medellin-12');
    expect(String(shown.headers[POLICY])).toContain("img-src 'self' data: https://upload.wikimedia.org;");
    expect(String(shown.headers['referrer-policy'])).toBe('no-referrer');
    expect(shown.html).toMatch(
      /<figure class="picture" data-picture="https:\/\/upload\.wikimedia\.org\/wikipedia\/commons\/thumb\//,
    );
    expect(shown.html).not.toContain('<img');
    expect(shown.html).toMatch(
      /<figcaption>Picture: Carlos Andres Granada, <a href="https:\/\/creativecommons/,
    );
    // Without a stated licence, a picture is a link.
    const unlicensed = await get('/en/data/presidents/gustavo-francisco-petro-urrego-52');
    expect(String(unlicensed.headers[POLICY])).not.toContain('http');
    expect(unlicensed.html).not.toContain('class="picture"');
  });
});
