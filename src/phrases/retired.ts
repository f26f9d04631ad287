// Why records are no longer available, in Spanish: the reasons given in the data.
import type { Phrases } from './translator.js';

export const retiredPhrases: Phrases = {
  'Part of an area within one municipality; replaced by the department total.':
    'Parte de un área dentro de un solo municipio; la reemplaza el total del departamento.',
  'Listed twice, because the area lies in a single municipality of the department; replaced by the department total.':
    'Aparecía dos veces, porque el área queda en un solo municipio del departamento; la reemplaza el total del departamento.',
  'Maritime part of an area, outside every department; replaced by the maritime total.':
    'Parte marítima de un área, por fuera de todo departamento; la reemplaza el total marítimo.',
  'Part of an area within one municipality, listed without its department; replaced by the department total.':
    'Parte de un área dentro de un solo municipio, que aparecía sin su departamento; la reemplaza el total del departamento.',
  'Part of an area within one municipality, listed under the wrong department; replaced by the department total.':
    'Parte de un área dentro de un solo municipio, que aparecía en el departamento equivocado; la reemplaza el total del departamento.',
  'Same part of an area listed twice, both times without a department; replaced by the other record.':
    'La misma parte de un área aparecía dos veces, ambas sin departamento; la reemplaza el otro registro.',
};
