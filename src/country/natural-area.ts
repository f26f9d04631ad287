// A protected natural area, or the part of it that lies in one department or at sea.
import { defineFamily } from '../engine/model/family.js';
import { date, integer, number, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { idField } from './shared-fields.js';

export const naturalArea = defineFamily({
  record: 'NaturalArea',
  file: 'natural-areas.json',
  title: { en: 'Protected areas', es: 'Áreas protegidas' },
  noun: { en: 'a protected area', es: 'un área protegida' },
  all: { en: 'all protected areas', es: 'todas las áreas protegidas' },
  about: {
    en: 'Every protected area of the national registry (RUNAP, December 2025), with one record for each department that it extends into and one for its part at sea.',
    es: 'Todas las áreas protegidas del registro nacional (RUNAP, diciembre de 2025), un registro por cada departamento al que se extienden y otro por su parte en el mar.',
  },
  fields: {
    id: idField(),
    areaGroupId: integer().label({ en: 'RUNAP number', es: 'Número del RUNAP' }).about({
      en: 'Number of the area in the national registry (RUNAP), the same in the records of all its parts.',
      es: 'Número del área en el registro nacional (RUNAP), el mismo en los registros de todas sus partes.',
    }),
    categoryNaturalAreaId: integer().label({ en: 'Category', es: 'Categoría' }).about({
      en: 'Id of its protection category.',
      es: 'Id de su categoría de protección.',
    }),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the area.', es: 'Nombre del área.' }),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).nullable().about({
      en: 'Id of the department of this part; null at sea or if it is not known. An area added in edition 2026.11.16 has one record, in the department of its centre, even if it extends into others.',
      es: 'Id del departamento de esta parte; null en el mar o si no se conoce. Un área agregada en la edición 2026.11.16 tiene un solo registro, en el departamento de su centro, aunque se extienda a otros.',
    }),
    daneCode: number()
      .label({ en: 'DANE code of the department', es: 'Código DANE del departamento' })
      .whole()
      .named({ 0: { en: 'none, at sea', es: 'ninguno, en el mar' } })
      .nullable()
      .about({
        en: 'DANE code of the department as a number, without leading zeros; 0 at sea, null if it is not known.',
        es: 'Código DANE del departamento como número, sin ceros a la izquierda; 0 en el mar, null si no se conoce.',
      }),
    landArea: number()
      .label({ en: 'Land area', es: 'Superficie terrestre' })
      .unit('ha')
      .additive()
      .nullable()
      .about({
        en: 'Land area of this part by the registry map, in hectares; null at sea. The parts of six areas are of the map of 2023 and do not add up to `totalArea`.',
        es: 'Superficie terrestre de esta parte según el mapa del registro, en hectáreas; null en el mar. Las partes de seis áreas son del mapa de 2023 y no suman `totalArea`.',
      }),
    maritimeArea: number()
      .label({ en: 'Marine area', es: 'Superficie marina' })
      .unit('ha')
      .additive()
      .nullable()
      .about({
        en: 'Marine area of this part by the registry map, in hectares; null on land or if it is not known.',
        es: 'Superficie marina de esta parte según el mapa del registro, en hectáreas; null en tierra o si no se conoce.',
      }),
    totalArea: number()
      .label({ en: 'Total area', es: 'Superficie total' })
      .unit('ha')
      .additive()
      .extended()
      .about({
        en: 'Area of the whole protected area by the registry map, land and sea in all departments, in hectares; the same in the records of all its parts.',
        es: 'Superficie del área protegida completa según el mapa del registro, tierra y mar en todos los departamentos, en hectáreas; la misma en los registros de todas sus partes.',
      }),
    actArea: number()
      .label({ en: 'Area by the act', es: 'Superficie según el acto' })
      .unit('ha')
      .additive()
      .nullable()
      .extended()
      .about({
        en: 'Area of the whole protected area by its act, in hectares; null if it is not known.',
        es: 'Superficie del área protegida completa según su acto, en hectáreas; null si no se conoce.',
      }),
    actMaritimeArea: number()
      .label({ en: 'Marine area by the act', es: 'Superficie marina según el acto' })
      .unit('ha')
      .additive()
      .nullable()
      .extended()
      .about({
        en: 'Marine part of `actArea`, in hectares; null if it has none.',
        es: 'Parte marina de `actArea`, en hectáreas; null si no tiene.',
      }),
    inscriptionDate: date().label({ en: 'Registered on', es: 'Fecha de inscripción' }).extended().about({
      en: 'Date on which the area was entered in the national registry (RUNAP), which began in 2011.',
      es: 'Fecha en que el área se inscribió en el registro nacional (RUNAP), que empezó en 2011.',
    }),
  },
  highlight: {
    label: { en: 'Protected, land and sea', es: 'Protegido, tierra y mar' },
    of: { sum: 'totalArea' },
  },
  columns: ['totalArea', 'categoryNaturalAreaId', 'departmentId', 'inscriptionDate'],
  example: 69,
  keyFacts: [
    { show: 'categoryNaturalAreaId' },
    { show: 'totalArea', ranked: [] },
    { show: 'inscriptionDate' },
  ],
  relations: {
    department: one('department', 'departmentId'),
    categoryNaturalArea: one('categoryNaturalArea', 'categoryNaturalAreaId'),
  },
  search: ['name'],
  embeds: ['department', 'categoryNaturalArea'],
  shapes: { inDepartment: { department: marker, categoryNaturalArea: 'inArea' } },
  views: { wholeList: 'plain', search: 'plain', pagedList: 'plain' },
  knownBy: {
    areaGroupId: { en: 'RUNAP number', es: 'número del RUNAP', example: '6', beside: true },
  },
  wholes: { field: 'areaGroupId', same: ['totalArea', 'actArea', 'actMaritimeArea'] },
  find: {
    order: 3,
    weight: 'totalArea',
    within: { family: 'department', key: 'departmentId' },
    words: [
      'Parque',
      'Parques',
      'PNN',
      'Parque Nacional',
      'Parques Nacionales',
      'Parque Nacional Natural',
      'Parques Nacionales Naturales',
      'National Park',
      'National Parks',
      'Santuario',
      'Reserva',
      'Reservas',
    ],
  },
  synonyms: ['NaturalAreas', 'ProtectedArea', 'ProtectedAreas', 'AreaNatural', 'AreaProtegida'],
});
