// The relations in each operation, section 2 of the contract as a table. A relation that a view does not name is null.
import type { Family } from './families.js';

export const MARKER = '[Circular Reference]';

export type Way = 'marker' | 'marker list' | 'empties' | 'empty list' | View;

export interface View {
  readonly [relation: string]: Way;
}

/** All own fields, all relations null. */
export const plain: View = {};

const briefDepartment: View = { airports: 'empties' };
const briefCity: View = { department: 'marker', airports: 'empties' };
const bothBriefly: View = { department: briefDepartment, city: briefCity };
const ofCity: View = { city: 'marker' };
const located: View = {
  nativeCommunity: { indigenousReservations: 'empties' },
  department: 'marker',
  city: 'marker',
};

const wholeDepartment: View = {
  cityCapital: briefCity,
  country: plain,
  cities: briefCity,
  region: { departments: 'marker list' },
  naturalAreas: { department: 'marker', categoryNaturalArea: { naturalAreas: 'marker list' } },
  maps: { department: 'marker' },
  indigenousReservations: located,
  airports: 'empties',
};

const wholeCity: View = {
  department: 'marker',
  touristAttractions: ofCity,
  presidents: ofCity,
  indigenousReservations: located,
  airports: 'empties',
  radios: ofCity,
  urbanCenters: plain,
  higherEducationInstitutions: ofCity,
  televisionChannels: ofCity,
};

/** Section 2.1: the operations of the specification. */
const specified: Readonly<Record<string, View>> = {
  'IntangibleHeritage/pagedList': { department: wholeDepartment },
  'City/{id}/volcanoes': bothBriefly,
  'Region/{id}/departments': wholeDepartment,
  'Airport/name/{name}': bothBriefly,
  'HeritageCity/{id}': bothBriefly,
  TypicalDish: { department: briefDepartment },
  'Department/search/{keyword}': wholeDepartment,
  PostalCode: { city: briefCity },
  'PostalCode/search/{keyword}': { city: briefCity },
  City: wholeCity,
  'City/{id}': wholeCity,
  'HigherEducationInstitution/pagedList': ofCity,
  'IndigenousReservation/search/{keyword}': located,
  'IndigenousReservation/{id}': located,
  'TouristicAttraction/pagedList': ofCity,
};

const everywhere = 'list one name search page code inOffice';

/** Section 2.2: the relations that a family embeds, and in which operations. */
const others: Readonly<Record<string, readonly [embedded: string, kinds: string]>> = {
  Department: ['cityCapital', everywhere],
  City: ['department', 'name search page'],
  NaturalArea: ['categoryNaturalArea department', 'one name'],
  President: ['city', 'one inOffice'],
  TouristAttraction: ['city', 'list one name'],
  HigherEducationInstitution: ['city', 'list one name'],
  IndigenousReservation: ['department city nativeCommunity', 'list name page'],
  Airport: ['department city', 'list one search page code'],
  HeritageCity: ['department city', 'list name search page'],
  Volcano: ['department city', 'list one name page'],
  TypicalDish: ['department', everywhere],
  IntangibleHeritage: ['department', everywhere],
  PostalCode: ['city', everywhere],
  Radio: ['city', everywhere],
  TelevisionChannel: ['city', everywhere],
  TraditionalFairAndFestival: ['city', everywhere],
};

/** The only embedded record that is not plain. */
const exceptions: Readonly<Record<string, View>> = {
  'TouristAttraction city': { touristAttractions: 'empty list' },
};

/** `parent` is the family of the record in the request, which the response omits. */
/** These lists use another key than the relation to the parent, so they keep the parent. */
const otherKeys = ['City/{id}/locatedAirports'];

export function viewOf(family: Family, kind: string, template: string, parent?: string): View {
  const named = specified[template];
  if (named !== undefined) return named;
  const [embedded, kinds] = others[family.record] ?? ['', ''];
  const isRelated = kind === 'related';
  if (isRelated ? family.record === 'City' : !kinds.split(' ').includes(kind)) return plain;
  const shown = family.relations.filter(
    ({ name, target }) =>
      embedded.split(' ').includes(name) &&
      !(isRelated && target === parent && !otherKeys.includes(template)),
  );
  return Object.fromEntries(shown.map(({ name }) => [name, exceptions[`${family.record} ${name}`] ?? plain]));
}
