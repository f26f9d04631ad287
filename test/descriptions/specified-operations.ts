// The 17 operations of the specification, whose responses contain markers instead of records.

export const specifiedOperations: readonly string[] = [
  'IntangibleHeritage/pagedList',
  'City/{id}/volcanoes',
  'Region/{id}/departments',
  'Airport/name/{name}',
  'HeritageCity/{id}',
  'TypicalDish',
  'Department/search/{keyword}',
  'PostalCode',
  'PostalCode/search/{keyword}',
  'City',
  'City/{id}',
  'HigherEducationInstitution/pagedList',
  'IndigenousReservation/search/{keyword}',
  'IndigenousReservation/{id}',
  'TouristicAttraction/pagedList',
  'InvasiveSpecie/pagedList',
  'Holiday/year/{year}',
].map((path) => `/api/v1/${path}`);
