// The number of null values of each field of the specification in lists, with the reason. A number may only fall, unless a new record lacks
// the value.
import type { RecordName } from './records.js';

type Known = readonly [records: number, reason: string];

export const knownNulls: { readonly [R in RecordName]?: Readonly<Record<string, Known>> } = {
  City: {
    surface: [1, 'Mapiripana no longer exists as an entity'],
    population: [1, 'Mapiripana no longer exists as an entity'],
  },
  NaturalArea: {
    departmentId: [39, 'parts at sea, and two areas whose department is unknown'],
    daneCode: [2, 'two areas whose department is unknown'],
    landArea: [37, 'parts at sea'],
    maritimeArea: [1963, 'parts on land'],
  },
  Map: { departmentId: [10, 'every map is of the whole country'] },
  President: {
    image: [5, 'no picture is known'],
    endPeriodDate: [1, 'the term has not ended'],
  },
  IndigenousReservation: { procedureType: [131, 'the source does not state it'] },
  Airport: {
    iataCode: [10, 'it has no code, or none is known'],
    oaciCode: [3, 'it has no code, or none is known'],
    latitude: [1, 'the point is unknown'],
    longitude: [1, 'the point is unknown'],
  },
  Radio: {
    frequency: [5, 'the station is on the internet only, or lists disagree'],
    url: [2, 'no site is known'],
  },
  TypicalDish: { imageUrl: [55, 'no picture whose author and licence are known'] },
  HigherEducationInstitution: {
    address: [9, 'the register does not have it, or has that of a former seat'],
    phone: [28, 'the register does not have it, or it cannot be dialled'],
    website: [6, 'no site is known'],
  },
  TelevisionChannel: {
    cityId: [1, 'the city is unknown'],
    url: [179, 'no site is known'],
  },
  Volcano: { imageUrl: [24, 'no picture is known'] },
  PostalCode: {
    northLimit: [36, 'the list does not have it'],
    southLimit: [37, 'the list does not have it'],
    eastLimit: [38, 'the list does not have it'],
    westLimit: [39, 'the list does not have it'],
    neighborhoodsContainedInPostalCode: [3122, 'the list has a filler, mostly in rural zones'],
    ruralAreasContainedInPostalCode: [1980, 'the list has a filler, mostly in urban zones'],
  },
  IntangibleHeritage: {
    departmentId: [8, 'the heritage is of several departments'],
    inclusionYear: [1, 'the year is unknown'],
  },
  InvasiveSpecie: { urlImage: [2, 'no picture is known'] },
};
