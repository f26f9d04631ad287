// The texts of the form that tries an operation, in Spanish.
import type { TryStrings } from './strings-en.js';

export const tryInSpanish: TryStrings = {
  title: 'Pruébala',
  intro:
    'Cambia lo que quieras y la solicitud cambia también. Lo que envíes lo responde este mismo servicio.',
  notGiven: 'sin indicar',
  others: 'Otros, separados por comas',
  filters: 'Filtros',
  filtersNote: 'Solo registros en los que todos se cumplen.',
  add: 'Agregar un filtro',
  field: 'Campo',
  comparison: 'Comparación',
  value: 'Valor',
  list: 'separados por comas',
  remove: 'Quitar este filtro',
  comparisons: {
    eq: 'es',
    ne: 'no es',
    gt: 'es más de',
    gte: 'es al menos',
    lt: 'es menos de',
    lte: 'es como máximo',
    in: 'es uno de',
    contains: 'contiene',
    null: 'es desconocido',
  },
  ofDays: {
    gt: 'es después de',
    gte: 'es a partir de',
    lt: 'es antes de',
    lte: 'es a más tardar',
  },
  more: 'Más opciones',
  request: 'Tu solicitud',
  back: 'Volver al ejemplo',
  missing: 'Falta completar: #',
  onAPage: 'En una página, sin un programa:',
};
