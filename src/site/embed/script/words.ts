// The texts of the form field in both languages and the names of its two levels. Nothing else in it depends on the country.

/** Used in attributes, parts and properties. */
export const GROUP = 'department';
export const PLACE = 'city';

export const words = {
  es: {
    group: 'Departamento',
    place: 'Municipio',
    choose: 'Elige…',
    loading: 'Cargando…',
    noGroup: 'Elige un departamento.',
    noPlace: 'Elige un municipio.',
    notListed: 'Elige un municipio de la lista.',
    found: 'Sugerencias: ',
    none: 'Sin resultados.',
    failed: 'No se pudo cargar la lista de municipios. Revisa tu conexión.',
    retry: 'Reintentar',
  },
  en: {
    group: 'Department',
    place: 'Municipality',
    choose: 'Choose…',
    loading: 'Loading…',
    noGroup: 'Choose a department.',
    noPlace: 'Choose a municipality.',
    notListed: 'Choose a municipality from the list.',
    found: 'Suggestions: ',
    none: 'No results.',
    failed: 'The list of municipalities could not be loaded. Check your connection.',
    retry: 'Try again',
  },
} as const;
