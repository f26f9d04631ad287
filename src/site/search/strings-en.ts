// The texts of the search in English.

export const searchInEnglish = {
  label: 'Search data and documentation',
  short: 'Search',
  title: 'Search',
  lead: 'One field for the data and the documentation: names, codes, words. Accents and small mistakes do not count.',
  results: (query: string) => `Results for “${query}”`,
  kinds: { data: 'Data', pages: 'Tools and documentation', similar: 'Similar names' },
  /** The sign is replaced with the number. */
  one: '1 result',
  many: '# results',
  /** The sign is replaced with what was typed. */
  all: 'All results for “#”',
  none: 'Nothing found for “#”.',
  hint: 'Try fewer words, another spelling, or a code.',
  recordsFound: (from: string, to: string, total: string) => `${from} to ${to} of ${total} records`,
  tips: 'What you can try',
  fewer: 'Fewer words, or only the beginning of one.',
  code: 'A code instead of a name: DANE, postal code, IATA.',
  browse: 'The data, family by family',
  allPages: 'All pages',
};

export type SearchStrings = typeof searchInEnglish;
