// The texts of the page of results, in each language.

const en = {
  title: 'Search',
  lead: 'Search the data and the documentation by name, code or word. Accents and small typos do not matter.',
  results: (query: string) => `Results for “${query}”`,
  recordsFound: (from: string, to: string, total: string) => `${from} to ${to} of ${total} records`,
  examples: 'For example:',
  onMap: 'See on the map',
  seeOnMap: (name: string) => `See on the map: ${name}`,
  tips: 'Suggestions',
  fewer: 'Use fewer words, or only the beginning of a word.',
  code: 'Use a code instead of a name, such as a DANE, postal or IATA code.',
  browse: 'Browse the data by family',
  allPages: 'All pages',
};

const es: typeof en = {
  title: 'Buscar',
  lead: 'Busca en los datos y en la documentación por nombre, código o palabra. Las tildes y los errores pequeños no importan.',
  results: (query) => `Resultados de «${query}»`,
  recordsFound: (from, to, total) => `${from} a ${to} de ${total} registros`,
  examples: 'Por ejemplo:',
  onMap: 'Ver en el mapa',
  seeOnMap: (name) => `Ver en el mapa: ${name}`,
  tips: 'Sugerencias',
  fewer: 'Usa menos palabras, o solo el comienzo de una.',
  code: 'Usa un código en vez de un nombre, como el código DANE, postal o IATA.',
  browse: 'Explora los datos por familia',
  allPages: 'Todas las páginas',
};

export const searchStrings = { en, es };
