// Why records are no longer served, in Spanish: the reasons that stand in the data.
import type { Phrases } from './translator.js';

export const retiredPhrases: Phrases = {
  'Part of an area inside one municipality; the department total stands for it.':
    'Parte de un área dentro de un solo municipio; la representa el total del departamento.',
  'Listed twice, since the area lies in one municipality of the department; the department total stands for it.':
    'Estaba dos veces, pues el área queda en un solo municipio del departamento; la representa el total del departamento.',
  'Maritime part of an area, outside every department; the maritime total stands for it.':
    'Parte marítima de un área, por fuera de todo departamento; la representa el total marítimo.',
  'Part of an area inside one municipality, listed without its department; the department total stands for it.':
    'Parte de un área dentro de un solo municipio, que estaba sin su departamento; la representa el total del departamento.',
  'Part of an area inside one municipality, listed under the wrong department; the department total stands for it.':
    'Parte de un área dentro de un solo municipio, que estaba en el departamento equivocado; la representa el total del departamento.',
  'Same part of an area listed twice, both without a department; the other record stands for it.':
    'La misma parte de un área estaba dos veces, ambas sin departamento; la representa el otro registro.',
};
