// The views of the 17 operations of the specification: section 2.1 of the contract.
import type { RecordName } from './records.js';
import { type View, view } from './views.js';

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
const reservation = view('IndigenousReservation', {
  nativeCommunity: embeddedCommunity,
  department: 'marker',
  city: 'marker',
});
const ofCity = (record: RecordName) => view(record, { city: 'marker' });
const withBoth = (record: RecordName) => view(record, { department: briefDepartment, city: briefCity });

const department = view('Department', {
  cityCapital: briefCity,
  country: view('Country'),
  cities: briefCity,
  region: view('Region', { departments: 'marker list' }),
  naturalAreas: view('NaturalArea', { department: 'marker', categoryNaturalArea: embeddedCategory }),
  maps: view('Map', { department: 'marker' }),
  indigenousReservations: reservation,
  airports: 'empties',
});

const city = view('City', {
  department: 'marker',
  touristAttractions: ofCity('TouristAttraction'),
  presidents: ofCity('President'),
  radios: ofCity('Radio'),
  higherEducationInstitutions: ofCity('HigherEducationInstitution'),
  televisionChannels: ofCity('TelevisionChannel'),
  urbanCenters: view('UrbanCenter'),
  indigenousReservations: reservation,
  airports: 'empties',
});

const postalCode = view('PostalCode', { city: briefCity });

/** By the number that the specification gives the operation. */
export const specifiedViews = {
  1: view('IntangibleHeritage', { department }),
  2: withBoth('Volcano'),
  3: department,
  4: withBoth('Airport'),
  5: withBoth('HeritageCity'),
  6: view('TypicalDish', { department: briefDepartment }),
  7: department,
  8: postalCode,
  9: postalCode,
  10: city,
  11: city,
  12: ofCity('HigherEducationInstitution'),
  13: reservation,
  14: reservation,
  15: ofCity('TouristAttraction'),
  16: view('InvasiveSpecie'),
  17: view('Holiday'),
} as const satisfies Readonly<Record<number, View>>;
