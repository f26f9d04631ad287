// The names of the tables beside those of the families. Families begin with a capital letter, these do not.
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
