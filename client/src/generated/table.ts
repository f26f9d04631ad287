// The requests of the client. Generated from the table of operations: run `npm run generate` to update it.

/** Replaces a related record that would lead back to where the response started. */
export const MARKER = '[Circular Reference]';
export type Marker = typeof MARKER;

/** Written as `+` in a group. */
export const COMMON =
  'list= byId=/* byName=/name/* search=/search/* page=/pagedList?Page&PageSize count=/count provenance';

/**
 * For each group of methods its path, then its methods. `name` alone is at `/{id}/name`, and `name=/path` at that path. A star is an argument, and
 * arguments for the query follow a question mark.
 */
export const GROUPS = {
  country:
    'Country only=/Colombia population=/Colombia/population provenance=/Colombia/provenance boundary=/boundary',
  region: 'Region + departments boundary boundaries=/boundaries neighbours',
  department:
    'Department + cities naturalAreas maps indigenousReservations airports volcanoes typicalDishes heritageCities intangibleHeritages internationalDesignations touristAttractions=/*/touristicAttractions presidents radios higherEducationInstitutions televisionChannels postalCodes urbanCenters traditionalFairsAndFestivals population ethnicPopulation history boundary boundaries=/boundaries neighbours',
  city: 'City + touristAttractions=/*/touristicAttractions presidents indigenousReservations airports radios urbanCenters higherEducationInstitutions televisionChannels postalCodes volcanoes heritageCities locatedAirports traditionalFairsAndFestivals internationalDesignations population ethnicPopulation history boundary boundaries=/boundaries neighbours',
  population: 'Population inYear=?year',
  airport: 'Airport + byCode=/code/*',
  volcano: 'Volcano +',
  typicalDish: 'TypicalDish +',
  postalCode:
    'PostalCode list= byId=/* search=/search/* page=/pagedList?Page&PageSize count=/count byCode=/code/* provenance',
  heritageCity: 'HeritageCity +',
  intangibleHeritage: 'IntangibleHeritage + internationalDesignations',
  higherEducationInstitution: 'HigherEducationInstitution +',
  indigenousReservation: 'IndigenousReservation +',
  touristAttraction: 'TouristicAttraction +',
  invasiveSpecie: 'InvasiveSpecie +',
  holiday:
    'Holiday ofYear=/year/* ofMonth=/year/*/month/* next=/next onDate=/date/* longWeekends=/year/*/longWeekends nextLongWeekend=/longWeekends/next',
  workingDay: 'WorkingDay add=/add?from&days count=/count?from&to',
  president: 'President + inYear=/year/*',
  map: 'Map +',
  naturalArea: 'NaturalArea +',
  categoryNaturalArea: 'CategoryNaturalArea + naturalAreas',
  nativeCommunity: 'NativeCommunity + indigenousReservations indigenousPeoples',
  radio: 'Radio +',
  urbanCenter: 'UrbanCenter + byCode=/code/*',
  televisionChannel: 'TelevisionChannel +',
  traditionalFairAndFestival: 'TraditionalFairAndFestival +',
  internationalDesignation: 'InternationalDesignation +',
  indigenousPeople: 'IndigenousPeople +',
} as const;

/** Methods that are not about one family. */
export const GENERAL =
  'changes=changes locate=locate?lat&lon search=search?q suggest=suggest?q resolve=resolve/*';

/** Methods that send rows: the path, and the name of the list of rows. */
export const BATCHES = {
  locateAll: ['locate', 'points'],
  match: ['match', 'rows'],
  workingDayAddAll: ['WorkingDay/add', 'rows'],
  workingDayCountAll: ['WorkingDay/count', 'rows'],
} as const;

/** Of a request. */
export const MOST_ROWS = 1000;

/** The problems of the service, each the last part of `type`. */
export type ProblemCode =
  | 'bad-parameter'
  | 'bad-encoding'
  | 'bad-request'
  | 'unknown-path'
  | 'unknown-record'
  | 'retired-record'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'body-too-large'
  | 'value-too-long'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'internal-error'
  | 'unavailable';
