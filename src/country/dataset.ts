// The dataset of Colombia as a whole.
import type { DatasetAbout } from '../engine/model/model.js';

export const datasetOfColombia: DatasetAbout = {
  title: {
    en: 'Atlas Colombia, reference data about Colombia',
    es: 'Atlas Colombia, datos de referencia sobre Colombia',
  },
  publisher: 'Atlas Colombia',
  contact: {
    en: 'Report errors to the operator of this server or in the repository of the project.',
    es: 'Reporta los errores a quien opera este servidor o en el repositorio del proyecto.',
  },
  licence: {
    name: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    covers: {
      en: 'The compilation, the corrections and the texts of Atlas Colombia. Each value stays under the terms of its source. Values under CC BY-SA 4.0, such as postal codes and indigenous reservations, are not covered, and an adapted copy of them needs that licence.',
      es: 'La compilación, las correcciones y los textos de Atlas Colombia. Cada valor sigue bajo las condiciones de su fuente. Los valores con CC BY-SA 4.0, como los códigos postales y los resguardos indígenas, no están incluidos, y una copia adaptada de ellos necesita esa licencia.',
    },
  },
  spatial: { name: { en: 'Colombia', es: 'Colombia' }, code: 'CO' },
  frequency: {
    en: 'Irregular: a new edition appears when sources or corrections change.',
    es: 'Irregular: aparece una edición nueva cuando cambian las fuentes o las correcciones.',
  },
};
