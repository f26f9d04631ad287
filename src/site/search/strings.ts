// The texts of the page of results, in each language.

const en = {
  title: 'Search',
  lead: 'One field for the data and the documentation: names, codes, words. Accents and small mistakes do not count.',
  results: (query: string) => `Results for “${query}”`,
  recordsFound: (from: string, to: string, total: string) => `${from} to ${to} of ${total} records`,
  tips: 'What you can try',
  fewer: 'Fewer words, or only the beginning of one.',
  code: 'A code instead of a name: DANE, postal code, IATA.',
  browse: 'The data, family by family',
  allPages: 'All pages',
};

const es: typeof en = {
  title: 'Buscar',
  lead: 'Un solo campo para los datos y la documentación: nombres, códigos, palabras. Las tildes y los errores pequeños no importan.',
  results: (query) => `Resultados de «${query}»`,
  recordsFound: (from, to, total) => `${from} a ${to} de ${total} registros`,
  tips: 'Qué puedes probar',
  fewer: 'Menos palabras, o solo el comienzo de una.',
  code: 'Un código en vez de un nombre: DANE, código postal, IATA.',
  browse: 'Los datos, familia por familia',
  allPages: 'Todas las páginas',
};

export const searchStrings = { en, es };
