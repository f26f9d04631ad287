// The texts of the search in Spanish.
import type { SearchStrings } from './strings-en.js';

export const searchInSpanish: SearchStrings = {
  label: 'Buscar en los datos y la documentación',
  short: 'Buscar',
  title: 'Buscar',
  lead: 'Un solo campo para los datos y la documentación: nombres, códigos, palabras. Las tildes y los errores pequeños no importan.',
  results: (query) => `Resultados de «${query}»`,
  kinds: { data: 'Datos', pages: 'Herramientas y documentación', similar: 'Nombres parecidos' },
  one: '1 resultado',
  many: '# resultados',
  all: 'Todos los resultados de «#»',
  none: 'No se encontró nada para «#».',
  hint: 'Prueba con menos palabras, escríbelo de otra manera o usa un código.',
  recordsFound: (from, to, total) => `${from} a ${to} de ${total} registros`,
  tips: 'Qué puedes probar',
  fewer: 'Menos palabras, o solo el comienzo de una.',
  code: 'Un código en vez de un nombre: DANE, código postal, IATA.',
  browse: 'Los datos, familia por familia',
  allPages: 'Todas las páginas',
};
