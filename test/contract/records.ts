// The records of the specification, section 2.2, and the one that the contract adds: fields in its own notation,
// relations with the key that leads to them.

export type FieldType = 'integer' | 'number' | 'string' | 'boolean' | 'string[]' | 'date' | 'midnight';

export interface Relation {
  readonly name: string;
  readonly record: RecordName;
  readonly to: 'one' | 'many';
  /** A field of this record if the relation is to one record, and of the other record if it is to many. */
  readonly key: string;
}

interface RecordTable {
  readonly fields: ReadonlyMap<string, FieldType>;
  readonly relations: readonly Relation[];
}

/** The specification has dates as strings and surfaces as numbers. The contract defines the dates, and that surfaces are whole. */
const written = {
  Region: 'id integer, name string, description string, departments Department[] by regionId',
  Department: `id integer, name string, description string, cityCapitalId integer, municipalities number,
    surface integer, population number, phonePrefix string, countryId integer,
    cityCapital City by cityCapitalId, country Country by countryId, cities City[] by departmentId,
    regionId integer, region Region by regionId, naturalAreas NaturalArea[] by departmentId,
    maps Map[] by departmentId, indigenousReservations IndigenousReservation[] by deparmentId,
    airports Airport[] by deparmentId`,
  Country: `id integer, name string, description string, stateCapital string, surface integer, population number,
    languages string[], timeZone string, currency string, currencyCode string, currencySymbol string,
    isoCode string, internetDomain string, phonePrefix string, radioPrefix string, aircraftPrefix string,
    subRegion string, region string, borders string[], flags string[]`,
  City: `id integer, name string, description string, surface integer, population number, postalCode string,
    departmentId integer, department Department by departmentId,
    touristAttractions TouristAttraction[] by cityId, presidents President[] by cityId,
    indigenousReservations IndigenousReservation[] by cityId, airports Airport[] by cityId,
    radios Radio[] by cityId, urbanCenters UrbanCenter[] by cityId,
    higherEducationInstitutions HigherEducationInstitution[] by cityId,
    televisionChannels TelevisionChannel[] by cityId`,
  NaturalArea: `id integer, areaGroupId integer, categoryNaturalAreaId integer, name string, departmentId integer,
    daneCode number, landArea number, maritimeArea number, department Department by departmentId,
    categoryNaturalArea CategoryNaturalArea by categoryNaturalAreaId`,
  CategoryNaturalArea: `id integer, name string, description string,
    naturalAreas NaturalArea[] by categoryNaturalAreaId`,
  Map: `id integer, name string, description string, departmentId integer, urlImages string[], urlSource string,
    department Department by departmentId`,
  TouristAttraction: `id integer, name string, description string, images string[], latitude string,
    longitude string, cityId integer, city City by cityId`,
  President: `id integer, image string, name string, lastName string, startPeriodDate date, endPeriodDate date,
    politicalParty string, description string, cityId integer, city City by cityId`,
  IndigenousReservation: `id integer, name string, code string, procedureType string,
    administrativeActType string, administrativeActNumber number, administrativeActDate date,
    nativeCommunityId integer, nativeCommunity NativeCommunity by nativeCommunityId, deparmentId integer,
    department Department by deparmentId, cityId integer, city City by cityId`,
  NativeCommunity: `id integer, name string, description string, languages string, images string[],
    indigenousReservations IndigenousReservation[] by nativeCommunityId`,
  Airport: `id integer, name string, iataCode string, oaciCode string, type string, deparmentId integer,
    department Department by deparmentId, cityId integer, city City by cityId, latitude number, longitude number`,
  Radio: `id integer, name string, frequency number, band string, cityId integer, city City by cityId, url string,
    streamers string[]`,
  UrbanCenter: `id integer, cityId integer, code string, name string, type string, longitude number,
    latitude number`,
  HigherEducationInstitution: `id integer, code string, name string, legalNature string,
    academicCharacter string, cityId integer, city City by cityId, address string, phone string,
    isHighQualityAccredited boolean, website string`,
  TelevisionChannel: `id integer, name string, cityId integer, city City by cityId, url string,
    isActive boolean`,
  Volcano: `id integer, name string, description string, elevation number, latitude number, longitude number,
    volcanoType string, activityLevel string, imageUrl string, departmentId integer,
    department Department by departmentId, cityId integer, city City by cityId`,
  TypicalDish: `id integer, name string, description string, ingredients string, imageUrl string,
    departmentId integer, department Department by departmentId`,
  PostalCode: `id integer, noId integer, cityId integer, postalZone string, code string, northLimit string,
    southLimit string, eastLimit string, westLimit string, type string,
    neighborhoodsContainedInPostalCode string, ruralAreasContainedInPostalCode string, city City by cityId`,
  HeritageCity: `id integer, name string, description string, cityId integer, city City by cityId,
    departmentId integer, department Department by departmentId, image string`,
  IntangibleHeritage: `id integer, name string, departmentId integer, scope string, inclusionYear integer,
    department Department by departmentId`,
  InvasiveSpecie: `id integer, name string, scientificName string, commonNames string, impact string,
    manage string, riskLevel number, urlImage string`,
  TraditionalFairAndFestival: `id integer, name string, description string, month string, cityId integer,
    city City by cityId`,
  Holiday: 'date midnight, name string',
};

export type RecordName = keyof typeof written;

export const records = Object.fromEntries(
  Object.entries(written).map(([record, text]) => [record, read(text)]),
) as Readonly<Record<RecordName, RecordTable>>;

function read(text: string): RecordTable {
  const fields = new Map<string, FieldType>();
  const relations: Relation[] = [];
  for (const entry of text.split(/,\s+/)) {
    const [name, type, , key] = entry.split(/\s+/) as [string, string, string?, string?];
    if (key === undefined) fields.set(name, type as FieldType);
    else {
      const to = type.endsWith('[]') ? 'many' : 'one';
      relations.push({ name, record: type.replace('[]', '') as RecordName, to, key });
    }
  }
  return { fields, relations };
}
