// The methods of the client. Generated from the table of operations and their OpenAPI description: run `npm run generate` to update it.
import type {
  BatchOf,
  CountOf,
  DocumentOf,
  EachOf,
  GeoJson,
  ListOf,
  OneOf,
  PageOf,
  PagesOf,
} from '../method.js';
import type * as records from './records.js';

/** The methods of `country`. */
export interface CountryMethods {
  /** Returns the country with its names, capital, currency, codes and neighbours. */
  only: OneOf<'country', records.Country>;
  /** Lists all population figures of the country in order of year or `sortBy`. A year has one figure; `series=all` returns all that were published. */
  population: ListOf<'population', records.Population, [], { series?: 'default' | 'all' }>;
  /** Returns the source, date, terms and corrections of every field of the country. */
  provenance: DocumentOf<records.Provenance>;
  /** Returns the boundary of the country as a GeoJSON feature or a TopoJSON topology. */
  boundary: DocumentOf<GeoJson<records.Boundary>, [], { precision?: 'fine' | 'coarse' }>;
}

/** The methods of `region`. */
export interface RegionMethods {
  /** Lists all natural regions in order of id or `sortBy`. Relations are null. */
  list: ListOf<'region', records.Region>;
  /** Returns a natural region by id. An unknown id returns 404. Relations are null. */
  byId: OneOf<'region', records.Region, [id: number]>;
  /** Finds natural regions by name, best matches first. No match returns an empty list. Relations are null. */
  byName: ListOf<'region', records.Region, [name: string]>;
  /** Finds natural regions that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'region', records.Region, [keyword: string]>;
  /** Returns a page of natural regions and the total number of records and pages. Relations are null. */
  page: PageOf<'region', records.Region, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'region', records.Region>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'region', records.Region>;
  /** Counts all natural regions, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'region'>;
  /** Lists all departments of a natural region in order of id or `sortBy`. An unknown id returns 404. Embeds `cityCapital`, `country`, `cities`, `region`, `naturalAreas`, `maps` and `indigenousReservations`. An empty object replaces each record of `airports`. */
  departments: ListOf<'department', records.DepartmentFull, [id: number]>;
  /** Returns the source, date, terms and corrections of every field of a natural region. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
  /** Returns the boundary of a natural region as a GeoJSON feature or a TopoJSON topology. An unknown id, or an area without a boundary, returns 404. */
  boundary: DocumentOf<GeoJson<records.Boundary>, [id: number], { precision?: 'fine' | 'coarse' }>;
  /** Returns the boundaries of all natural regions, or only those in a larger area, as a GeoJSON feature collection or a TopoJSON topology. */
  boundaries: DocumentOf<GeoJson<records.Boundaries>, [], { precision?: 'fine' | 'coarse' }>;
  /** Lists the natural regions that border a natural region, with the length of each shared border in kilometres, the longest first. An unknown id returns 404. */
  neighbours: DocumentOf<records.RegionNeighboursResponse, [id: number]>;
}

/** The methods of `department`. */
export interface DepartmentMethods {
  /** Lists all departments in order of id or `sortBy`. Embeds `cityCapital`. Other relations are null. */
  list: ListOf<'department', records.Department>;
  /** Returns a department by id. An unknown id returns 404. Embeds `cityCapital`. Other relations are null. */
  byId: OneOf<'department', records.Department, [id: number]>;
  /** Finds departments by name, best matches first. No match returns an empty list. Embeds `cityCapital`. Other relations are null. */
  byName: ListOf<'department', records.Department, [name: string]>;
  /** Finds departments that match a keyword, best matches first. No match returns an empty list. Embeds `cityCapital`, `country`, `cities`, `region`, `naturalAreas`, `maps` and `indigenousReservations`. An empty object replaces each record of `airports`. */
  search: ListOf<'department', records.DepartmentFull, [keyword: string]>;
  /** Returns a page of departments and the total number of records and pages. Embeds `cityCapital`. Other relations are null. */
  page: PageOf<'department', records.Department, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'department', records.Department>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'department', records.Department>;
  /** Counts all departments, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'department'>;
  /** Lists all municipalities and other units of a department in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  cities: ListOf<'city', records.CityPlain, [id: number]>;
  /** Lists all protected areas of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `categoryNaturalArea`. Other relations are null. */
  naturalAreas: ListOf<'naturalArea', records.NaturalAreaWithoutDepartment, [id: number]>;
  /** Lists all maps of a department in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  maps: ListOf<'map', records.Map, [id: number]>;
  /** Lists all indigenous reservations of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `nativeCommunity` and `city`. Other relations are null. */
  indigenousReservations: ListOf<
    'indigenousReservation',
    records.IndigenousReservationWithoutDepartment,
    [id: number]
  >;
  /** Lists all airports of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. Other relations are null. */
  airports: ListOf<'airport', records.AirportWithoutDepartment, [id: number]>;
  /** Lists all volcanoes of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. Other relations are null. */
  volcanoes: ListOf<'volcano', records.VolcanoWithoutDepartment, [id: number]>;
  /** Lists all typical dishes of a department in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  typicalDishes: ListOf<'typicalDish', records.TypicalDishPlain, [id: number]>;
  /** Lists all heritage towns of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. Other relations are null. */
  heritageCities: ListOf<'heritageCity', records.HeritageCityWithoutDepartment, [id: number]>;
  /** Lists all intangible heritage traditions of a department in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  intangibleHeritages: ListOf<'intangibleHeritage', records.IntangibleHeritagePlain, [id: number]>;
  /** Lists all international designations of a department in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  internationalDesignations: ListOf<
    'internationalDesignation',
    records.InternationalDesignationPlain,
    [id: number]
  >;
  /** Lists all tourist attractions of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  touristAttractions: ListOf<'touristAttraction', records.TouristAttraction, [id: number]>;
  /** Lists all presidents born in a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  presidents: ListOf<'president', records.President, [id: number]>;
  /** Lists all radio stations of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  radios: ListOf<'radio', records.Radio, [id: number]>;
  /** Lists all higher education institutions of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  higherEducationInstitutions: ListOf<
    'higherEducationInstitution',
    records.HigherEducationInstitution,
    [id: number]
  >;
  /** Lists all television channels of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  televisionChannels: ListOf<'televisionChannel', records.TelevisionChannel, [id: number]>;
  /** Lists all postal codes of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  postalCodes: ListOf<'postalCode', records.PostalCode, [id: number]>;
  /** Lists all populated centres of a department in order of id or `sortBy`. An unknown id returns 404. */
  urbanCenters: ListOf<'urbanCenter', records.UrbanCenter, [id: number]>;
  /** Lists all fairs and festivals of a department in order of id or `sortBy`. An unknown id returns 404. Embeds `city`. */
  traditionalFairsAndFestivals: ListOf<
    'traditionalFairAndFestival',
    records.TraditionalFairAndFestival,
    [id: number]
  >;
  /** Lists all population figures of a department in order of year or `sortBy`. A year has one figure; `series=all` returns all that were published. An unknown id returns 404. */
  population: ListOf<'population', records.Population, [id: number], { series?: 'default' | 'all' }>;
  /** Lists all population figures by ethnic group of a department in order of year or `sortBy`. A year can have figures from several releases; do not mix them. An unknown id returns 404. */
  ethnicPopulation: ListOf<'ethnicPopulation', records.EthnicPopulation, [id: number]>;
  /** Returns the source, date, terms and corrections of every field of a department. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
  /** Lists the known past events of a department. `coverage` states the limits. */
  history: DocumentOf<records.History, [id: number]>;
  /** Returns the boundary of a department as a GeoJSON feature or a TopoJSON topology. An unknown id, or an area without a boundary, returns 404. */
  boundary: DocumentOf<GeoJson<records.Boundary>, [id: number], { precision?: 'fine' | 'coarse' }>;
  /** Returns the boundaries of all departments, or only those in a larger area, as a GeoJSON feature collection or a TopoJSON topology. */
  boundaries: DocumentOf<
    GeoJson<records.Boundaries>,
    [],
    { precision?: 'fine' | 'coarse'; regionId?: number }
  >;
  /** Lists the departments that border a department, with the length of each shared border in kilometres, the longest first. An unknown id returns 404. */
  neighbours: DocumentOf<records.DepartmentNeighboursResponse, [id: number]>;
}

/** The methods of `city`. */
export interface CityMethods {
  /** Lists all municipalities and other units in order of id or `sortBy`. `type=Municipio` leaves out other units. Embeds `touristAttractions`, `presidents`, `indigenousReservations`, `radios`, `urbanCenters`, `higherEducationInstitutions` and `televisionChannels`. The text `[Circular Reference]` replaces `department`. An empty object replaces each record of `airports`. */
  list: ListOf<'city', records.CityFull>;
  /** Returns a municipality by id. An unknown id returns 404. Embeds `touristAttractions`, `presidents`, `indigenousReservations`, `radios`, `urbanCenters`, `higherEducationInstitutions` and `televisionChannels`. The text `[Circular Reference]` replaces `department`. An empty object replaces each record of `airports`. */
  byId: OneOf<'city', records.CityFull, [id: number]>;
  /** Finds municipalities by name, best matches first. No match returns an empty list. Embeds `department`. Other relations are null. */
  byName: ListOf<'city', records.City, [name: string]>;
  /** Finds municipalities that match a keyword, best matches first. No match returns an empty list. Embeds `department`. Other relations are null. */
  search: ListOf<'city', records.City, [keyword: string]>;
  /** Returns a page of municipalities and the total number of records and pages. Embeds `department`. Other relations are null. */
  page: PageOf<'city', records.City, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'city', records.City>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'city', records.City>;
  /** Counts all municipalities and other units, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. `type=Municipio` leaves out other units. */
  count: CountOf<'city'>;
  /** Lists all tourist attractions of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  touristAttractions: ListOf<'touristAttraction', records.TouristAttractionPlain, [id: number]>;
  /** Lists all presidents born in a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  presidents: ListOf<'president', records.PresidentPlain, [id: number]>;
  /** Lists all indigenous reservations of a municipality in order of id or `sortBy`. An unknown id returns 404. Embeds `nativeCommunity` and `department`. Other relations are null. */
  indigenousReservations: ListOf<
    'indigenousReservation',
    records.IndigenousReservationWithoutCity,
    [id: number]
  >;
  /** Lists all airports that serve a municipality in order of id or `sortBy`. An unknown id returns 404. Embeds `department`. Other relations are null. */
  airports: ListOf<'airport', records.AirportWithoutCity, [id: number]>;
  /** Lists all radio stations of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  radios: ListOf<'radio', records.RadioPlain, [id: number]>;
  /** Lists all populated centres of a municipality in order of id or `sortBy`. An unknown id returns 404. */
  urbanCenters: ListOf<'urbanCenter', records.UrbanCenter, [id: number]>;
  /** Lists all higher education institutions of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  higherEducationInstitutions: ListOf<
    'higherEducationInstitution',
    records.HigherEducationInstitutionPlain,
    [id: number]
  >;
  /** Lists all television channels of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  televisionChannels: ListOf<'televisionChannel', records.TelevisionChannelPlain, [id: number]>;
  /** Lists all postal codes of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  postalCodes: ListOf<'postalCode', records.PostalCodePlain, [id: number]>;
  /** Lists all volcanoes of a municipality in order of id or `sortBy`. An unknown id returns 404. Embeds `department` and `city`. */
  volcanoes: ListOf<'volcano', records.VolcanoFull, [id: number]>;
  /** Lists all heritage towns of a municipality in order of id or `sortBy`. An unknown id returns 404. Embeds `department`. Other relations are null. */
  heritageCities: ListOf<'heritageCity', records.HeritageCityWithoutCity, [id: number]>;
  /** Lists all airports in a municipality in order of id or `sortBy`. An unknown id returns 404. Embeds `department` and `city`. */
  locatedAirports: ListOf<'airport', records.Airport, [id: number]>;
  /** Lists all fairs and festivals of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  traditionalFairsAndFestivals: ListOf<
    'traditionalFairAndFestival',
    records.TraditionalFairAndFestivalPlain,
    [id: number]
  >;
  /** Lists all international designations of a municipality in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  internationalDesignations: ListOf<
    'internationalDesignation',
    records.InternationalDesignationPlain,
    [id: number]
  >;
  /** Lists all population figures of a municipality in order of year or `sortBy`. A year has one figure; `series=all` returns all that were published. An unknown id returns 404. */
  population: ListOf<'population', records.Population, [id: number], { series?: 'default' | 'all' }>;
  /** Lists all population figures by ethnic group of a municipality in order of year or `sortBy`. A year can have figures from several releases; do not mix them. An unknown id returns 404. */
  ethnicPopulation: ListOf<'ethnicPopulation', records.EthnicPopulation, [id: number]>;
  /** Returns the source, date, terms and corrections of every field of a municipality. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
  /** Lists the known past events of a municipality. `coverage` states the limits. */
  history: DocumentOf<records.History, [id: number]>;
  /** Returns the boundary of a municipality as a GeoJSON feature or a TopoJSON topology. An unknown id, or an area without a boundary, returns 404. */
  boundary: DocumentOf<GeoJson<records.Boundary>, [id: number], { precision?: 'fine' | 'coarse' }>;
  /** Returns the boundaries of all municipalities and other units, or only those in a larger area, as a GeoJSON feature collection or a TopoJSON topology. */
  boundaries: DocumentOf<
    GeoJson<records.Boundaries>,
    [],
    { precision?: 'fine' | 'coarse'; departmentId?: number }
  >;
  /** Lists the municipalities that border a municipality, with the length of each shared border in kilometres, the longest first. An unknown id returns 404. */
  neighbours: DocumentOf<records.CityNeighboursResponse, [id: number]>;
}

/** The methods of `population`. */
export interface PopulationMethods {
  /** Lists the figures of all places in a year, in order of id or `sortBy`. A year has one figure; `series=all` returns all that were published. */
  inYear: ListOf<
    'population',
    records.PopulationPlaced,
    [year: number],
    { level?: 'Country' | 'Department' | 'City'; series?: 'default' | 'all' }
  >;
}

/** The methods of `airport`. */
export interface AirportMethods {
  /** Lists all airports in order of id or `sortBy`. Embeds `department` and `city`. */
  list: ListOf<'airport', records.Airport>;
  /** Returns an airport by id. An unknown id returns 404. Embeds `department` and `city`. */
  byId: OneOf<'airport', records.Airport, [id: number]>;
  /** Finds airports by name, best matches first. No match returns an empty list. Embeds `department` and `city`. */
  byName: ListOf<'airport', records.AirportFull, [name: string]>;
  /** Finds airports that match a keyword, best matches first. No match returns an empty list. Embeds `department` and `city`. */
  search: ListOf<'airport', records.Airport, [keyword: string]>;
  /** Returns a page of airports and the total number of records and pages. Embeds `department` and `city`. */
  page: PageOf<'airport', records.Airport, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'airport', records.Airport>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'airport', records.Airport>;
  /** Counts all airports, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. `city` groups by the place of a record (`municipalityId`), `cityId` by its own value. */
  count: CountOf<'airport'>;
  /** Finds airports by IATA or ICAO code. An unknown code returns an empty list. Embeds `department` and `city`. */
  byCode: ListOf<'airport', records.Airport, [code: string]>;
  /** Returns the source, date, terms and corrections of every field of an airport. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `volcano`. */
export interface VolcanoMethods {
  /** Lists all volcanoes in order of id or `sortBy`. Embeds `department` and `city`. */
  list: ListOf<'volcano', records.Volcano>;
  /** Returns a volcano by id. An unknown id returns 404. Embeds `department` and `city`. */
  byId: OneOf<'volcano', records.Volcano, [id: number]>;
  /** Finds volcanoes by name, best matches first. No match returns an empty list. Embeds `department` and `city`. */
  byName: ListOf<'volcano', records.Volcano, [name: string]>;
  /** Finds volcanoes that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'volcano', records.VolcanoPlain, [keyword: string]>;
  /** Returns a page of volcanoes and the total number of records and pages. Embeds `department` and `city`. */
  page: PageOf<'volcano', records.Volcano, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'volcano', records.Volcano>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'volcano', records.Volcano>;
  /** Counts all volcanoes, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'volcano'>;
  /** Returns the source, date, terms and corrections of every field of a volcano. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `typicalDish`. */
export interface TypicalDishMethods {
  /** Lists all typical dishes in order of id or `sortBy`. Embeds `department`. */
  list: ListOf<'typicalDish', records.TypicalDishFull>;
  /** Returns a typical dish by id. An unknown id returns 404. Embeds `department`. */
  byId: OneOf<'typicalDish', records.TypicalDish, [id: number]>;
  /** Finds typical dishes by name, best matches first. No match returns an empty list. Embeds `department`. */
  byName: ListOf<'typicalDish', records.TypicalDish, [name: string]>;
  /** Finds typical dishes that match a keyword, best matches first. No match returns an empty list. Embeds `department`. */
  search: ListOf<'typicalDish', records.TypicalDish, [keyword: string]>;
  /** Returns a page of typical dishes and the total number of records and pages. Embeds `department`. */
  page: PageOf<'typicalDish', records.TypicalDish, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'typicalDish', records.TypicalDish>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'typicalDish', records.TypicalDish>;
  /** Counts all typical dishes, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'typicalDish'>;
  /** Returns the source, date, terms and corrections of every field of a typical dish. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `postalCode`. */
export interface PostalCodeMethods {
  /** Lists all postal codes in order of id or `sortBy`. Embeds `city`. */
  list: ListOf<'postalCode', records.PostalCodeFull>;
  /** Returns a postal code by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'postalCode', records.PostalCode, [id: number]>;
  /** Finds postal codes that match a keyword, best matches first. No match returns an empty list. Embeds `city`. */
  search: ListOf<'postalCode', records.PostalCodeFull, [keyword: string]>;
  /** Returns a page of postal codes and the total number of records and pages. Embeds `city`. */
  page: PageOf<'postalCode', records.PostalCode, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'postalCode', records.PostalCode>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'postalCode', records.PostalCode>;
  /** Counts all postal codes, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'postalCode'>;
  /** Finds postal codes by six-digit code. An unknown code returns an empty list. Embeds `city`. */
  byCode: ListOf<'postalCode', records.PostalCode, [code: string]>;
  /** Returns the source, date, terms and corrections of every field of a postal code. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `heritageCity`. */
export interface HeritageCityMethods {
  /** Lists all heritage towns in order of id or `sortBy`. Embeds `city` and `department`. */
  list: ListOf<'heritageCity', records.HeritageCity>;
  /** Returns a heritage town by id. An unknown id returns 404. Embeds `city` and `department`. */
  byId: OneOf<'heritageCity', records.HeritageCityFull, [id: number]>;
  /** Finds heritage towns by name, best matches first. No match returns an empty list. Embeds `city` and `department`. */
  byName: ListOf<'heritageCity', records.HeritageCity, [name: string]>;
  /** Finds heritage towns that match a keyword, best matches first. No match returns an empty list. Embeds `city` and `department`. */
  search: ListOf<'heritageCity', records.HeritageCity, [keyword: string]>;
  /** Returns a page of heritage towns and the total number of records and pages. Embeds `city` and `department`. */
  page: PageOf<'heritageCity', records.HeritageCity, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'heritageCity', records.HeritageCity>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'heritageCity', records.HeritageCity>;
  /** Counts all heritage towns, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'heritageCity'>;
  /** Returns the source, date, terms and corrections of every field of a heritage town. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `intangibleHeritage`. */
export interface IntangibleHeritageMethods {
  /** Lists all intangible heritage traditions in order of id or `sortBy`. Embeds `department`. */
  list: ListOf<'intangibleHeritage', records.IntangibleHeritage>;
  /** Returns an intangible heritage tradition by id. An unknown id returns 404. Embeds `department`. */
  byId: OneOf<'intangibleHeritage', records.IntangibleHeritage, [id: number]>;
  /** Finds intangible heritage traditions by name, best matches first. No match returns an empty list. Embeds `department`. */
  byName: ListOf<'intangibleHeritage', records.IntangibleHeritage, [name: string]>;
  /** Finds intangible heritage traditions that match a keyword, best matches first. No match returns an empty list. Embeds `department`. */
  search: ListOf<'intangibleHeritage', records.IntangibleHeritage, [keyword: string]>;
  /** Returns a page of intangible heritage traditions and the total number of records and pages. Embeds `department`. */
  page: PageOf<'intangibleHeritage', records.IntangibleHeritageFull, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'intangibleHeritage', records.IntangibleHeritageFull>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'intangibleHeritage', records.IntangibleHeritageFull>;
  /** Counts all intangible heritage traditions, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'intangibleHeritage'>;
  /** Lists all international designations of an intangible heritage tradition in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  internationalDesignations: ListOf<
    'internationalDesignation',
    records.InternationalDesignationPlain,
    [id: number]
  >;
  /** Returns the source, date, terms and corrections of every field of an intangible heritage tradition. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `higherEducationInstitution`. */
export interface HigherEducationInstitutionMethods {
  /** Lists all higher education institutions in order of id or `sortBy`. Embeds `city`. */
  list: ListOf<'higherEducationInstitution', records.HigherEducationInstitution>;
  /** Returns a higher education institution by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'higherEducationInstitution', records.HigherEducationInstitution, [id: number]>;
  /** Finds higher education institutions by name, best matches first. No match returns an empty list. Embeds `city`. */
  byName: ListOf<'higherEducationInstitution', records.HigherEducationInstitution, [name: string]>;
  /** Finds higher education institutions that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'higherEducationInstitution', records.HigherEducationInstitutionPlain, [keyword: string]>;
  /** Returns a page of higher education institutions and the total number of records and pages. The text `[Circular Reference]` replaces `city`. */
  page: PageOf<
    'higherEducationInstitution',
    records.HigherEducationInstitutionInCity,
    [page: number, pageSize: number]
  >;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'higherEducationInstitution', records.HigherEducationInstitutionInCity>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'higherEducationInstitution', records.HigherEducationInstitutionInCity>;
  /** Counts all higher education institutions, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'higherEducationInstitution'>;
  /** Returns the source, date, terms and corrections of every field of a higher education institution. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `indigenousReservation`. */
export interface IndigenousReservationMethods {
  /** Lists all indigenous reservations in order of id or `sortBy`. Embeds `nativeCommunity`, `department` and `city`. */
  list: ListOf<'indigenousReservation', records.IndigenousReservation>;
  /** Returns an indigenous reservation by id. An unknown id returns 404. Embeds `nativeCommunity`. The text `[Circular Reference]` replaces `department` and `city`. */
  byId: OneOf<'indigenousReservation', records.IndigenousReservationInPlace, [id: number]>;
  /** Finds indigenous reservations by name, best matches first. No match returns an empty list. Embeds `nativeCommunity`, `department` and `city`. */
  byName: ListOf<'indigenousReservation', records.IndigenousReservation, [name: string]>;
  /** Finds indigenous reservations that match a keyword, best matches first. No match returns an empty list. Embeds `nativeCommunity`. The text `[Circular Reference]` replaces `department` and `city`. */
  search: ListOf<'indigenousReservation', records.IndigenousReservationInPlace, [keyword: string]>;
  /** Returns a page of indigenous reservations and the total number of records and pages. Embeds `nativeCommunity`, `department` and `city`. */
  page: PageOf<'indigenousReservation', records.IndigenousReservation, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'indigenousReservation', records.IndigenousReservation>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'indigenousReservation', records.IndigenousReservation>;
  /** Counts all indigenous reservations, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'indigenousReservation'>;
  /** Returns the source, date, terms and corrections of every field of an indigenous reservation. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `touristAttraction`. */
export interface TouristAttractionMethods {
  /** Lists all tourist attractions in order of id or `sortBy`. Embeds `city`. */
  list: ListOf<'touristAttraction', records.TouristAttraction>;
  /** Returns a tourist attraction by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'touristAttraction', records.TouristAttraction, [id: number]>;
  /** Finds tourist attractions by name, best matches first. No match returns an empty list. Embeds `city`. */
  byName: ListOf<'touristAttraction', records.TouristAttraction, [name: string]>;
  /** Finds tourist attractions that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'touristAttraction', records.TouristAttractionPlain, [keyword: string]>;
  /** Returns a page of tourist attractions and the total number of records and pages. The text `[Circular Reference]` replaces `city`. */
  page: PageOf<'touristAttraction', records.TouristAttractionInCity, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'touristAttraction', records.TouristAttractionInCity>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'touristAttraction', records.TouristAttractionInCity>;
  /** Counts all tourist attractions, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'touristAttraction'>;
  /** Returns the source, date, terms and corrections of every field of a tourist attraction. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `invasiveSpecie`. */
export interface InvasiveSpecieMethods {
  /** Lists all invasive species in order of id or `sortBy`. */
  list: ListOf<'invasiveSpecie', records.InvasiveSpecie>;
  /** Returns an invasive species by id. An unknown id returns 404. */
  byId: OneOf<'invasiveSpecie', records.InvasiveSpecie, [id: number]>;
  /** Finds invasive species by name, best matches first. No match returns an empty list. */
  byName: ListOf<'invasiveSpecie', records.InvasiveSpecie, [name: string]>;
  /** Finds invasive species that match a keyword, best matches first. No match returns an empty list. */
  search: ListOf<'invasiveSpecie', records.InvasiveSpecie, [keyword: string]>;
  /** Returns a page of invasive species and the total number of records and pages. */
  page: PageOf<'invasiveSpecie', records.InvasiveSpecie, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'invasiveSpecie', records.InvasiveSpecie>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'invasiveSpecie', records.InvasiveSpecie>;
  /** Counts all invasive species, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'invasiveSpecie'>;
  /** Returns the source, date, terms and corrections of every field of an invasive species. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `holiday`. */
export interface HolidayMethods {
  /** Lists all holidays of a year in order of date. */
  ofYear: ListOf<'holiday', records.Holiday, [year: number], { includeSunday?: boolean }>;
  /** Lists all holidays of a month in order of date. */
  ofMonth: ListOf<'holiday', records.Holiday, [year: number, month: number], { includeSunday?: boolean }>;
  /** Returns the first date on or after `from` that is a holiday, and the number of days until it (0 if it is `from`). Without `from`, the response is valid only today and is not cached. */
  next: DocumentOf<records.HolidayNextResponse, [], { from?: string }>;
  /** Returns whether a date is a holiday, the holidays on it, its day of the week, and whether it is a working day. */
  onDate: DocumentOf<records.HolidayOnDateResponse, [date: string], { saturday?: boolean }>;
  /** Lists the long weekends of a year, of three days or more, each with its first day, its last day and its holidays. The first can begin in the previous year. */
  longWeekends: DocumentOf<records.HolidayLongWeekendsResponse, [year: number]>;
  /** Returns the first long weekend that ends on or after `from`, and the number of days until it begins (0 if it has begun). Without `from`, the response is valid only today and is not cached. */
  nextLongWeekend: DocumentOf<records.HolidayNextLongWeekendResponse, [], { from?: string }>;
}

/** The methods of `workingDay`. */
export interface WorkingDayMethods {
  /** Adds working days to a date, or subtracts them. `from` is not counted: one day after a Friday is Monday, if that is a working day. `skipped` lists every day in between that is not counted, with the reason. */
  add: DocumentOf<
    records.WorkingDayAddResponse,
    [from: string, days: number],
    { saturday?: boolean; skipped?: boolean }
  >;
  /** Counts working days from the day after `from` to `to`, which is included. If `to` is before `from`, the count is negative. `skipped` lists each skipped day with its reason. */
  count: DocumentOf<
    records.WorkingDayCountResponse,
    [from: string, to: string],
    { saturday?: boolean; skipped?: boolean }
  >;
}

/** The methods of `president`. */
export interface PresidentMethods {
  /** Lists all presidents in order of id or `sortBy`. Relations are null. */
  list: ListOf<'president', records.PresidentPlain>;
  /** Returns a president by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'president', records.President, [id: number]>;
  /** Finds presidents by name, best matches first. No match returns an empty list. Relations are null. */
  byName: ListOf<'president', records.PresidentPlain, [name: string]>;
  /** Finds presidents that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'president', records.PresidentPlain, [keyword: string]>;
  /** Returns a page of presidents and the total number of records and pages. Relations are null. */
  page: PageOf<'president', records.PresidentPlain, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'president', records.PresidentPlain>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'president', records.PresidentPlain>;
  /** Counts all presidents, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'president'>;
  /** Lists all presidents in office on any day of a year. A year without any returns an empty list. Embeds `city`. */
  inYear: ListOf<'president', records.President, [year: number]>;
  /** Returns the source, date, terms and corrections of every field of a president. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `map`. */
export interface MapMethods {
  /** Lists all maps in order of id or `sortBy`. Relations are null. */
  list: ListOf<'map', records.Map>;
  /** Returns a map by id. An unknown id returns 404. Relations are null. */
  byId: OneOf<'map', records.Map, [id: number]>;
  /** Finds maps by name, best matches first. No match returns an empty list. Relations are null. */
  byName: ListOf<'map', records.Map, [name: string]>;
  /** Finds maps that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'map', records.Map, [keyword: string]>;
  /** Returns a page of maps and the total number of records and pages. Relations are null. */
  page: PageOf<'map', records.Map, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'map', records.Map>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'map', records.Map>;
  /** Counts all maps, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'map'>;
  /** Returns the source, date, terms and corrections of every field of a map. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `naturalArea`. */
export interface NaturalAreaMethods {
  /** Lists all protected areas in order of id or `sortBy`. Relations are null. */
  list: ListOf<'naturalArea', records.NaturalAreaPlain>;
  /** Returns a protected area by id. An unknown id returns 404. Embeds `department` and `categoryNaturalArea`. */
  byId: OneOf<'naturalArea', records.NaturalArea, [id: number]>;
  /** Finds protected areas by name, best matches first. No match returns an empty list. Embeds `department` and `categoryNaturalArea`. */
  byName: ListOf<'naturalArea', records.NaturalArea, [name: string]>;
  /** Finds protected areas that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'naturalArea', records.NaturalAreaPlain, [keyword: string]>;
  /** Returns a page of protected areas and the total number of records and pages. Relations are null. */
  page: PageOf<'naturalArea', records.NaturalAreaPlain, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'naturalArea', records.NaturalAreaPlain>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'naturalArea', records.NaturalAreaPlain>;
  /** Counts all protected areas, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'naturalArea'>;
  /** Returns the source, date, terms and corrections of every field of a protected area. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `categoryNaturalArea`. */
export interface CategoryNaturalAreaMethods {
  /** Lists all categories of protected areas in order of id or `sortBy`. Relations are null. */
  list: ListOf<'categoryNaturalArea', records.CategoryNaturalArea>;
  /** Returns a protection category by id. An unknown id returns 404. Relations are null. */
  byId: OneOf<'categoryNaturalArea', records.CategoryNaturalArea, [id: number]>;
  /** Finds categories of protected areas by name, best matches first. No match returns an empty list. Relations are null. */
  byName: ListOf<'categoryNaturalArea', records.CategoryNaturalArea, [name: string]>;
  /** Finds categories of protected areas that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'categoryNaturalArea', records.CategoryNaturalArea, [keyword: string]>;
  /** Returns a page of categories of protected areas and the total number of records and pages. Relations are null. */
  page: PageOf<'categoryNaturalArea', records.CategoryNaturalArea, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'categoryNaturalArea', records.CategoryNaturalArea>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'categoryNaturalArea', records.CategoryNaturalArea>;
  /** Counts all categories of protected areas, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'categoryNaturalArea'>;
  /** Lists all protected areas of a protection category in order of id or `sortBy`. An unknown id returns 404. Embeds `department`. Other relations are null. */
  naturalAreas: ListOf<'naturalArea', records.NaturalAreaWithoutCategoryNaturalArea, [id: number]>;
  /** Returns the source, date, terms and corrections of every field of a protection category. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `nativeCommunity`. */
export interface NativeCommunityMethods {
  /** Lists all indigenous peoples in order of id or `sortBy`. Relations are null. */
  list: ListOf<'nativeCommunity', records.NativeCommunity>;
  /** Returns an indigenous people by id. An unknown id returns 404. Relations are null. */
  byId: OneOf<'nativeCommunity', records.NativeCommunity, [id: number]>;
  /** Finds indigenous peoples by name, best matches first. No match returns an empty list. Relations are null. */
  byName: ListOf<'nativeCommunity', records.NativeCommunity, [name: string]>;
  /** Finds indigenous peoples that match a keyword, best matches first. No match returns an empty list. Relations are null. */
  search: ListOf<'nativeCommunity', records.NativeCommunity, [keyword: string]>;
  /** Returns a page of indigenous peoples and the total number of records and pages. Relations are null. */
  page: PageOf<'nativeCommunity', records.NativeCommunity, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'nativeCommunity', records.NativeCommunity>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'nativeCommunity', records.NativeCommunity>;
  /** Counts all indigenous peoples, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'nativeCommunity'>;
  /** Lists all indigenous reservations of an indigenous people in order of id or `sortBy`. An unknown id returns 404. Embeds `department` and `city`. Other relations are null. */
  indigenousReservations: ListOf<
    'indigenousReservation',
    records.IndigenousReservationWithoutNativeCommunity,
    [id: number]
  >;
  /** Lists all peoples of the census of an indigenous people in order of id or `sortBy`. An unknown id returns 404. Relations are null. */
  indigenousPeoples: ListOf<'indigenousPeople', records.IndigenousPeoplePlain, [id: number]>;
  /** Returns the source, date, terms and corrections of every field of an indigenous people. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `radio`. */
export interface RadioMethods {
  /** Lists all radio stations in order of id or `sortBy`. Embeds `city`. */
  list: ListOf<'radio', records.Radio>;
  /** Returns a radio station by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'radio', records.Radio, [id: number]>;
  /** Finds radio stations by name, best matches first. No match returns an empty list. Embeds `city`. */
  byName: ListOf<'radio', records.Radio, [name: string]>;
  /** Finds radio stations that match a keyword, best matches first. No match returns an empty list. Embeds `city`. */
  search: ListOf<'radio', records.Radio, [keyword: string]>;
  /** Returns a page of radio stations and the total number of records and pages. Embeds `city`. */
  page: PageOf<'radio', records.Radio, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'radio', records.Radio>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'radio', records.Radio>;
  /** Counts all radio stations, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'radio'>;
  /** Returns the source, date, terms and corrections of every field of a radio station. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `urbanCenter`. */
export interface UrbanCenterMethods {
  /** Lists all populated centres in order of id or `sortBy`. */
  list: ListOf<'urbanCenter', records.UrbanCenter>;
  /** Returns a populated centre by id. An unknown id returns 404. */
  byId: OneOf<'urbanCenter', records.UrbanCenter, [id: number]>;
  /** Finds populated centres by name, best matches first. No match returns an empty list. */
  byName: ListOf<'urbanCenter', records.UrbanCenter, [name: string]>;
  /** Finds populated centres that match a keyword, best matches first. No match returns an empty list. */
  search: ListOf<'urbanCenter', records.UrbanCenter, [keyword: string]>;
  /** Returns a page of populated centres and the total number of records and pages. */
  page: PageOf<'urbanCenter', records.UrbanCenter, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'urbanCenter', records.UrbanCenter>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'urbanCenter', records.UrbanCenter>;
  /** Counts all populated centres, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'urbanCenter'>;
  /** Finds populated centres by DANE code. An unknown code returns an empty list. */
  byCode: ListOf<'urbanCenter', records.UrbanCenter, [code: string]>;
  /** Returns the source, date, terms and corrections of every field of a populated centre. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `televisionChannel`. */
export interface TelevisionChannelMethods {
  /** Lists all television channels in order of id or `sortBy`. Embeds `city`. */
  list: ListOf<'televisionChannel', records.TelevisionChannel>;
  /** Returns a television channel by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'televisionChannel', records.TelevisionChannel, [id: number]>;
  /** Finds television channels by name, best matches first. No match returns an empty list. Embeds `city`. */
  byName: ListOf<'televisionChannel', records.TelevisionChannel, [name: string]>;
  /** Finds television channels that match a keyword, best matches first. No match returns an empty list. Embeds `city`. */
  search: ListOf<'televisionChannel', records.TelevisionChannel, [keyword: string]>;
  /** Returns a page of television channels and the total number of records and pages. Embeds `city`. */
  page: PageOf<'televisionChannel', records.TelevisionChannel, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'televisionChannel', records.TelevisionChannel>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'televisionChannel', records.TelevisionChannel>;
  /** Counts all television channels, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'televisionChannel'>;
  /** Returns the source, date, terms and corrections of every field of a television channel. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `traditionalFairAndFestival`. */
export interface TraditionalFairAndFestivalMethods {
  /** Lists all fairs and festivals in order of id or `sortBy`. Embeds `city`. */
  list: ListOf<'traditionalFairAndFestival', records.TraditionalFairAndFestival>;
  /** Returns a fair or festival by id. An unknown id returns 404. Embeds `city`. */
  byId: OneOf<'traditionalFairAndFestival', records.TraditionalFairAndFestival, [id: number]>;
  /** Finds fairs and festivals by name, best matches first. No match returns an empty list. Embeds `city`. */
  byName: ListOf<'traditionalFairAndFestival', records.TraditionalFairAndFestival, [name: string]>;
  /** Finds fairs and festivals that match a keyword, best matches first. No match returns an empty list. Embeds `city`. */
  search: ListOf<'traditionalFairAndFestival', records.TraditionalFairAndFestival, [keyword: string]>;
  /** Returns a page of fairs and festivals and the total number of records and pages. Embeds `city`. */
  page: PageOf<
    'traditionalFairAndFestival',
    records.TraditionalFairAndFestival,
    [page: number, pageSize: number]
  >;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'traditionalFairAndFestival', records.TraditionalFairAndFestival>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'traditionalFairAndFestival', records.TraditionalFairAndFestival>;
  /** Counts all fairs and festivals, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'traditionalFairAndFestival'>;
  /** Returns the source, date, terms and corrections of every field of a fair or festival. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `internationalDesignation`. */
export interface InternationalDesignationMethods {
  /** Lists all international designations in order of id or `sortBy`. Embeds `department` and `city`. Other relations are null. */
  list: ListOf<'internationalDesignation', records.InternationalDesignation>;
  /** Returns an international designation by id. An unknown id returns 404. Embeds `department` and `city`. Other relations are null. */
  byId: OneOf<'internationalDesignation', records.InternationalDesignation, [id: number]>;
  /** Finds international designations by name, best matches first. No match returns an empty list. Embeds `department` and `city`. Other relations are null. */
  byName: ListOf<'internationalDesignation', records.InternationalDesignation, [name: string]>;
  /** Finds international designations that match a keyword, best matches first. No match returns an empty list. Embeds `department` and `city`. Other relations are null. */
  search: ListOf<'internationalDesignation', records.InternationalDesignation, [keyword: string]>;
  /** Returns a page of international designations and the total number of records and pages. Embeds `department` and `city`. Other relations are null. */
  page: PageOf<
    'internationalDesignation',
    records.InternationalDesignation,
    [page: number, pageSize: number]
  >;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'internationalDesignation', records.InternationalDesignation>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'internationalDesignation', records.InternationalDesignation>;
  /** Counts all international designations, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'internationalDesignation'>;
  /** Returns the source, date, terms and corrections of every field of an international designation. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

/** The methods of `indigenousPeople`. */
export interface IndigenousPeopleMethods {
  /** Lists all peoples of the census in order of id or `sortBy`. Embeds `nativeCommunity`. */
  list: ListOf<'indigenousPeople', records.IndigenousPeople>;
  /** Returns a people of the census by id. An unknown id returns 404. Embeds `nativeCommunity`. */
  byId: OneOf<'indigenousPeople', records.IndigenousPeople, [id: number]>;
  /** Finds peoples of the census by name, best matches first. No match returns an empty list. Embeds `nativeCommunity`. */
  byName: ListOf<'indigenousPeople', records.IndigenousPeople, [name: string]>;
  /** Finds peoples of the census that match a keyword, best matches first. No match returns an empty list. Embeds `nativeCommunity`. */
  search: ListOf<'indigenousPeople', records.IndigenousPeople, [keyword: string]>;
  /** Returns a page of peoples of the census and the total number of records and pages. Embeds `nativeCommunity`. */
  page: PageOf<'indigenousPeople', records.IndigenousPeople, [page: number, pageSize: number]>;
  /** The pages of the list, one request each: `for await (const page of …)`. */
  pages: PagesOf<'indigenousPeople', records.IndigenousPeople>;
  /** The records of the list, page by page: `for await (const record of …)`. */
  each: EachOf<'indigenousPeople', records.IndigenousPeople>;
  /** Counts all peoples of the census, or those that match the filters; `countBy` groups them, the largest first. Null is a group too; sums, means, minima and maxima ignore it. */
  count: CountOf<'indigenousPeople'>;
  /** Returns the source, date, terms and corrections of every field of a people of the census. */
  provenance: DocumentOf<records.Provenance, [id: number]>;
}

export interface GeneralMethods {
  /** Lists every change of the dataset since an edition, with its reason. An unknown edition returns 400 with the known ones. */
  changes: DocumentOf<
    records.ChangesResponse,
    [],
    {
      since?: string;
      family?:
        | 'Country'
        | 'Region'
        | 'Department'
        | 'City'
        | 'Population'
        | 'EthnicPopulation'
        | 'Airport'
        | 'Volcano'
        | 'TypicalDish'
        | 'PostalCode'
        | 'HeritageCity'
        | 'IntangibleHeritage'
        | 'HigherEducationInstitution'
        | 'IndigenousReservation'
        | 'TouristAttraction'
        | 'InvasiveSpecie'
        | 'President'
        | 'Map'
        | 'NaturalArea'
        | 'CategoryNaturalArea'
        | 'NativeCommunity'
        | 'Radio'
        | 'UrbanCenter'
        | 'TelevisionChannel'
        | 'TraditionalFairAndFestival'
        | 'InternationalDesignation'
        | 'IndigenousPeople';
      only?: 'records';
      limit?: number;
      offset?: number;
    }
  >;
  /** Returns the municipality that contains a point, and the larger areas around it. If no area contains it, they are null and `nearest` is the closest within 500 km. A point on a border belongs to the area to its east, or to its north if the border runs from west to east. Small islands without borders are circles, where `distanceToBorderKm` is null. */
  locate: DocumentOf<
    records.LocateResponse,
    [lat: number, lon: number],
    { point?: readonly [number, number] }
  >;
  /** Finds records of all families by name, alias, former name, code or words. Exact names come first, then names that begin with the text, names that contain its words, and similar names; among equals, the more important record comes first. */
  search: DocumentOf<
    records.SearchAllResponse,
    [q: string],
    {
      families?: readonly (
        | 'Country'
        | 'Region'
        | 'Department'
        | 'City'
        | 'Airport'
        | 'Volcano'
        | 'TypicalDish'
        | 'PostalCode'
        | 'HeritageCity'
        | 'IntangibleHeritage'
        | 'HigherEducationInstitution'
        | 'IndigenousReservation'
        | 'TouristAttraction'
        | 'InvasiveSpecie'
        | 'President'
        | 'Map'
        | 'NaturalArea'
        | 'CategoryNaturalArea'
        | 'NativeCommunity'
        | 'Radio'
        | 'UrbanCenter'
        | 'TelevisionChannel'
        | 'TraditionalFairAndFestival'
        | 'InternationalDesignation'
        | 'IndigenousPeople'
      )[];
      limit?: number;
      offset?: number;
      lang?: 'es' | 'en';
    }
  >;
  /** Completes a text while it is typed, with names and aliases that begin with it, then with names in which another word begins with it. If there are none, it returns similar names. */
  suggest: DocumentOf<
    records.SuggestResponse,
    [q: string],
    {
      families?: readonly (
        | 'Country'
        | 'Region'
        | 'Department'
        | 'City'
        | 'Airport'
        | 'Volcano'
        | 'TypicalDish'
        | 'PostalCode'
        | 'HeritageCity'
        | 'IntangibleHeritage'
        | 'HigherEducationInstitution'
        | 'IndigenousReservation'
        | 'TouristAttraction'
        | 'InvasiveSpecie'
        | 'President'
        | 'Map'
        | 'NaturalArea'
        | 'CategoryNaturalArea'
        | 'NativeCommunity'
        | 'Radio'
        | 'UrbanCenter'
        | 'TelevisionChannel'
        | 'TraditionalFairAndFestival'
        | 'InternationalDesignation'
        | 'IndigenousPeople'
      )[];
      limit?: number;
      lang?: 'es' | 'en';
    }
  >;
  /** Lists every record with a code of any of these kinds: ISO 3166-1 code (`Country`), three-letter ISO code (`Country`), DANE code (`Department`), area code (`Department`), ISO 3166-2 code (`Department`), DANE code (`City`), Wikidata item (`City`), GeoNames id (`City`), OpenStreetMap relation (`City`), IATA code (`Airport`), ICAO code (`Airport`), Smithsonian number (`Volcano`), postal code (`PostalCode`), SNIES code (`HigherEducationInstitution`), code of the Agencia Nacional de Tierras (`IndigenousReservation`), DANE code of an indigenous reservation (`IndigenousReservation`), RUNAP number (`NaturalArea`), DANE code (`UrbanCenter`). A leading zero may be missing. A former code returns the current record and `change`. An unknown code returns 404. */
  resolve: DocumentOf<records.ResolveCodeResponse, [code: string], { lang?: 'es' | 'en' }>;
  /** Returns the municipality that contains each point. */
  locateAll: BatchOf<
    | { lat?: number | string; lon?: number | string; point?: string | readonly [number, number] }
    | readonly [number, number]
    | string,
    {
      city: records.CityInBrief | null;
      department: records.DepartmentInBrief | null;
      region: records.RegionInBrief | null;
      distanceToSeatKm: number | null;
      distanceToBorderKm: number | null;
      nearestUrbanCenter: records.NearestUrbanCenter | null;
      nearest: records.NearestCity | null;
      error: string | null;
    }
  >;
  /** Finds the municipality or department that each row names, regardless of letter case, accents, abbreviations, old names and typos. */
  match: BatchOf<
    { municipality?: string; department?: string; place?: string },
    {
      status: 'matched' | 'ambiguous' | 'unmatched' | null;
      daneCode: string | null;
      cityId: number | null;
      departmentId: number | null;
      change: records.FormerName | null;
      score: number | null;
      reason: string | null;
      explanation: string | null;
      candidates: Record<string, unknown>[] | null;
      error: string | null;
    }
  >;
  /** Adds working days to a date, or subtracts them. */
  workingDayAddAll: BatchOf<
    { from: string; days: number; saturday?: boolean },
    { date: string | null; error: string | null }
  >;
  /** Counts working days from the day after `from` to `to`, which is included. */
  workingDayCountAll: BatchOf<
    { from: string; to: string; saturday?: boolean },
    { workingDays: number | null; error: string | null }
  >;
}

/** The groups of methods, by their names in the client. */
export interface Groups {
  country: CountryMethods;
  region: RegionMethods;
  department: DepartmentMethods;
  city: CityMethods;
  population: PopulationMethods;
  airport: AirportMethods;
  volcano: VolcanoMethods;
  typicalDish: TypicalDishMethods;
  postalCode: PostalCodeMethods;
  heritageCity: HeritageCityMethods;
  intangibleHeritage: IntangibleHeritageMethods;
  higherEducationInstitution: HigherEducationInstitutionMethods;
  indigenousReservation: IndigenousReservationMethods;
  touristAttraction: TouristAttractionMethods;
  invasiveSpecie: InvasiveSpecieMethods;
  holiday: HolidayMethods;
  workingDay: WorkingDayMethods;
  president: PresidentMethods;
  map: MapMethods;
  naturalArea: NaturalAreaMethods;
  categoryNaturalArea: CategoryNaturalAreaMethods;
  nativeCommunity: NativeCommunityMethods;
  radio: RadioMethods;
  urbanCenter: UrbanCenterMethods;
  televisionChannel: TelevisionChannelMethods;
  traditionalFairAndFestival: TraditionalFairAndFestivalMethods;
  internationalDesignation: InternationalDesignationMethods;
  indigenousPeople: IndigenousPeopleMethods;
}
