// Descriptions of the parameters for sums, means, minima and maxima, in all languages.
import type { Measure } from '../../query/summarise.js';
import type { Localized } from '../../text/localized.js';

export const measureAbouts: Readonly<Record<Measure, Localized>> = {
  sum: {
    en: 'Add up these fields, comma-separated; null where none of the values is known.',
    es: 'Suma estos campos, separados por comas; null si no se conoce ningún valor.',
  },
  mean: {
    en: 'The mean of these fields, comma-separated, over the records whose value is known.',
    es: 'La media de estos campos, separados por comas, sobre los registros cuyo valor se conoce.',
  },
  min: {
    en: 'The smallest value of these fields, comma-separated.',
    es: 'El menor valor de estos campos, separados por comas.',
  },
  max: {
    en: 'The largest value of these fields, comma-separated.',
    es: 'El mayor valor de estos campos, separados por comas.',
  },
};
