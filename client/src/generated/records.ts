// The records and documents of the service. Generated from its OpenAPI description: run `npm run generate` to update it.
import type { Marker } from './table.js';

/** Every field of a Country. The country with its names, capital, currency, codes and neighbours. */
export interface CountryFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the country. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Capital of the country. */
  stateCapital: string;
  /** Area in square kilometres, rounded to the nearest integer; DANE, MGN 2025. */
  surface: number;
  /** Inhabitants, the sum of the departments; DANE projection for 2025. */
  population: number;
  /** Languages, by their English names. */
  languages: string[];
  /** Time zone, as an offset from UTC. */
  timeZone: string;
  /** Name of the currency, in English. */
  currency: string;
  /** ISO 4217 code of the currency. */
  currencyCode: string;
  /** Symbol of the currency. */
  currencySymbol: string;
  /** ISO 3166-1 code, two letters. */
  isoCode: string;
  /** Top-level internet domain, with its dot. */
  internetDomain: string;
  /** International dialling code, with the plus sign. */
  phonePrefix: string;
  /** A prefix of its radio call signs; it has others. */
  radioPrefix: string;
  /** Prefix of its aircraft registrations. */
  aircraftPrefix: string;
  /** Part of the continent it is in, in English. */
  subRegion: string;
  /** Continent it is in, in English. */
  region: string;
  /** Countries with which it shares a land border, by their English names. */
  borders: string[];
  /** URLs of images of the flag. */
  flags: string[];
  /** Area in square kilometres, the sum of the departments; DANE, MGN 2025. */
  surfaceKm2: number;
  /** ISO 3166-1 code, three letters. */
  isoCode3: string;
  /** ISO 3166-1 number, three digits. */
  isoNumeric: string;
  /** Time zone in the IANA database, as programs name it. */
  timeZoneId: string;
  /** Longitude of its westernmost point, in degrees; null for an area without borders. */
  west: number | null;
  /** Latitude of its southernmost point, in degrees; null for an area without borders. */
  south: number | null;
  /** Longitude of its easternmost point, in degrees; null for an area without borders. */
  east: number | null;
  /** Latitude of its northernmost point, in degrees; null for an area without borders. */
  north: number | null;
  /** Latitude of its centroid, in degrees; null for an area without borders. */
  centroidLatitude: number | null;
  /** Longitude of its centroid, in degrees; null for an area without borders. */
  centroidLongitude: number | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a Population. The inhabitants of the country, a department or a municipality in each year, with the release of each figure. */
export interface PopulationFields {
  /** Family of the place: `City`, `Department` or `Country`. */
  level: 'City' | 'Department' | 'Country';
  /** Id of the place in its family. */
  placeId: number;
  /** Name of the place. */
  placeName: string;
  /** DANE code of the place (DIVIPOLA): five digits for a municipality, two for a department; null for the country. */
  daneCode: string | null;
  /** Id of the department that a municipality belongs to; null for the other levels. */
  departmentId: number | null;
  /** Year of the figure. */
  year: number;
  /** Inhabitants; of a department or the country, the sum of the municipalities. */
  total: number;
  /** Inhabitants of the seat; null if unknown. */
  urban: number | null;
  /** Inhabitants outside the seat, in hamlets and countryside; null if unknown. */
  rural: number | null;
  /** Men; null if unknown. */
  men: number | null;
  /** Women; null if unknown. */
  women: number | null;
  /** Id of the source of the figure. */
  release: string;
  /** Whether it is in force, superseded, or the latest available here although DANE has published a later figure for that year. */
  status: 'in force' | 'latest available' | 'superseded';
  /** Whether it was counted in a census, adjusted for people that the census missed, estimated or projected. */
  kind: 'counted' | 'adjusted' | 'estimated' | 'projected';
  /** Why it is not comparable with the year before: `territorial change`, `seam of releases` or `unexplained`; null if it is. */
  note: 'territorial change' | 'seam of releases' | 'unexplained' | null;
  /** The note as a sentence, with the act and the places of a territorial change, or both releases of a seam. */
  noteEn: string | null;
  /** The same sentence in Spanish. */
  noteEs: string | null;
  /** Id of the source of a territorial change; null for other notes. */
  noteSource: string | null;
  /** Whether the figure is part of the default series, which has one figure per year. */
  inDefaultSeries: boolean;
  /** Title of that source. */
  releaseTitle: string;
}

/** Every field of a Region. The natural regions of the country, each with its departments. */
export interface RegionFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the region. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Longitude of its westernmost point, in degrees; null for an area without borders. */
  west: number | null;
  /** Latitude of its southernmost point, in degrees; null for an area without borders. */
  south: number | null;
  /** Longitude of its easternmost point, in degrees; null for an area without borders. */
  east: number | null;
  /** Latitude of its northernmost point, in degrees; null for an area without borders. */
  north: number | null;
  /** Latitude of its centroid, in degrees; null for an area without borders. */
  centroidLatitude: number | null;
  /** Longitude of its centroid, in degrees; null for an area without borders. */
  centroidLongitude: number | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a Department. The departments and the capital district, with their related records. */
export interface DepartmentFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name in common use. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Id of the municipality that is its capital. */
  cityCapitalId: number;
  /** Number of municipalities; the island of San Andrés and the non-municipalised areas, which DANE classifies separately, are not included. */
  municipalities: number;
  /** Area in square kilometres, rounded to the nearest integer; DANE, MGN 2025. */
  surface: number;
  /** Inhabitants, the sum of its municipalities; DANE projection for 2025. */
  population: number;
  /** Area code in the one-digit form used until 2021; `areaCode` contains the one in use. */
  phonePrefix: string;
  /** Id of the country. */
  countryId: number;
  /** Id of its natural region. */
  regionId: number;
  /** Area in square kilometres, the sum of its municipalities; DANE, MGN 2025. */
  surfaceKm2: number;
  /** DANE code (DIVIPOLA), two digits. */
  daneCode: string;
  /** ISO 3166-2 code. */
  isoCode: string;
  /** Latitude of its capital, in degrees. */
  latitude: number;
  /** Longitude of its capital, in degrees. */
  longitude: number;
  /** Name in the DIVIPOLA, the list of DANE, the national statistics office. */
  officialName: string;
  /** Area code of its landlines, three digits, dialled before the seven of the number. */
  areaCode: string;
  /** What its people are called, in Spanish and masculine singular, several forms separated by commas; null if no source gives it. */
  demonym: string | null;
  /** Longitude of its westernmost point, in degrees; null for an area without borders. */
  west: number | null;
  /** Latitude of its southernmost point, in degrees; null for an area without borders. */
  south: number | null;
  /** Longitude of its easternmost point, in degrees; null for an area without borders. */
  east: number | null;
  /** Latitude of its northernmost point, in degrees; null for an area without borders. */
  north: number | null;
  /** Latitude of its centroid, in degrees; null for an area without borders. */
  centroidLatitude: number | null;
  /** Longitude of its centroid, in degrees; null for an area without borders. */
  centroidLongitude: number | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a City. The municipalities and the other units on the DANE list: non-municipalised areas, an island and an entity that no longer exists. Their types distinguish them. */
export interface CityFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name in common use. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Area in square kilometres, rounded to the nearest integer; DANE, MGN 2025. Null for an entity that no longer exists. */
  surface: number | null;
  /** Inhabitants; DANE projection for 2025. Null for an entity that no longer exists. */
  population: number | null;
  /** Its lowest urban postal code, or its lowest rural one if it has no urban ones; null if it has none. */
  postalCode: string | null;
  /** Id of its department. */
  departmentId: number;
  /** Area in square kilometres; DANE, MGN 2025. Null for an entity that no longer exists. */
  surfaceKm2: number | null;
  /** DANE code (DIVIPOLA), five digits; the first two are those of its department. Null for an entity that no longer exists. */
  daneCode: string | null;
  /** Name in the DIVIPOLA, the list of DANE, the national statistics office. Null for an entity that no longer exists. */
  officialName: string | null;
  /** Classification by DANE; null for an entity that no longer exists. */
  type: 'Municipio' | 'Isla' | 'Área no municipalizada' | null;
  /** Latitude of its seat, in degrees. */
  latitude: number;
  /** Longitude of its seat, in degrees. */
  longitude: number;
  /** Elevation of its seat, in metres above sea level; null if it is not known. */
  elevation: number | null;
  /** Website of its town hall; null if it is not certain. */
  website: string | null;
  /** Whether it belongs to a development programme with a territorial focus (PDET, Decreto 893 de 2017); null if it is not known. */
  pdet: boolean | null;
  /** Whether it is one of the areas most affected by the armed conflict (ZOMAC, Decreto 1650 de 2017); null if it is not known. */
  zomac: boolean | null;
  /** Region it belongs to in national plans, not always its natural region; null if it is not known. */
  planningRegion:
    | 'Región Caribe'
    | 'Región Centro Oriente'
    | 'Región Centro Sur'
    | 'Región Eje Cafetero - Antioquia'
    | 'Región Llano'
    | 'Región Pacífico'
    | null;
  /** Name of its seat, in the DIVIPOLA; often, but not always, its own. Null for an entity that no longer exists. */
  seatName: string | null;
  /** Its item in Wikidata; null if sources do not agree on it. */
  wikidataId: string | null;
  /** Its number in GeoNames, as an administrative division; null if it has none. */
  geonamesId: number | null;
  /** Number of its relation in OpenStreetMap; null if it is not known. */
  osmRelationId: number | null;
  /** Area code of its landlines, three digits, dialled before the seven of the number. Null for an entity that no longer exists. */
  areaCode: string | null;
  /** Date of its foundation as a settlement, a year or a day as far as it is known; null if it is not known or disputed. */
  founded: string | null;
  /** What its people are called, in Spanish and masculine singular, several forms separated by commas; null if no source gives it. */
  demonym: string | null;
  /** Longitude of its westernmost point, in degrees; null for an area without borders. */
  west: number | null;
  /** Latitude of its southernmost point, in degrees; null for an area without borders. */
  south: number | null;
  /** Longitude of its easternmost point, in degrees; null for an area without borders. */
  east: number | null;
  /** Latitude of its northernmost point, in degrees; null for an area without borders. */
  north: number | null;
  /** Latitude of its centroid, in degrees; null for an area without borders. */
  centroidLatitude: number | null;
  /** Longitude of its centroid, in degrees; null for an area without borders. */
  centroidLongitude: number | null;
  /** URL of a picture with a stated author and licence; null if none is known. */
  pictureUrl: string | null;
  /** URL of the page of `pictureUrl`, which a credit links to. */
  picturePageUrl: string | null;
  /** Author of `pictureUrl`, as credited. */
  pictureAuthor: string | null;
  /** Licence of `pictureUrl`, such as CC BY-SA 4.0; check it on its page. */
  pictureLicence: string | null;
  /** URL of the licence; null also in the public domain. */
  pictureLicenceUrl: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a NaturalArea. Every protected area of the national registry (RUNAP, December 2025), with one record for each department that it extends into and one for its part at sea. */
export interface NaturalAreaFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Number of the area in the national registry (RUNAP), the same in the records of all its parts. */
  areaGroupId: number;
  /** Id of its protection category. */
  categoryNaturalAreaId: number;
  /** Name of the area. */
  name: string;
  /** Id of the department of this part; null at sea or if it is not known. An area added in edition 2026.11.16 has one record, in the department of its centre, even if it extends into others. */
  departmentId: number | null;
  /** DANE code of the department as a number, without leading zeros; 0 at sea, null if it is not known. */
  daneCode: number | null;
  /** Land area of this part by the registry map, in hectares; null at sea. The parts of six areas are of the map of 2023 and do not add up to `totalArea`. */
  landArea: number | null;
  /** Marine area of this part by the registry map, in hectares; null on land or if it is not known. */
  maritimeArea: number | null;
  /** Area of the whole protected area by the registry map, land and sea in all departments, in hectares; the same in the records of all its parts. */
  totalArea: number;
  /** Area of the whole protected area by its act, in hectares; null if it is not known. */
  actArea: number | null;
  /** Marine part of `actArea`, in hectares; null if it has none. */
  actMaritimeArea: number | null;
  /** Date on which the area was entered in the national registry (RUNAP), which began in 2011. */
  inscriptionDate: string;
}

/** Every field of a CategoryNaturalArea. The categories of protected areas, each with its areas. */
export interface CategoryNaturalAreaFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the category. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a Map. Official maps of the country. Maps of the whole country have no department. */
export interface MapFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Title of the map. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Id of the department it shows; null for a map of the whole country. */
  departmentId: number | null;
  /** URLs of its images. */
  urlImages: string[];
  /** URL of the page where it was published. */
  urlSource: string;
}

/** Every field of a IndigenousReservation. Land that the State recognises as the collective property of an indigenous community: all those listed by the national land agency (October 2025). */
export interface IndigenousReservationFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the reservation. */
  name: string;
  /** Code of the reservation at the national land agency (ANT), five digits. */
  code: string;
  /** Procedure by which it was legalised, as written in the source; null if the source does not state it. */
  procedureType: string | null;
  /** Kind of the latest administrative act on the title, as written in the source: `RESOLUCIÓN`, `ACUERDO` or `DECRETO`. */
  administrativeActType: string;
  /** Number of that act. */
  administrativeActNumber: number;
  /** Date of that act. */
  administrativeActDate: string;
  /** Id of the indigenous people it belongs to; if several share it, one of them. */
  nativeCommunityId: number;
  /** Id of the department it is in; the contract spells the name this way. */
  deparmentId: number;
  /** Id of the municipality it is in, or of one of them. */
  cityId: number;
  /** Area of the reservation, in hectares, according to the national land agency. */
  areaHa: number;
  /** Code of the reservation at DANE, four digits; null if it has none or it is uncertain. */
  daneReservationCode: string | null;
}

/** Every field of a NativeCommunity. The indigenous peoples that the reservations belong to, with their languages. The peoples of the census are a separate family. */
export interface NativeCommunityFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the people. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Its languages as one text, comma-separated; null if they are not known. */
  languages: string | null;
  /** URLs of images; empty if it has none. */
  images: string[];
}

/** Every field of a Airport. Airports with their codes and coordinates. */
export interface AirportFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the airport. */
  name: string;
  /** IATA code; null if none is known. */
  iataCode: string | null;
  /** ICAO location indicator; null if none is known. */
  oaciCode: string | null;
  /** Domestic, international, military, or under construction. */
  type: 'Nacional' | 'Internacional' | 'Militar' | 'En Construcción';
  /** Id of the department it is in; the contract spells the name this way. */
  deparmentId: number;
  /** Id of the city it serves. */
  cityId: number;
  /** Latitude in degrees; null if it is not known. */
  latitude: number | null;
  /** Longitude in degrees; null if it is not known. */
  longitude: number | null;
  /** Elevation in metres above sea level; null if it is not known. */
  elevation: number | null;
  /** Id of the municipality it is in, which can differ from the city it serves; null if its position is not known. */
  municipalityId: number | null;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a Volcano. Volcanoes with their coordinates, elevation, type and alert level. */
export interface VolcanoFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the volcano. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Elevation in metres above sea level. */
  elevation: number;
  /** Latitude in degrees, positive to the north. */
  latitude: number;
  /** Longitude in degrees, positive to the east. */
  longitude: number;
  /** Type of volcano, in Spanish; `No determinado` if it is not determined. */
  volcanoType: string;
  /** Alert level of the Servicio Geológico Colombiano, the latest known; null if none is known. Its date is in `alertDate`. */
  activityLevel: 'Alerta verde' | 'Alerta amarilla' | 'Alerta naranja' | 'Alerta roja' | null;
  /** URL of an image; null if missing. */
  imageUrl: string | null;
  /** Id of the department it is listed under; it may extend into others. */
  departmentId: number;
  /** Id of the municipality it is listed under; it may extend into others. */
  cityId: number;
  /** Month or day since which the alert level holds, or on which it was last seen; null if it is not known. */
  alertDate: string | null;
  /** Number in the catalogue of the Smithsonian Institution; null if none is known. */
  smithsonianNumber: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a TypicalDish. Dishes of the regional cuisine, each with the department it is associated with. */
export interface TypicalDishFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the dish. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Main ingredients as one text, comma-separated, in Spanish. */
  ingredients: string;
  /** URL of an image; null if it has none. */
  imageUrl: string | null;
  /** Id of the department it is associated with. */
  departmentId: number;
  /** English name; null if it is the same or not known. */
  englishName: string | null;
  /** URL of a picture with a stated author and licence; null if none is known. */
  pictureUrl: string | null;
  /** URL of the page of `pictureUrl`, which a credit links to. */
  picturePageUrl: string | null;
  /** Author of `pictureUrl`, as credited. */
  pictureAuthor: string | null;
  /** Licence of `pictureUrl`, such as CC BY-SA 4.0; check it on its page. */
  pictureLicence: string | null;
  /** URL of the licence; null also in the public domain. */
  pictureLicenceUrl: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a HeritageCity. The towns of the national network of heritage towns. */
export interface HeritageCityFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the town, a comma, and its department. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Id of the municipality it is in. */
  cityId: number;
  /** Id of the department it is in. */
  departmentId: number;
  /** URL of an image. */
  image: string;
  /** URL of a picture with a stated author and licence; null if none is known. */
  pictureUrl: string | null;
  /** URL of the page of `pictureUrl`, which a credit links to. */
  picturePageUrl: string | null;
  /** Author of `pictureUrl`, as credited. */
  pictureAuthor: string | null;
  /** Licence of `pictureUrl`, such as CC BY-SA 4.0; check it on its page. */
  pictureLicence: string | null;
  /** URL of the licence; null also in the public domain. */
  pictureLicenceUrl: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a IntangibleHeritage. Living traditions on the national list of intangible cultural heritage. */
export interface IntangibleHeritageFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the tradition on the national list. */
  name: string;
  /** Id of its department; null for a tradition of several departments. */
  departmentId: number | null;
  /** Areas of heritage it belongs to, separated by semicolons, in Spanish. */
  scope: string;
  /** Year it was added to the national list; null if it is not known. */
  inclusionYear: number | null;
  /** Year it was added to a UNESCO list of intangible heritage; null if it is on none or the year is not known. */
  unescoYear: number | null;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a InternationalDesignation. Places, traditions and cities on lists of UNESCO and the Ramsar convention. */
export interface InternationalDesignationFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name on the list, in Spanish. */
  name: string;
  /** English name; null if it is the same or not known. */
  englishName: string | null;
  /** List it is on; creative cities up to 2021. */
  kind:
    | 'Patrimonio Mundial'
    | 'Patrimonio Cultural Inmaterial'
    | 'Reserva de Biosfera'
    | 'Humedal Ramsar'
    | 'Ciudad Creativa';
  /** Category within its list; null if it has none. */
  category:
    | 'Cultural'
    | 'Natural'
    | 'Mixto'
    | 'Lista Representativa'
    | 'Lista de Salvaguardia Urgente'
    | 'Gastronomía'
    | 'Música'
    | 'Artes digitales'
    | 'Artesanía y artes populares'
    | null;
  /** Year of the designation; null if it is not known. */
  year: number | null;
  /** Day of the designation; null if only the year is known. */
  designationDate: string | null;
  /** Number on its list; null if it is not known. */
  number: string | null;
  /** Criteria of the World Heritage inscription, as Roman numerals; null for the other lists. */
  criteria: string | null;
  /** Id of its department; null if it is in several. */
  departmentId: number | null;
  /** DANE codes of all its departments; empty for the whole country. */
  departmentCodes: string[];
  /** Id of its municipality; null if it is in several or not known. */
  cityId: number | null;
  /** Id of the tradition on the national list; null if it is not there. */
  intangibleHeritageId: number | null;
  /** Number of the same protected area in the national registry (RUNAP), `areaGroupId` of its records; null if it is not one. */
  runapNumber: number | null;
  /** Area in hectares as designated, without later extensions; null if it is not known. */
  areaHa: number | null;
  /** Latitude that the list gives, in degrees; null if it gives none. */
  latitude: number | null;
  /** Longitude that the list gives, in degrees; null if it gives none. */
  longitude: number | null;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a TouristAttraction. Tourist attractions with images and coordinates. */
export interface TouristAttractionFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the attraction. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** URLs of images; empty if it has none. */
  images: string[];
  /** Latitude in degrees, as text. */
  latitude: string;
  /** Longitude in degrees, as text. */
  longitude: string;
  /** Id of the municipality it is in. */
  cityId: number;
  /** English name; null if it is the same or not known. */
  englishName: string | null;
  /** URL of a picture with a stated author and licence; null if none is known. */
  pictureUrl: string | null;
  /** URL of the page of `pictureUrl`, which a credit links to. */
  picturePageUrl: string | null;
  /** Author of `pictureUrl`, as credited. */
  pictureAuthor: string | null;
  /** Licence of `pictureUrl`, such as CC BY-SA 4.0; check it on its page. */
  pictureLicence: string | null;
  /** URL of the licence; null also in the public domain. */
  pictureLicenceUrl: string | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a President. Presidents of the republic since the Constitution of 5 August 1886, one record for each term. */
export interface PresidentFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** URL of a portrait; null if missing. */
  image: string | null;
  /** First names. */
  name: string;
  /** Surnames. */
  lastName: string;
  /** Day the term began. */
  startPeriodDate: string;
  /** Day the term ended; null for the president in office. */
  endPeriodDate: string | null;
  /** Political party; `Militar` for a military government. */
  politicalParty: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Id of the municipality of birth. */
  cityId: number;
  /** Whether the term was served as acting president, by a vice-president or designate; null if it is not settled. */
  acting: boolean | null;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a Radio. Radio stations with their frequency and streams. */
export interface RadioFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the station. */
  name: string;
  /** MHz for FM, kHz for AM; null for a station that only streams, or if it is not known. */
  frequency: number | null;
  /** Band; `Stream` for a station that only streams. */
  band: 'FM' | 'AM' | 'Stream';
  /** Id of the municipality it is in. */
  cityId: number;
  /** URL of its website; null if it is not known. */
  url: string | null;
  /** URLs at which to listen to it: streams and playlists, without its page; empty if none is known. */
  streamers: string[];
}

/** Every field of a HigherEducationInstitution. Universities and other institutions of higher education, one record for each seat, from the national register (SNIES) of June 2025. */
export interface HigherEducationInstitutionFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Code of the institution at this seat, four digits. */
  code: string;
  /** Name of the institution. */
  name: string;
  /** Legal nature: `Nacional`, `Departamental` or `Municipal` if it is public, `Corporación` or `Fundación` if it is private. */
  legalNature: string;
  /** Academic category, such as `Universidad` or `Institución Tecnológica`. */
  academicCharacter: string;
  /** Id of the municipality of this seat. */
  cityId: number;
  /** Street address of this seat; null if it is not known. */
  address: string | null;
  /** Telephone number, ten digits as dialled within the country; null if it is not known. */
  phone: string | null;
  /** Whether it is accredited in the register of June 2025; `accreditedUntil` is the end of the term, which may have passed. */
  isHighQualityAccredited: boolean;
  /** URL of its website; null if it is not known. */
  website: string | null;
  /** Day the accreditation was granted or last renewed; null if it has none or the day is not known. */
  accreditedFrom: string | null;
  /** Day the term of the accreditation ends, also if it has passed and no renewal is known; null if it has none or the term is not known. */
  accreditedUntil: string | null;
}

/** Every field of a TelevisionChannel. Television channels, national, regional and local. */
export interface TelevisionChannelFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the channel. */
  name: string;
  /** Id of the municipality it is based in; null if it is not known. */
  cityId: number | null;
  /** URL of its website or live stream; null if it is not known. */
  url: string | null;
  /** False if the channel is known to have closed. */
  isActive: boolean;
}

/** Every field of a PostalCode. Postal codes with their boundaries and the places inside them. */
export interface PostalCodeFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Position in the national list, which is ordered by code. */
  noId: number;
  /** Id of the municipality it belongs to. */
  cityId: number;
  /** Postal zone: the first four digits of the code. */
  postalZone: string;
  /** Postal code, six digits; the first two are the DANE code of the department. */
  code: string;
  /** Northern boundary, as written in the official list; null if it is not known. */
  northLimit: string | null;
  /** Southern boundary, as written in the official list; null if it is not known. */
  southLimit: string | null;
  /** Eastern boundary, as written in the official list; null if it is not known. */
  eastLimit: string | null;
  /** Western boundary, as written in the official list; null if it is not known. */
  westLimit: string | null;
  /** Urban or rural. */
  type: 'Urbano' | 'Rural';
  /** Neighbourhoods inside it, separated by hyphens; the source cuts the text at 255 characters. Null if none are known. */
  neighborhoodsContainedInPostalCode: string | null;
  /** Rural districts (veredas) inside it, separated by hyphens; the source cuts the text at 255 characters. Null if none are known. */
  ruralAreasContainedInPostalCode: string | null;
}

/** Every field of a UrbanCenter. Populated centres: the seat of each municipality and the settlements around it. */
export interface UrbanCenterFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Id of the municipality it belongs to. */
  cityId: number;
  /** DANE code, eight digits; the first five are those of its municipality. */
  code: string;
  /** Name of the populated centre. */
  name: string;
  /** Whether it is the seat of its municipality or another settlement. */
  type: 'Cabecera municipal' | 'Centro poblado';
  /** Longitude in degrees, positive to the east. */
  longitude: number;
  /** Latitude in degrees, positive to the north. */
  latitude: number;
  /** Distance to the point given by `near`, in kilometres on the great circle. */
  distanceKm: number;
}

/** Every field of a TraditionalFairAndFestival. Traditional fairs and festivals, with the month they are held in. */
export interface TraditionalFairAndFestivalFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the fair or festival. */
  name: string;
  /** Short description in Spanish; null if missing. */
  description: string | null;
  /** Month it is usually held in, in Spanish. */
  month:
    | 'Enero'
    | 'Febrero'
    | 'Marzo'
    | 'Abril'
    | 'Mayo'
    | 'Junio'
    | 'Julio'
    | 'Agosto'
    | 'Septiembre'
    | 'Octubre'
    | 'Noviembre'
    | 'Diciembre';
  /** Id of the municipality that holds it. */
  cityId: number;
  /** Short description in English; null if it is not written yet. */
  englishDescription: string | null;
}

/** Every field of a EthnicPopulation. Inhabitants by ethnic group in 2018 and 2025; a later projection of DANE has other totals. */
export interface EthnicPopulationFields {
  /** Year of the figure. */
  year: number;
  /** Sum of the groups. */
  total: number;
  /** Indigenous people. */
  indigenous: number;
  /** Rrom people. */
  rrom: number;
  /** Raizal people of San Andrés and Providencia. */
  raizal: number;
  /** Palenquero people of San Basilio. */
  palenquero: number;
  /** Black and Afro-Colombian people. */
  blackAfro: number;
  /** People of no ethnic group. */
  noGroup: number;
  /** Id of the source of the figure. */
  release: string;
  /** Title of that source. */
  releaseTitle: string;
}

/** Every field of a InvasiveSpecie. Plants and animals in the catalogue of invasive species of the environmental authority of Cundinamarca (CAR, 2013), with some of the national list (Resolución 67 of 2023); the national list is not complete here. */
export interface InvasiveSpecieFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Common name, in Spanish. */
  name: string;
  /** Scientific name; some include the author. */
  scientificName: string;
  /** Further common names as one text, comma-separated, in Spanish. */
  commonNames: string;
  /** The harm it does, in Spanish; null if it is not known. */
  impact: string | null;
  /** How to control it, in Spanish; null if it is not known. */
  manage: string | null;
  /** Risk level: 0 low, 1 medium, 2 high; 2 for all species of the national list. */
  riskLevel: number;
  /** URL of an image; null if missing. */
  urlImage: string | null;
}

/** Every field of a Holiday. The national holidays of a year, in order of date; two can fall on the same day. */
export interface HolidayFields {
  /** Day of the holiday, already moved to Monday if the law requires it; midnight, without a time zone. */
  date: string;
  /** Name of the holiday, in Spanish. */
  name: string;
  /** Date of the feast, before it is moved to Monday. */
  originalDate: string;
  /** Law that makes it a holiday; null for Palm Sunday and Easter Sunday. */
  law: string | null;
}

/** Every field of a IndigenousPeople. The 115 indigenous peoples that the census of 2018 counts, with their codes, and three in isolation that it does not. */
export interface IndigenousPeopleFields {
  /** Permanent identifier of the record, never reused. */
  id: number;
  /** Name of the people. */
  name: string;
  /** DANE code in the census of 2018; null if it was not counted. */
  daneCode: string | null;
  /** Family of its language, `Aislada` for an isolate; null if it is not known. */
  languageFamily: string | null;
  /** Id of its community that has a reservation; null if none is listed. */
  nativeCommunityId: number | null;
}

export interface Country
  extends Pick<
    CountryFields,
    | 'id'
    | 'name'
    | 'description'
    | 'stateCapital'
    | 'surface'
    | 'population'
    | 'languages'
    | 'timeZone'
    | 'currency'
    | 'currencyCode'
    | 'currencySymbol'
    | 'isoCode'
    | 'internetDomain'
    | 'phonePrefix'
    | 'radioPrefix'
    | 'aircraftPrefix'
    | 'subRegion'
    | 'region'
    | 'borders'
    | 'flags'
  > {}

export interface Population
  extends Pick<
    PopulationFields,
    'year' | 'total' | 'urban' | 'rural' | 'men' | 'women' | 'release' | 'status' | 'kind' | 'note'
  > {}

export interface Region extends Pick<RegionFields, 'id' | 'name' | 'description'> {
  departments: null;
}

export interface DepartmentFull
  extends Pick<
    DepartmentFields,
    | 'id'
    | 'name'
    | 'description'
    | 'cityCapitalId'
    | 'municipalities'
    | 'surface'
    | 'population'
    | 'phonePrefix'
    | 'countryId'
    | 'regionId'
  > {
  cityCapital: CityBrief;
  country: Country;
  cities: CityBrief[];
  region: RegionInDepartment;
  naturalAreas: NaturalAreaInDepartment[];
  maps: MapInDepartment[];
  indigenousReservations: IndigenousReservationInPlace[];
  airports: Record<string, never>[];
}

export interface CityBrief
  extends Pick<
    CityFields,
    'id' | 'name' | 'description' | 'surface' | 'population' | 'postalCode' | 'departmentId'
  > {
  department: Marker;
  touristAttractions: null;
  presidents: null;
  indigenousReservations: null;
  airports: Record<string, never>[];
  radios: null;
  urbanCenters: null;
  higherEducationInstitutions: null;
  televisionChannels: null;
}

export interface RegionInDepartment extends Pick<RegionFields, 'id' | 'name' | 'description'> {
  departments: Marker[];
}

export interface NaturalAreaInDepartment
  extends Pick<
    NaturalAreaFields,
    | 'id'
    | 'areaGroupId'
    | 'categoryNaturalAreaId'
    | 'name'
    | 'departmentId'
    | 'daneCode'
    | 'landArea'
    | 'maritimeArea'
  > {
  department: Marker | null;
  categoryNaturalArea: CategoryNaturalAreaInArea;
}

export interface CategoryNaturalAreaInArea
  extends Pick<CategoryNaturalAreaFields, 'id' | 'name' | 'description'> {
  naturalAreas: Marker[];
}

export interface MapInDepartment
  extends Pick<MapFields, 'id' | 'name' | 'description' | 'departmentId' | 'urlImages' | 'urlSource'> {
  department: Marker | null;
}

export interface IndigenousReservationInPlace
  extends Pick<
    IndigenousReservationFields,
    | 'id'
    | 'name'
    | 'code'
    | 'procedureType'
    | 'administrativeActType'
    | 'administrativeActNumber'
    | 'administrativeActDate'
    | 'nativeCommunityId'
    | 'deparmentId'
    | 'cityId'
  > {
  nativeCommunity: NativeCommunityInReservation;
  department: Marker;
  city: Marker;
}

export interface NativeCommunityInReservation
  extends Pick<NativeCommunityFields, 'id' | 'name' | 'description' | 'languages' | 'images'> {
  indigenousReservations: Record<string, never>[];
}

export interface Department
  extends Pick<
    DepartmentFields,
    | 'id'
    | 'name'
    | 'description'
    | 'cityCapitalId'
    | 'municipalities'
    | 'surface'
    | 'population'
    | 'phonePrefix'
    | 'countryId'
    | 'regionId'
  > {
  cityCapital: CityPlain;
  country: null;
  cities: null;
  region: null;
  naturalAreas: null;
  maps: null;
  indigenousReservations: null;
  airports: null;
}

export interface CityPlain
  extends Pick<
    CityFields,
    'id' | 'name' | 'description' | 'surface' | 'population' | 'postalCode' | 'departmentId'
  > {
  department: null;
  touristAttractions: null;
  presidents: null;
  indigenousReservations: null;
  airports: null;
  radios: null;
  urbanCenters: null;
  higherEducationInstitutions: null;
  televisionChannels: null;
}

export interface NaturalAreaWithoutDepartment
  extends Pick<
    NaturalAreaFields,
    | 'id'
    | 'areaGroupId'
    | 'categoryNaturalAreaId'
    | 'name'
    | 'departmentId'
    | 'daneCode'
    | 'landArea'
    | 'maritimeArea'
  > {
  department: null;
  categoryNaturalArea: CategoryNaturalArea;
}

export interface CategoryNaturalArea extends Pick<CategoryNaturalAreaFields, 'id' | 'name' | 'description'> {
  naturalAreas: null;
}

export interface Map
  extends Pick<MapFields, 'id' | 'name' | 'description' | 'departmentId' | 'urlImages' | 'urlSource'> {
  department: null;
}

export interface IndigenousReservationWithoutDepartment
  extends Pick<
    IndigenousReservationFields,
    | 'id'
    | 'name'
    | 'code'
    | 'procedureType'
    | 'administrativeActType'
    | 'administrativeActNumber'
    | 'administrativeActDate'
    | 'nativeCommunityId'
    | 'deparmentId'
    | 'cityId'
  > {
  nativeCommunity: NativeCommunity;
  department: null;
  city: CityPlain;
}

export interface NativeCommunity
  extends Pick<NativeCommunityFields, 'id' | 'name' | 'description' | 'languages' | 'images'> {
  indigenousReservations: null;
}

export interface AirportWithoutDepartment
  extends Pick<
    AirportFields,
    'id' | 'name' | 'iataCode' | 'oaciCode' | 'type' | 'deparmentId' | 'cityId' | 'latitude' | 'longitude'
  > {
  department: null;
  city: CityPlain;
}

export interface VolcanoWithoutDepartment
  extends Pick<
    VolcanoFields,
    | 'id'
    | 'name'
    | 'description'
    | 'elevation'
    | 'latitude'
    | 'longitude'
    | 'volcanoType'
    | 'activityLevel'
    | 'imageUrl'
    | 'departmentId'
    | 'cityId'
  > {
  department: null;
  city: CityPlain;
}

export interface TypicalDishPlain
  extends Pick<
    TypicalDishFields,
    'id' | 'name' | 'description' | 'ingredients' | 'imageUrl' | 'departmentId'
  > {
  department: null;
}

export interface TypicalDish
  extends Pick<
    TypicalDishFields,
    'id' | 'name' | 'description' | 'ingredients' | 'imageUrl' | 'departmentId'
  > {
  department: DepartmentPlain;
}

export interface DepartmentPlain
  extends Pick<
    DepartmentFields,
    | 'id'
    | 'name'
    | 'description'
    | 'cityCapitalId'
    | 'municipalities'
    | 'surface'
    | 'population'
    | 'phonePrefix'
    | 'countryId'
    | 'regionId'
  > {
  cityCapital: null;
  country: null;
  cities: null;
  region: null;
  naturalAreas: null;
  maps: null;
  indigenousReservations: null;
  airports: null;
}

export interface HeritageCityWithoutDepartment
  extends Pick<HeritageCityFields, 'id' | 'name' | 'description' | 'cityId' | 'departmentId' | 'image'> {
  city: CityPlain;
  department: null;
}

export interface IntangibleHeritagePlain
  extends Pick<IntangibleHeritageFields, 'id' | 'name' | 'departmentId' | 'scope' | 'inclusionYear'> {
  department: null;
}

export interface IntangibleHeritage
  extends Pick<IntangibleHeritageFields, 'id' | 'name' | 'departmentId' | 'scope' | 'inclusionYear'> {
  department: DepartmentPlain | null;
}

export interface InternationalDesignationPlain
  extends Pick<
    InternationalDesignationFields,
    | 'id'
    | 'name'
    | 'kind'
    | 'category'
    | 'year'
    | 'departmentId'
    | 'departmentCodes'
    | 'cityId'
    | 'intangibleHeritageId'
  > {
  department: null;
  city: null;
  intangibleHeritage: null;
}

export interface TouristAttraction
  extends Pick<
    TouristAttractionFields,
    'id' | 'name' | 'description' | 'images' | 'latitude' | 'longitude' | 'cityId'
  > {
  city: CityInAttraction;
}

export interface CityInAttraction
  extends Pick<
    CityFields,
    'id' | 'name' | 'description' | 'surface' | 'population' | 'postalCode' | 'departmentId'
  > {
  department: null;
  touristAttractions: Record<string, never>[];
  presidents: null;
  indigenousReservations: null;
  airports: null;
  radios: null;
  urbanCenters: null;
  higherEducationInstitutions: null;
  televisionChannels: null;
}

export interface President
  extends Pick<
    PresidentFields,
    | 'id'
    | 'image'
    | 'name'
    | 'lastName'
    | 'startPeriodDate'
    | 'endPeriodDate'
    | 'politicalParty'
    | 'description'
    | 'cityId'
  > {
  city: CityPlain;
}

export interface Radio
  extends Pick<RadioFields, 'id' | 'name' | 'frequency' | 'band' | 'cityId' | 'url' | 'streamers'> {
  city: CityPlain;
}

export interface HigherEducationInstitution
  extends Pick<
    HigherEducationInstitutionFields,
    | 'id'
    | 'code'
    | 'name'
    | 'legalNature'
    | 'academicCharacter'
    | 'cityId'
    | 'address'
    | 'phone'
    | 'isHighQualityAccredited'
    | 'website'
  > {
  city: CityPlain;
}

export interface TelevisionChannel
  extends Pick<TelevisionChannelFields, 'id' | 'name' | 'cityId' | 'url' | 'isActive'> {
  city: CityPlain | null;
}

export interface PostalCode
  extends Pick<
    PostalCodeFields,
    | 'id'
    | 'noId'
    | 'cityId'
    | 'postalZone'
    | 'code'
    | 'northLimit'
    | 'southLimit'
    | 'eastLimit'
    | 'westLimit'
    | 'type'
    | 'neighborhoodsContainedInPostalCode'
    | 'ruralAreasContainedInPostalCode'
  > {
  city: CityPlain;
}

export interface UrbanCenter
  extends Pick<UrbanCenterFields, 'id' | 'cityId' | 'code' | 'name' | 'type' | 'longitude' | 'latitude'> {}

export interface TraditionalFairAndFestival
  extends Pick<TraditionalFairAndFestivalFields, 'id' | 'name' | 'description' | 'month' | 'cityId'> {
  city: CityPlain;
}

export interface EthnicPopulation
  extends Pick<
    EthnicPopulationFields,
    'year' | 'total' | 'indigenous' | 'rrom' | 'raizal' | 'palenquero' | 'blackAfro' | 'noGroup' | 'release'
  > {}

export interface CityFull
  extends Pick<
    CityFields,
    'id' | 'name' | 'description' | 'surface' | 'population' | 'postalCode' | 'departmentId'
  > {
  department: Marker;
  touristAttractions: TouristAttractionInCity[];
  presidents: PresidentInCity[];
  indigenousReservations: IndigenousReservationInPlace[];
  airports: Record<string, never>[];
  radios: RadioInCity[];
  urbanCenters: UrbanCenter[];
  higherEducationInstitutions: HigherEducationInstitutionInCity[];
  televisionChannels: TelevisionChannelInCity[];
}

export interface TouristAttractionInCity
  extends Pick<
    TouristAttractionFields,
    'id' | 'name' | 'description' | 'images' | 'latitude' | 'longitude' | 'cityId'
  > {
  city: Marker;
}

export interface PresidentInCity
  extends Pick<
    PresidentFields,
    | 'id'
    | 'image'
    | 'name'
    | 'lastName'
    | 'startPeriodDate'
    | 'endPeriodDate'
    | 'politicalParty'
    | 'description'
    | 'cityId'
  > {
  city: Marker;
}

export interface RadioInCity
  extends Pick<RadioFields, 'id' | 'name' | 'frequency' | 'band' | 'cityId' | 'url' | 'streamers'> {
  city: Marker;
}

export interface HigherEducationInstitutionInCity
  extends Pick<
    HigherEducationInstitutionFields,
    | 'id'
    | 'code'
    | 'name'
    | 'legalNature'
    | 'academicCharacter'
    | 'cityId'
    | 'address'
    | 'phone'
    | 'isHighQualityAccredited'
    | 'website'
  > {
  city: Marker;
}

export interface TelevisionChannelInCity
  extends Pick<TelevisionChannelFields, 'id' | 'name' | 'cityId' | 'url' | 'isActive'> {
  city: Marker | null;
}

export interface City
  extends Pick<
    CityFields,
    'id' | 'name' | 'description' | 'surface' | 'population' | 'postalCode' | 'departmentId'
  > {
  department: DepartmentPlain;
  touristAttractions: null;
  presidents: null;
  indigenousReservations: null;
  airports: null;
  radios: null;
  urbanCenters: null;
  higherEducationInstitutions: null;
  televisionChannels: null;
}

export interface TouristAttractionPlain
  extends Pick<
    TouristAttractionFields,
    'id' | 'name' | 'description' | 'images' | 'latitude' | 'longitude' | 'cityId'
  > {
  city: null;
}

export interface PresidentPlain
  extends Pick<
    PresidentFields,
    | 'id'
    | 'image'
    | 'name'
    | 'lastName'
    | 'startPeriodDate'
    | 'endPeriodDate'
    | 'politicalParty'
    | 'description'
    | 'cityId'
  > {
  city: null;
}

export interface IndigenousReservationWithoutCity
  extends Pick<
    IndigenousReservationFields,
    | 'id'
    | 'name'
    | 'code'
    | 'procedureType'
    | 'administrativeActType'
    | 'administrativeActNumber'
    | 'administrativeActDate'
    | 'nativeCommunityId'
    | 'deparmentId'
    | 'cityId'
  > {
  nativeCommunity: NativeCommunity;
  department: DepartmentPlain;
  city: null;
}

export interface AirportWithoutCity
  extends Pick<
    AirportFields,
    'id' | 'name' | 'iataCode' | 'oaciCode' | 'type' | 'deparmentId' | 'cityId' | 'latitude' | 'longitude'
  > {
  department: DepartmentPlain;
  city: null;
}

export interface RadioPlain
  extends Pick<RadioFields, 'id' | 'name' | 'frequency' | 'band' | 'cityId' | 'url' | 'streamers'> {
  city: null;
}

export interface HigherEducationInstitutionPlain
  extends Pick<
    HigherEducationInstitutionFields,
    | 'id'
    | 'code'
    | 'name'
    | 'legalNature'
    | 'academicCharacter'
    | 'cityId'
    | 'address'
    | 'phone'
    | 'isHighQualityAccredited'
    | 'website'
  > {
  city: null;
}

export interface TelevisionChannelPlain
  extends Pick<TelevisionChannelFields, 'id' | 'name' | 'cityId' | 'url' | 'isActive'> {
  city: null;
}

export interface PostalCodePlain
  extends Pick<
    PostalCodeFields,
    | 'id'
    | 'noId'
    | 'cityId'
    | 'postalZone'
    | 'code'
    | 'northLimit'
    | 'southLimit'
    | 'eastLimit'
    | 'westLimit'
    | 'type'
    | 'neighborhoodsContainedInPostalCode'
    | 'ruralAreasContainedInPostalCode'
  > {
  city: null;
}

export interface VolcanoFull
  extends Pick<
    VolcanoFields,
    | 'id'
    | 'name'
    | 'description'
    | 'elevation'
    | 'latitude'
    | 'longitude'
    | 'volcanoType'
    | 'activityLevel'
    | 'imageUrl'
    | 'departmentId'
    | 'cityId'
  > {
  department: DepartmentBrief;
  city: CityBrief;
}

export interface DepartmentBrief
  extends Pick<
    DepartmentFields,
    | 'id'
    | 'name'
    | 'description'
    | 'cityCapitalId'
    | 'municipalities'
    | 'surface'
    | 'population'
    | 'phonePrefix'
    | 'countryId'
    | 'regionId'
  > {
  cityCapital: null;
  country: null;
  cities: null;
  region: null;
  naturalAreas: null;
  maps: null;
  indigenousReservations: null;
  airports: Record<string, never>[];
}

export interface HeritageCityWithoutCity
  extends Pick<HeritageCityFields, 'id' | 'name' | 'description' | 'cityId' | 'departmentId' | 'image'> {
  city: null;
  department: DepartmentPlain;
}

export interface Airport
  extends Pick<
    AirportFields,
    'id' | 'name' | 'iataCode' | 'oaciCode' | 'type' | 'deparmentId' | 'cityId' | 'latitude' | 'longitude'
  > {
  department: DepartmentPlain;
  city: CityPlain;
}

export interface TraditionalFairAndFestivalPlain
  extends Pick<TraditionalFairAndFestivalFields, 'id' | 'name' | 'description' | 'month' | 'cityId'> {
  city: null;
}

export interface PopulationPlaced
  extends Pick<
    PopulationFields,
    | 'level'
    | 'placeId'
    | 'placeName'
    | 'daneCode'
    | 'departmentId'
    | 'year'
    | 'total'
    | 'urban'
    | 'rural'
    | 'men'
    | 'women'
    | 'release'
    | 'status'
    | 'kind'
    | 'note'
  > {}

export interface AirportFull
  extends Pick<
    AirportFields,
    'id' | 'name' | 'iataCode' | 'oaciCode' | 'type' | 'deparmentId' | 'cityId' | 'latitude' | 'longitude'
  > {
  department: DepartmentBrief;
  city: CityBrief;
}

export interface Volcano
  extends Pick<
    VolcanoFields,
    | 'id'
    | 'name'
    | 'description'
    | 'elevation'
    | 'latitude'
    | 'longitude'
    | 'volcanoType'
    | 'activityLevel'
    | 'imageUrl'
    | 'departmentId'
    | 'cityId'
  > {
  department: DepartmentPlain;
  city: CityPlain;
}

export interface VolcanoPlain
  extends Pick<
    VolcanoFields,
    | 'id'
    | 'name'
    | 'description'
    | 'elevation'
    | 'latitude'
    | 'longitude'
    | 'volcanoType'
    | 'activityLevel'
    | 'imageUrl'
    | 'departmentId'
    | 'cityId'
  > {
  department: null;
  city: null;
}

export interface TypicalDishFull
  extends Pick<
    TypicalDishFields,
    'id' | 'name' | 'description' | 'ingredients' | 'imageUrl' | 'departmentId'
  > {
  department: DepartmentBrief;
}

export interface PostalCodeFull
  extends Pick<
    PostalCodeFields,
    | 'id'
    | 'noId'
    | 'cityId'
    | 'postalZone'
    | 'code'
    | 'northLimit'
    | 'southLimit'
    | 'eastLimit'
    | 'westLimit'
    | 'type'
    | 'neighborhoodsContainedInPostalCode'
    | 'ruralAreasContainedInPostalCode'
  > {
  city: CityBrief;
}

export interface HeritageCity
  extends Pick<HeritageCityFields, 'id' | 'name' | 'description' | 'cityId' | 'departmentId' | 'image'> {
  city: CityPlain;
  department: DepartmentPlain;
}

export interface HeritageCityFull
  extends Pick<HeritageCityFields, 'id' | 'name' | 'description' | 'cityId' | 'departmentId' | 'image'> {
  city: CityBrief;
  department: DepartmentBrief;
}

export interface IntangibleHeritageFull
  extends Pick<IntangibleHeritageFields, 'id' | 'name' | 'departmentId' | 'scope' | 'inclusionYear'> {
  department: DepartmentFull | null;
}

export interface IndigenousReservation
  extends Pick<
    IndigenousReservationFields,
    | 'id'
    | 'name'
    | 'code'
    | 'procedureType'
    | 'administrativeActType'
    | 'administrativeActNumber'
    | 'administrativeActDate'
    | 'nativeCommunityId'
    | 'deparmentId'
    | 'cityId'
  > {
  nativeCommunity: NativeCommunity;
  department: DepartmentPlain;
  city: CityPlain;
}

export interface InvasiveSpecie
  extends Pick<
    InvasiveSpecieFields,
    'id' | 'name' | 'scientificName' | 'commonNames' | 'impact' | 'manage' | 'riskLevel' | 'urlImage'
  > {}

export interface Holiday extends Pick<HolidayFields, 'date' | 'name'> {}

export interface NaturalAreaPlain
  extends Pick<
    NaturalAreaFields,
    | 'id'
    | 'areaGroupId'
    | 'categoryNaturalAreaId'
    | 'name'
    | 'departmentId'
    | 'daneCode'
    | 'landArea'
    | 'maritimeArea'
  > {
  department: null;
  categoryNaturalArea: null;
}

export interface NaturalArea
  extends Pick<
    NaturalAreaFields,
    | 'id'
    | 'areaGroupId'
    | 'categoryNaturalAreaId'
    | 'name'
    | 'departmentId'
    | 'daneCode'
    | 'landArea'
    | 'maritimeArea'
  > {
  department: DepartmentPlain | null;
  categoryNaturalArea: CategoryNaturalArea;
}

export interface NaturalAreaWithoutCategoryNaturalArea
  extends Pick<
    NaturalAreaFields,
    | 'id'
    | 'areaGroupId'
    | 'categoryNaturalAreaId'
    | 'name'
    | 'departmentId'
    | 'daneCode'
    | 'landArea'
    | 'maritimeArea'
  > {
  department: DepartmentPlain | null;
  categoryNaturalArea: null;
}

export interface IndigenousReservationWithoutNativeCommunity
  extends Pick<
    IndigenousReservationFields,
    | 'id'
    | 'name'
    | 'code'
    | 'procedureType'
    | 'administrativeActType'
    | 'administrativeActNumber'
    | 'administrativeActDate'
    | 'nativeCommunityId'
    | 'deparmentId'
    | 'cityId'
  > {
  nativeCommunity: null;
  department: DepartmentPlain;
  city: CityPlain;
}

export interface IndigenousPeoplePlain
  extends Pick<IndigenousPeopleFields, 'id' | 'name' | 'daneCode' | 'languageFamily' | 'nativeCommunityId'> {
  nativeCommunity: null;
}

export interface InternationalDesignation
  extends Pick<
    InternationalDesignationFields,
    | 'id'
    | 'name'
    | 'kind'
    | 'category'
    | 'year'
    | 'departmentId'
    | 'departmentCodes'
    | 'cityId'
    | 'intangibleHeritageId'
  > {
  department: DepartmentPlain | null;
  city: CityPlain | null;
  intangibleHeritage: null;
}

export interface IndigenousPeople
  extends Pick<IndigenousPeopleFields, 'id' | 'name' | 'daneCode' | 'languageFamily' | 'nativeCommunityId'> {
  nativeCommunity: NativeCommunity | null;
}

export interface Provenance {
  family: string;
  id: number;
  edition: string;
  fields: {
    field: string;
    value: string | number | boolean | string[] | null;
    asOf: string | null;
    source: {
      id: string;
      publisher: string;
      title: string;
      titleEs: string;
      licence: string | null;
      terms: string;
      date: string | null;
      dateFrom: string | null;
      retrieved: string | null;
      url: string | null;
      through: string | null;
    } | null;
    corrections: {
      was: string | number | boolean | string[] | null;
      is: string | number | boolean | string[] | null;
      reason: string;
      reasonEs: string;
      source: string | null;
      edition: string | null;
    }[];
  }[];
  terms: { id?: string; en?: string; es?: string; url?: string; bulk?: 'allowed' | 'ask' | 'forbidden' }[];
  citation: Record<string, string>;
}

export type Boundary =
  | {
      type: 'Feature';
      id: number;
      bbox: [number, number, number, number];
      properties: { centroid: [number, number]; [name: string]: unknown };
      geometry:
        | { type: 'Polygon'; coordinates: [number, number][][] }
        | { type: 'MultiPolygon'; coordinates: [number, number][][][] };
      attribution: string;
    }
  | Topology;

export interface Topology {
  type: 'Topology';
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, Record<string, unknown>>;
  arcs: [number, number][][];
  attribution: string;
}

export interface Count {
  count?: number;
  sum?: Record<string, number | null>;
  mean?: Record<string, number | null>;
  min?: Record<string, number | null>;
  max?: Record<string, number | null>;
  total?: number;
  groups?: {
    value: string | number | boolean | null;
    name: string | null;
    count: number;
    sum?: Record<string, number | null>;
    mean?: Record<string, number | null>;
    min?: Record<string, number | null>;
    max?: Record<string, number | null>;
  }[];
}

export type Boundaries =
  | {
      type: 'FeatureCollection';
      attribution: string;
      features: {
        type: 'Feature';
        id: number;
        bbox: [number, number, number, number];
        properties: { centroid: [number, number]; [name: string]: unknown };
        geometry:
          | { type: 'Polygon'; coordinates: [number, number][][] }
          | { type: 'MultiPolygon'; coordinates: [number, number][][][] };
      }[];
    }
  | Topology;

export interface History {
  family: string;
  id: number;
  events: (FormerName & {
    record: { id?: number; name?: string };
    from: { id?: number; name?: string }[];
    notes: { en?: string; es?: string }[];
    certainty: 'confirmed' | 'probable' | 'uncertain';
    source: string;
  })[];
  coverage: { en?: string; es?: string };
  sources: Record<string, unknown>[];
}

export interface FormerName {
  kind: 'created' | 'restored' | 'renamed' | 'spelling' | 'olderForm' | 'recoded' | 'merged' | 'retired';
  date: string | null;
  before: { code: string | null; name: string | null } | null;
  after: { code: string | null; name: string | null } | null;
  act: string | null;
}

export interface DepartmentInBrief {
  id: number;
  name: string;
  daneCode: string;
  isoCode: string;
}

export interface Change {
  family: string | null;
  id?: number;
  rows?: number;
  field?: string;
  from?: unknown;
  to?: unknown;
  source?: string;
  breaking?: boolean;
  by?: number | null;
  record?: Record<string, unknown>;
  part?: string;
  change?: 'added' | 'removed' | 'changed';
  at?: number[];
  ids?: number[];
  line?: Record<string, unknown>;
  path: string | null;
  reason: string | null;
  reasonEs: string | null;
}

export interface CityInBrief {
  id: number;
  name: string;
  daneCode: string | null;
}

export interface RegionInBrief {
  id: number;
  name: string;
}

export interface NearestUrbanCenter {
  id: number;
  name: string;
  code: string;
  distanceKm: number;
}

export interface NearestCity {
  city: CityInBrief;
  department: DepartmentInBrief;
  region: RegionInBrief;
  distanceKm: number;
}

export interface Problem {
  type:
    | '/docs/problems/bad-parameter'
    | '/docs/problems/bad-encoding'
    | '/docs/problems/bad-request'
    | '/docs/problems/unknown-path'
    | '/docs/problems/unknown-record'
    | '/docs/problems/retired-record'
    | '/docs/problems/method-not-allowed'
    | '/docs/problems/request-timeout'
    | '/docs/problems/body-too-large'
    | '/docs/problems/value-too-long'
    | '/docs/problems/unsupported-media-type'
    | '/docs/problems/range-not-satisfiable'
    | '/docs/problems/too-many-requests'
    | '/docs/problems/headers-too-large'
    | '/docs/problems/internal-error'
    | '/docs/problems/unavailable';
  title: string;
  status: 400 | 404 | 405 | 408 | 413 | 414 | 415 | 416 | 429 | 431 | 500 | 503;
  detail: string;
  instance: string;
  errors?: { parameter: string; value: string | null; message: string; allowed?: string[] }[];
  nearest?: string;
  retired?: { by: string | null; reason: string };
}

export type RegionNeighboursResponse = { id: number; name: string; borderKm: number }[];

export type DepartmentNeighboursResponse = {
  id: number;
  name: string;
  daneCode: string;
  isoCode: string;
  borderKm: number;
}[];

export type CityNeighboursResponse = {
  id: number;
  name: string;
  daneCode: string | null;
  department: DepartmentInBrief;
  sameDepartment: boolean;
  borderKm: number;
}[];

export interface HolidayNextResponse {
  from: string;
  date: string;
  weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  daysUntil: number;
  holidays: { name: string; originalDate: string; law: string | null }[];
}

export interface HolidayOnDateResponse {
  date: string;
  weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  isWeekend: boolean;
  holidays: { name: string; originalDate: string; law: string | null }[];
  isHoliday: boolean;
  isWorkingDay: boolean;
}

export type HolidayLongWeekendsResponse = {
  from: string;
  to: string;
  days: number;
  holidays: {
    date: string;
    weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
    name: string;
    originalDate: string;
    law: string | null;
  }[];
}[];

export interface HolidayNextLongWeekendResponse {
  from: string;
  to: string;
  days: number;
  holidays: {
    date: string;
    weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
    name: string;
    originalDate: string;
    law: string | null;
  }[];
  daysUntil: number;
}

export interface WorkingDayAddResponse {
  from: string;
  days: number;
  date: string;
  skipped?: {
    date: string;
    weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
    isWeekend: boolean;
    holidays: { name: string; originalDate: string; law: string | null }[];
  }[];
}

export interface WorkingDayCountResponse {
  from: string;
  to: string;
  workingDays: number;
  skipped?: {
    date: string;
    weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
    isWeekend: boolean;
    holidays: { name: string; originalDate: string; law: string | null }[];
  }[];
}

export interface ChangesResponse {
  edition: string;
  since: string;
  known: string[];
  note: string | null;
  noteEs: string | null;
  total: number;
  next: string | null;
  editions: {
    edition: string;
    since: string;
    date: string;
    families: Change[];
    fields: Change[];
    added: Change[];
    changed: Change[];
    retired: Change[];
    lines: Change[] | null;
  }[];
}

export interface LocateResponse {
  point: { latitude: number; longitude: number };
  city: CityInBrief | null;
  department: DepartmentInBrief | null;
  region: RegionInBrief | null;
  distanceToSeatKm: number | null;
  distanceToBorderKm: number | null;
  nearestUrbanCenter: NearestUrbanCenter | null;
  nearest: NearestCity | null;
}

export interface SearchAllResponse {
  total: number;
  hits: {
    family: string;
    id: number | null;
    name: string;
    context: string;
    score: number;
    field: string;
    matched: string;
    link: string;
    change: FormerName | null;
    certain: boolean;
  }[];
  note?: string;
}

export interface SuggestResponse {
  total: number;
  hits: { family: string; id: number | null; name: string; context: string; certain: boolean }[];
  note?: string;
}

export interface ResolveCodeResponse {
  code: string;
  records: {
    family: string;
    id: number | null;
    name: string;
    context: string;
    field: string;
    value: string | number;
    link: string;
    change: FormerName | null;
  }[];
}
