// Fields beyond the contract: in the data and the description, searchable, and never in a response.
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/engine/text/fold.js';
import { sharedService } from '../system/shared-service.js';
import { type Entry, readData } from './data-files.js';

const { server } = (await sharedService()).service;

const get = async (path: string) => (await server.inject(`/api/v1${path}`)).json();

const area = ['west', 'south', 'east', 'north', 'centroidLatitude', 'centroidLongitude'];
const picture = ['pictureUrl', 'picturePageUrl', 'pictureAuthor', 'pictureLicence', 'pictureLicenceUrl'];

const extended: Readonly<Record<string, readonly string[]>> = {
  City: [
    'surfaceKm2',
    'daneCode',
    'officialName',
    'type',
    'latitude',
    'longitude',
    'elevation',
    'website',
    'pdet',
    'zomac',
    'planningRegion',
    'seatName',
    'wikidataId',
    'geonamesId',
    'osmRelationId',
    'areaCode',
    'founded',
    'demonym',
    ...area,
    ...picture,
    'englishDescription',
  ],
  TouristAttraction: ['englishName', ...picture, 'englishDescription'],
  TypicalDish: ['englishName', ...picture, 'englishDescription'],
  HeritageCity: [...picture, 'englishDescription'],
  CategoryNaturalArea: ['englishDescription'],
  TraditionalFairAndFestival: ['englishDescription'],
  Department: [
    'surfaceKm2',
    'daneCode',
    'isoCode',
    'latitude',
    'longitude',
    'officialName',
    'areaCode',
    'demonym',
    ...area,
    'englishDescription',
  ],
  Region: [...area, 'englishDescription'],
  Population: [
    ...['level', 'placeId', 'placeName', 'daneCode', 'departmentId', 'noteEn', 'noteEs', 'noteSource'],
    ...['inDefaultSeries', 'releaseTitle'],
  ],
  EthnicPopulation: ['releaseTitle'],
  NaturalArea: ['totalArea', 'actArea', 'actMaritimeArea', 'inscriptionDate'],
  Airport: ['elevation', 'municipalityId'],
  IndigenousReservation: ['areaHa', 'daneReservationCode'],
  Volcano: ['alertDate', 'smithsonianNumber', 'englishDescription'],
  Country: ['surfaceKm2', 'isoCode3', 'isoNumeric', 'timeZoneId', ...area, 'englishDescription'],
  HigherEducationInstitution: ['accreditedFrom', 'accreditedUntil'],
  President: ['acting', 'englishDescription'],
  IntangibleHeritage: ['unescoYear', 'description', 'englishDescription'],
  InternationalDesignation: [
    'englishName',
    'designationDate',
    'number',
    'criteria',
    'runapNumber',
    'areaHa',
    'latitude',
    'longitude',
  ],
  Holiday: ['originalDate', 'law'],
};
const without = (record: string, ...answers: readonly Entry[]) => {
  for (const answer of answers) {
    expect(answer.name).toBeTypeOf('string');
    expect((extended[record] ?? []).filter((field) => field in answer)).toEqual([]);
  }
};

describe('are in no response by default', () => {
  it.each([
    ['City', '/City/1'],
    ['Department', '/Department/1'],
    ['NaturalArea', '/NaturalArea/6'],
    ['Airport', '/Airport/1'],
    ['IndigenousReservation', '/IndigenousReservation/1'],
    ['Volcano', '/Volcano/1'],
    ['TouristAttraction', '/TouristicAttraction/1'],
    ['TypicalDish', '/TypicalDish/1'],
    ['HeritageCity', '/HeritageCity/4'],
    ['HigherEducationInstitution', '/HigherEducationInstitution/3'],
    ['President', '/President/1'],
    ['IntangibleHeritage', '/IntangibleHeritage/1'],
    ['CategoryNaturalArea', '/CategoryNaturalArea/1'],
    ['TraditionalFairAndFestival', '/TraditionalFairAndFestival/1'],
  ])('of %s', async (record, path) => {
    const family = path.split('/')[1];
    without(record, await get(path));
    without(record, ...(await get(`/${family}`)).slice(0, 5));
    without(record, ...(await get(`/${family}/pagedList?Page=1&PageSize=5`)).data);
  });

  it('of Holiday', async () => {
    const days: readonly Entry[] = await get('/Holiday/year/2026');
    expect(days).toHaveLength(19);
    for (const day of days) expect(Object.keys(day)).toEqual(['date', 'name']);
  });

  it('in an embedded record', async () => {
    const [department] = await get('/Department/search/amazonas');
    without('City', department.cityCapital, ...department.cities);
    without('Country', department.country);
    const { city, department: brief } = await get('/Airport/1');
    without('City', city);
    without('Department', brief);
    without('City', (await get('/TraditionalFairAndFestival/1')).city);
  });
});

it('are described with their types, apart from the other fields', async () => {
  const { schemas } = (await server.inject('/openapi.full.json')).json().components;
  for (const [record, fields] of Object.entries(extended)) {
    expect(Object.keys(schemas[record]['x-extended-fields']), record).toEqual(fields);
    expect(Object.keys(schemas[record].properties).filter((name) => fields.includes(name))).toEqual([]);
    for (const field of fields) expect(schemas[record]['x-extended-fields'][field].type).toBeDefined();
  }
});

it('finds a city by its official name, even if another one is common', async () => {
  const otherwise = readData<Record<'id' | 'name' | 'officialName', string>>('cities.json').filter(
    ({ name, officialName }) => officialName !== null && fold(name) !== fold(officialName),
  );
  expect(otherwise.map(({ name }) => name)).toEqual(expect.arrayContaining(['Cali', 'Cúcuta', 'Mompós']));
  for (const { id, officialName } of otherwise) {
    const found: readonly Entry[] = await get(`/City/search/${encodeURIComponent(officialName)}`);
    expect(
      found.map((city) => city.id),
      officialName,
    ).toContain(id);
  }
});
