// Every family as a client may request it: the contract's fields and relations, and the extended ones.
import { type Row, rowsOf, rowsWith } from '../contract/data-files.js';
import { families as contractFamilies } from '../contract/families.js';
import { type FieldType, type RecordName, records } from '../contract/records.js';
import { holidaysOf2026 } from './holidays-of-2026.js';

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** Shown only on request. */
  readonly extended: boolean;
}

export interface Relation {
  readonly name: string;
  readonly to: 'one' | 'many';
  readonly target: RecordName;
  /** A field of this record if the relation is to one record, and of the other record if it is to many. */
  readonly key: string;
  /** The children belong to the parents of this list, to which their key refers. */
  readonly byWayOf?: Relation;
}

export interface Family {
  readonly record: RecordName;
  readonly path: string;
  /** In the order they are declared, which is that of the data files. */
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
  /** Further relations of a record, shown only if they are requested by name. */
  readonly lists: readonly Relation[];
  /** Fields that a search reads. A dot separates a relation from its field. */
  readonly search: readonly string[];
  /** The rows in id order. Those of the calendar are of one year. */
  readonly rows: readonly Row[];
}

/** For records that are areas, the box around their borders and their centroid. */
const area = {
  west: 'number',
  south: 'number',
  east: 'number',
  north: 'number',
  centroidLatitude: 'number',
  centroidLongitude: 'number',
} as const;

/** A picture whose author and licence are stated. */
const picture = {
  pictureUrl: 'string',
  picturePageUrl: 'string',
  pictureAuthor: 'string',
  pictureLicence: 'string',
  pictureLicenceUrl: 'string',
} as const;

const extended: { readonly [R in RecordName]?: Readonly<Record<string, FieldType>> } = {
  City: {
    surfaceKm2: 'number',
    daneCode: 'string',
    officialName: 'string',
    type: 'string',
    latitude: 'number',
    longitude: 'number',
    elevation: 'number',
    website: 'string',
    pdet: 'boolean',
    zomac: 'boolean',
    planningRegion: 'string',
    seatName: 'string',
    wikidataId: 'string',
    geonamesId: 'integer',
    osmRelationId: 'integer',
    areaCode: 'string',
    founded: 'string',
    demonym: 'string',
    ...area,
    ...picture,
    englishDescription: 'string',
  },
  Department: {
    surfaceKm2: 'number',
    daneCode: 'string',
    isoCode: 'string',
    latitude: 'number',
    longitude: 'number',
    officialName: 'string',
    areaCode: 'string',
    demonym: 'string',
    ...area,
    englishDescription: 'string',
  },
  Region: { ...area, englishDescription: 'string' },
  Country: {
    surfaceKm2: 'number',
    isoCode3: 'string',
    isoNumeric: 'string',
    timeZoneId: 'string',
    ...area,
    englishDescription: 'string',
  },
  NaturalArea: {
    totalArea: 'number',
    actArea: 'number',
    actMaritimeArea: 'number',
    inscriptionDate: 'date',
  },
  Airport: { elevation: 'number', municipalityId: 'integer' },
  IndigenousReservation: { areaHa: 'number', daneReservationCode: 'string' },
  HeritageCity: { ...picture, englishDescription: 'string' },
  CategoryNaturalArea: { englishDescription: 'string' },
  TraditionalFairAndFestival: { englishDescription: 'string' },
  TouristAttraction: { englishName: 'string', ...picture, englishDescription: 'string' },
  TypicalDish: { englishName: 'string', ...picture, englishDescription: 'string' },
  Volcano: { alertDate: 'string', smithsonianNumber: 'string', englishDescription: 'string' },
  HigherEducationInstitution: { accreditedFrom: 'date', accreditedUntil: 'date' },
  President: { acting: 'boolean', englishDescription: 'string' },
  IntangibleHeritage: { unescoYear: 'integer', description: 'string', englishDescription: 'string' },
  Holiday: { originalDate: 'date', law: 'string' },
};

const many = (name: string, target: RecordName, key: string): Relation => ({
  name,
  to: 'many',
  target,
  key,
});
const cities = many('cities', 'City', 'departmentId');
const ofCities = (name: string, target: RecordName): Relation => ({
  ...many(name, target, 'cityId'),
  byWayOf: cities,
});

const lists: { readonly [R in RecordName]?: readonly Relation[] } = {
  Airport: [{ name: 'municipality', to: 'one', target: 'City', key: 'municipalityId' }],
  City: [
    many('postalCodes', 'PostalCode', 'cityId'),
    many('volcanoes', 'Volcano', 'cityId'),
    many('heritageCities', 'HeritageCity', 'cityId'),
    many('locatedAirports', 'Airport', 'municipalityId'),
    many('traditionalFairsAndFestivals', 'TraditionalFairAndFestival', 'cityId'),
  ],
  Department: [
    many('volcanoes', 'Volcano', 'departmentId'),
    many('typicalDishes', 'TypicalDish', 'departmentId'),
    many('heritageCities', 'HeritageCity', 'departmentId'),
    many('intangibleHeritages', 'IntangibleHeritage', 'departmentId'),
    ofCities('touristAttractions', 'TouristAttraction'),
    ofCities('presidents', 'President'),
    ofCities('radios', 'Radio'),
    ofCities('higherEducationInstitutions', 'HigherEducationInstitution'),
    ofCities('televisionChannels', 'TelevisionChannel'),
    ofCities('postalCodes', 'PostalCode'),
    ofCities('urbanCenters', 'UrbanCenter'),
    ofCities('traditionalFairsAndFestivals', 'TraditionalFairAndFestival'),
  ],
};

function ofContract(record: RecordName, path: string, search: readonly string[]): Family {
  const known = Object.entries(extended[record] ?? {});
  return {
    record,
    path,
    search,
    fields: [
      ...[...records[record].fields].map(([name, type]) => ({ name, type, extended: false })),
      ...known.map(([name, type]) => ({ name, type, extended: true })),
    ],
    relations: records[record].relations.map(({ name, to, record: target, key }) => ({
      name,
      to,
      target,
      key,
    })),
    lists: lists[record] ?? [],
    // The only family without ids, which no request needs.
    rows: record === 'Holiday' ? (holidaysOf2026 as unknown as Row[]) : rowsOf(record),
  };
}

/** Those that are lists of records with ids. */
export const listedFamilies: readonly Family[] = contractFamilies.map(({ record, path, search }) =>
  ofContract(record, path, search),
);

export const country = ofContract('Country', 'Country', []);
export const holiday = ofContract('Holiday', 'Holiday', []);

export const everyFamily = [...listedFamilies, country, holiday];

const byRecord = new Map<string, Family>(everyFamily.map((family) => [family.record, family]));

export function familyOf(record: string): Family {
  const family = byRecord.get(record);
  if (family === undefined) throw new Error(`No family of ${record} records.`);
  return family;
}

/** Those with coordinates. */
export const locatedFamilies = listedFamilies.filter(({ fields }) =>
  ['latitude', 'longitude'].every((name) => fields.some((field) => field.name === name)),
);

/** The records that a list leads to, in id order. */
export function childrenOf({ target, key, byWayOf }: Relation, { id }: Row): readonly Row[] {
  if (byWayOf === undefined) return rowsWith(target, key, id);
  const between = rowsWith(byWayOf.target, byWayOf.key, id);
  return between.flatMap((row) => rowsWith(target, key, row.id)).toSorted((a, b) => a.id - b.id);
}
