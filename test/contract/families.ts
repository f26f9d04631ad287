// Section 3 of the contract as tables: the families with their paths, and the related lists of each parent.
import type { RecordName } from './records.js';

interface Family {
  readonly path: string;
  readonly record: RecordName;
  /** Fields that a search reads. A dot separates a relation from its field. */
  readonly search: readonly string[];
}

const family = (record: RecordName, search: string, path: string = record): Family => ({
  path,
  record,
  search: search.split(' '),
});

export const families: readonly Family[] = [
  family('Region', 'name description'),
  family('Department', 'name description phonePrefix'),
  family('City', 'name officialName description postalCode daneCode'),
  family('Airport', 'name iataCode oaciCode type city.name municipality.name'),
  family('Volcano', 'name description volcanoType activityLevel'),
  family('TypicalDish', 'name description ingredients'),
  family(
    'PostalCode',
    'code postalZone type northLimit southLimit eastLimit westLimit neighborhoodsContainedInPostalCode ruralAreasContainedInPostalCode',
  ),
  family('HeritageCity', 'name description'),
  family('IntangibleHeritage', 'name scope'),
  family('HigherEducationInstitution', 'name code legalNature academicCharacter address'),
  family(
    'IndigenousReservation',
    'name nativeCommunity.name nativeCommunity.description nativeCommunity.languages',
  ),
  family('TouristAttraction', 'name description', 'TouristicAttraction'),
  family('InvasiveSpecie', 'name scientificName commonNames impact manage'),
  family('President', 'name lastName politicalParty description'),
  family('Map', 'name description'),
  family('NaturalArea', 'name'),
  family('CategoryNaturalArea', 'name description'),
  family('NativeCommunity', 'name description languages'),
  family('Radio', 'name band'),
  family('UrbanCenter', 'name code type'),
  family('TelevisionChannel', 'name'),
  family('TraditionalFairAndFestival', 'name description month'),
];

/** The only family without a `name`. Every other family has the path for names. */
export const withoutName: readonly RecordName[] = ['PostalCode'];

export interface RelatedList {
  readonly parent: RecordName;
  readonly segments: readonly string[];
  readonly record: RecordName;
  /** The field of the child that contains the id of the parent, or of its city if the child is related through a city. */
  readonly key: string;
  readonly byWayOfCities: boolean;
}

const related =
  (parent: RecordName, key: string, byWayOfCities = false) =>
  (segments: string, record: RecordName, ownKey = key): RelatedList => ({
    parent,
    segments: segments.split(' '),
    record,
    key: ownKey,
    byWayOfCities,
  });

const ofDepartment = related('Department', 'departmentId');
const ofCitiesOfDepartment = related('Department', 'cityId', true);
const ofCity = related('City', 'cityId');
const attractions = 'touristicAttractions touristAttractions';

export const relatedLists: readonly RelatedList[] = [
  related('Region', 'regionId')('departments', 'Department'),
  ofDepartment('cities', 'City'),
  ofDepartment('naturalAreas', 'NaturalArea'),
  ofDepartment('maps', 'Map'),
  ofDepartment('indigenousReservations', 'IndigenousReservation', 'deparmentId'),
  ofDepartment('airports', 'Airport', 'deparmentId'),
  ofDepartment('volcanoes', 'Volcano'),
  ofDepartment('typicalDishes', 'TypicalDish'),
  ofDepartment('heritageCities', 'HeritageCity'),
  ofDepartment('intangibleHeritages', 'IntangibleHeritage'),
  ofCitiesOfDepartment(attractions, 'TouristAttraction'),
  ofCitiesOfDepartment('presidents', 'President'),
  ofCitiesOfDepartment('radios', 'Radio'),
  ofCitiesOfDepartment('higherEducationInstitutions', 'HigherEducationInstitution'),
  ofCitiesOfDepartment('televisionChannels', 'TelevisionChannel'),
  ofCitiesOfDepartment('postalCodes', 'PostalCode'),
  ofCitiesOfDepartment('urbanCenters', 'UrbanCenter'),
  ofCitiesOfDepartment('traditionalFairsAndFestivals', 'TraditionalFairAndFestival'),
  ofCity(attractions, 'TouristAttraction'),
  ofCity('presidents', 'President'),
  ofCity('indigenousReservations', 'IndigenousReservation'),
  ofCity('airports', 'Airport'),
  ofCity('radios', 'Radio'),
  ofCity('urbanCenters', 'UrbanCenter'),
  ofCity('higherEducationInstitutions', 'HigherEducationInstitution'),
  ofCity('televisionChannels', 'TelevisionChannel'),
  ofCity('postalCodes', 'PostalCode'),
  ofCity('volcanoes', 'Volcano'),
  ofCity('heritageCities', 'HeritageCity'),
  ofCity('traditionalFairsAndFestivals', 'TraditionalFairAndFestival'),
  related('NativeCommunity', 'nativeCommunityId')('indigenousReservations', 'IndigenousReservation'),
  related('CategoryNaturalArea', 'categoryNaturalAreaId')('naturalAreas', 'NaturalArea'),
];

interface OldPath {
  /** Below the version, the id of the parent in braces. */
  readonly path: string;
  readonly parent: RecordName;
  readonly record: RecordName;
  readonly key: string;
}

/** Paths of the public service outside the patterns, which list the children of a record under their own name. */
export const oldPaths: readonly OldPath[] = [
  { path: 'TypicalDish/{}/department', parent: 'Department', record: 'TypicalDish', key: 'departmentId' },
  {
    path: 'IntangibleHeritage/{}/department',
    parent: 'Department',
    record: 'IntangibleHeritage',
    key: 'departmentId',
  },
  { path: 'PostalCode/city/{}', parent: 'City', record: 'PostalCode', key: 'cityId' },
  { path: 'UrbanCenter/city/{}', parent: 'City', record: 'UrbanCenter', key: 'cityId' },
  {
    path: 'TraditionalFairAndFestival/{}/city',
    parent: 'City',
    record: 'TraditionalFairAndFestival',
    key: 'cityId',
  },
];
