// Descriptions of the parameters for sums, means, minima and maxima, in all languages.
import type { Measure } from '../../query/summarise.js';
import type { Localized } from '../../text/localized.js';

export const measureAbouts: Readonly<Record<Measure, Localized>> = {
  sum: {
    en: 'the fields to add up, comma-separated; a sum is null if every value is null.',
    es: 'los campos que se suman, separados por comas; una suma es null si todos los valores lo son.',
  },
  mean: {
    en: 'the fields whose mean to return, comma-separated; nulls are ignored.',
    es: 'los campos cuyo promedio se devuelve, separados por comas; los null no se cuentan.',
  },
  min: {
    en: 'the fields whose smallest value to return, comma-separated.',
    es: 'los campos cuyo menor valor se devuelve, separados por comas.',
  },
  max: {
    en: 'the fields whose largest value to return, comma-separated.',
    es: 'los campos cuyo mayor valor se devuelve, separados por comas.',
  },
};
