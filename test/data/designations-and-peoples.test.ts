// International designations and the peoples of the census, over HTTP on the real dataset.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { readData } from './data-files.js';

const { server } = (await sharedService()).service;
const get = async (path: string) => (await server.inject(`/api/v1${path}`)).json();

interface Designation {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly category: string | null;
  readonly year: number | null;
  readonly designationDate: string | null;
  readonly departmentId: number | null;
  readonly departmentCodes: readonly string[];
  readonly intangibleHeritageId: number | null;
  readonly runapNumber: number | null;
}
const designations = readData('international-designations.json') as unknown as readonly Designation[];

describe('international designations', () => {
  it.each([
    ['Patrimonio Mundial', 9],
    ['Patrimonio Cultural Inmaterial', 13],
    ['Reserva de Biosfera', 6],
    ['Humedal Ramsar', 11],
    ['Ciudad Creativa', 8],
  ])('has on the list %s %i records', async (kind, count) => {
    const found = await get(`/InternationalDesignation?kind=${encodeURIComponent(kind)}`);
    expect(found).toHaveLength(count);
  });

  it('have a category only on lists with categories', () => {
    const without = new Set(['Reserva de Biosfera', 'Humedal Ramsar']);
    expect(designations.filter(({ kind, category }) => without.has(kind) !== (category === null))).toEqual(
      [],
    );
  });

  it('have a date only within their year', () => {
    const dated = designations.filter(({ designationDate }) => designationDate !== null);
    expect(dated.length).toBeGreaterThan(0);
    expect(dated.filter(({ year, designationDate }) => !designationDate?.startsWith(`${year}-`))).toEqual([]);
  });

  it('have the department of their code if they have only one', () => {
    const codes = new Map(
      readData<{ id: number; daneCode: string }>('departments.json').map(({ id, daneCode }) => [
        id,
        daneCode,
      ]),
    );
    for (const { departmentId, departmentCodes } of designations) {
      expect(departmentCodes.filter((code) => ![...codes.values()].includes(code))).toEqual([]);
      if (departmentCodes.length === 1) expect(codes.get(departmentId as number)).toBe(departmentCodes[0]);
      else expect(departmentId).toBeNull();
    }
  });

  it('have the same year at UNESCO as in the national list, if both have one', () => {
    const years = new Map(
      readData<{ id: number; unescoYear: number | null }>('intangible-heritages.json').map((row) => [
        row.id,
        row.unescoYear,
      ]),
    );
    const linked = designations.filter(({ intangibleHeritageId }) => intangibleHeritageId !== null);
    expect(linked).toHaveLength(13);
    const known = linked.map(({ id, year, intangibleHeritageId }) => ({
      id,
      year,
      national: years.get(intangibleHeritageId as number) ?? null,
    }));
    expect(
      known.filter(({ year, national }) => year !== null && national !== null && year !== national),
    ).toEqual([]);
  });

  it('refer to protected areas of the registry', () => {
    const registered = new Set(
      readData<{ areaGroupId: number }>('natural-areas.json').map(({ areaGroupId }) => areaGroupId),
    );
    const named = designations.flatMap(({ runapNumber }) => (runapNumber === null ? [] : [runapNumber]));
    expect(named).toEqual([112, 57, 97]);
    expect(named.filter((number) => !registered.has(number))).toEqual([]);
  });

  it('are listed for a municipality, a department and a tradition', async () => {
    const names = async (path: string) =>
      (await get(`${path}/internationalDesignations`)).map(({ name }: Designation) => name);
    expect(await names('/City/769')).toEqual([
      'Carnaval de Negros y Blancos',
      'Pasto, Ciudad Creativa de la Artesanía y las Artes Populares',
    ]);
    expect(await names('/Department/27')).toEqual(['Seaflower']);
    expect(await names('/IntangibleHeritage/19')).toEqual(['Carnaval de Barranquilla']);
  });

  it('are found by their English name', async () => {
    const { hits } = await get('/search?q=Coffee%20Cultural%20Landscape%20of%20Colombia');
    expect(hits[0]).toMatchObject({ family: 'InternationalDesignation', id: 6 });
  });
});

describe('peoples of the census', () => {
  it('are 115 with a code each, and three without', async () => {
    const peoples: readonly { daneCode: string | null }[] = await get('/IndigenousPeople');
    const codes = peoples.flatMap(({ daneCode }) => (daneCode === null ? [] : [daneCode]));
    expect([peoples.length, codes.length, new Set(codes).size]).toEqual([118, 115, 115]);
  });

  it('belong to the community with a reservation, in both directions', async () => {
    const [wayuu] = await get('/IndigenousPeople?daneCode=720');
    expect(wayuu).toMatchObject({
      name: 'Wayuu',
      languageFamily: 'Arawak',
      nativeCommunity: { name: 'Wayúu' },
    });
    const peoples = await get(`/NativeCommunity/26/indigenousPeoples`);
    expect(peoples.map(({ daneCode }: { daneCode: string }) => daneCode)).toEqual(['400', '401']);
  });
});

it('returns the current codes of the country, departments and municipalities', async () => {
  expect(await get('/Country/Colombia?fields=isoCode3,isoNumeric,timeZoneId')).toEqual({
    isoCode3: 'COL',
    isoNumeric: '170',
    timeZoneId: 'America/Bogota',
  });
  expect(await get('/City/55?fields=name,areaCode,demonym')).toEqual({
    name: 'Envigado',
    areaCode: '604',
    demonym: 'envigadeño',
  });
  expect(await get('/City/12?fields=founded')).toEqual({ founded: '1675-11-02' });
  expect(await get('/Department/2?fields=areaCode,phonePrefix')).toEqual({
    areaCode: '604',
    phonePrefix: '4',
  });
  expect(await get('/resolve/COL')).toMatchObject({ records: [{ family: 'Country', field: 'isoCode3' }] });
});

it('returns phone numbers that can be dialled', async () => {
  const rows: readonly { phone: string | null }[] = await get('/HigherEducationInstitution');
  const phones = rows.flatMap(({ phone }) => (phone === null ? [] : [phone]));
  expect(phones.filter((phone) => !/^(60[124-8]\d{7}|3\d{9})$/.test(phone))).toEqual([]);
  expect([phones.length, rows.length - phones.length]).toEqual([339, 28]);
});
