// How each answer renders its relations: the tables of section 2 of the contract.
import type { RecordName } from './records.js';

export const MARKER = '[Circular Reference]';

export type Way = 'marker' | 'marker list' | 'empties' | 'not expanded' | View;

export interface View {
  readonly record: RecordName;
  readonly relations: Readonly<Record<string, Way>>;
}

const view = (record: RecordName, relations: View['relations'] = {}): View => ({ record, relations });

const briefDepartment = view('Department', {
  cityCapital: 'not expanded',
  country: 'not expanded',
  cities: 'not expanded',
  region: 'not expanded',
  naturalAreas: 'not expanded',
  maps: 'not expanded',
  indigenousReservations: 'not expanded',
  airports: 'empties',
});

const briefCity = view('City', {
  department: 'marker',
  touristAttractions: 'not expanded',
  presidents: 'not expanded',
  indigenousReservations: 'not expanded',
  airports: 'empties',
  radios: 'not expanded',
  urbanCenters: 'not expanded',
  higherEducationInstitutions: 'not expanded',
  televisionChannels: 'not expanded',
});

const embeddedCommunity = view('NativeCommunity', { indigenousReservations: 'empties' });
const embeddedCategory = view('CategoryNaturalArea', { naturalAreas: 'marker list' });
const placedReservation = view('IndigenousReservation', {
  nativeCommunity: embeddedCommunity,
  department: 'marker',
  city: 'marker',
});
const ofCity = (record: RecordName) => view(record, { city: 'marker' });
const withBriefCity = (record: RecordName) => view(record, { city: briefCity });
const withBoth = (record: RecordName) => view(record, { department: briefDepartment, city: briefCity });

const department = view('Department', {
  cityCapital: briefCity,
  country: view('Country'),
  cities: briefCity,
  region: view('Region', { departments: 'marker list' }),
  naturalAreas: view('NaturalArea', { department: 'marker', categoryNaturalArea: embeddedCategory }),
  maps: view('Map', { department: 'marker' }),
  indigenousReservations: placedReservation,
  airports: 'empties',
});

export const rootViews: Readonly<Record<RecordName, View>> = {
  Region: view('Region', {
    departments: view('Department', { ...briefDepartment.relations, region: 'marker' }),
  }),
  Department: department,
  City: view('City', {
    department: 'marker',
    touristAttractions: ofCity('TouristAttraction'),
    presidents: ofCity('President'),
    radios: ofCity('Radio'),
    higherEducationInstitutions: ofCity('HigherEducationInstitution'),
    televisionChannels: ofCity('TelevisionChannel'),
    urbanCenters: view('UrbanCenter'),
    indigenousReservations: placedReservation,
    airports: 'empties',
  }),
  IntangibleHeritage: view('IntangibleHeritage', { department }),
  Volcano: withBoth('Volcano'),
  Airport: withBoth('Airport'),
  HeritageCity: withBoth('HeritageCity'),
  TypicalDish: view('TypicalDish', { department: briefDepartment }),
  PostalCode: withBriefCity('PostalCode'),
  HigherEducationInstitution: withBriefCity('HigherEducationInstitution'),
  TouristAttraction: withBriefCity('TouristAttraction'),
  IndigenousReservation: view('IndigenousReservation', {
    nativeCommunity: embeddedCommunity,
    department: briefDepartment,
    city: briefCity,
  }),
  President: withBriefCity('President'),
  Radio: withBriefCity('Radio'),
  TelevisionChannel: withBriefCity('TelevisionChannel'),
  NaturalArea: view('NaturalArea', { department: briefDepartment, categoryNaturalArea: embeddedCategory }),
  Map: view('Map', { department: briefDepartment }),
  NativeCommunity: view('NativeCommunity', {
    indigenousReservations: view('IndigenousReservation', {
      nativeCommunity: 'marker',
      department: 'marker',
      city: 'marker',
    }),
  }),
  CategoryNaturalArea: view('CategoryNaturalArea', {
    naturalAreas: view('NaturalArea', { department: 'marker', categoryNaturalArea: 'marker' }),
  }),
  Country: view('Country'),
  InvasiveSpecie: view('InvasiveSpecie'),
  UrbanCenter: view('UrbanCenter'),
  Holiday: view('Holiday'),
};

export type Pattern = 'list' | 'one' | 'name' | 'search' | 'page' | 'related' | 'code';

/** The operations that the contract names for a view of their own: 12 and 15, 13 and 14. */
const exceptions: { readonly [P in Pattern]?: { readonly [R in RecordName]?: View } } = {
  page: {
    HigherEducationInstitution: ofCity('HigherEducationInstitution'),
    TouristAttraction: ofCity('TouristAttraction'),
  },
  search: { IndigenousReservation: placedReservation },
  one: { IndigenousReservation: placedReservation },
};

export function viewOf(record: RecordName, pattern: Pattern): View {
  return exceptions[pattern]?.[record] ?? rootViews[record];
}
