// The names of the tables beside those of the families. Tables of data begin with a capital letter, those about the dataset do not.
export const [TABLES, FIELDS, SOURCES, TERMS, PROVENANCE, CORRECTIONS, ALIASES, HISTORY, RETIRED, CHANGES] = [
  'tables',
  'fields',
  'sources',
  'terms',
  'provenance',
  'corrections',
  'aliases',
  'history',
  'retired',
  'changes',
] as const;

export const NEIGHBOURS = 'Neighbours';
