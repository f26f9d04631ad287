// Messages about records that were not found, with suggestions.
import type { Localized } from '../text/localized.js';

export interface CodeForId {
  readonly record: string;
  readonly id: number;
  readonly field: string;
  readonly code: string;
  /** Empty if the record has none. */
  readonly name: string;
  readonly path: string;
}

export const recordMessages = {
  noBoundary: (record: string, name: string, within: string, path: string): Localized => ({
    en: `${record} ${name} has no boundary, because it is part of ${within}, at ${path}.`,
    es: `${record} ${name} no tiene límites propios, porque hace parte de ${within}, en ${path}.`,
  }),
  unknownCode: (code: string, kinds: Localized): Localized => ({
    en: `No record has the code "${code}". Supported codes: ${kinds.en}.`,
    es: `Ningún registro tiene el código "${code}". Códigos admitidos: ${kinds.es}.`,
  }),
  noRecord: (record: string, id: number): Localized => ({
    en: `There is no ${record} with id ${id}.`,
    es: `No hay un registro de ${record} con id ${id}.`,
  }),
  nearestRecord: (record: string, id: number, nearest: number, path: string): Localized => ({
    en: `There is no ${record} with id ${id}; the nearest is ${nearest}, at ${path}.`,
    es: `No hay un registro de ${record} con id ${id}; el más cercano es ${nearest}, en ${path}.`,
  }),
  retired: (record: string, id: number, reason: Localized, by: string | null): Localized => ({
    en:
      by === null
        ? `${record} ${id} is no longer available, and no record replaces it: ${reason.en}`
        : `${record} ${id} is no longer available: ${reason.en} See ${by}.`,
    es:
      by === null
        ? `${record} ${id} ya no está disponible y ningún registro lo reemplaza: ${reason.es}`
        : `${record} ${id} ya no está disponible: ${reason.es} Consulta ${by}.`,
  }),
  probablyMeant: (record: string, id: number, name: string, path: string): Localized => ({
    en: `Did you mean ${record} ${id}${name === '' ? '' : `, ${name}`}? It is at ${path}.`,
    es: `¿Quisiste decir ${record} ${id}${name === '' ? '' : `, ${name}`}? Está en ${path}.`,
  }),
  lookUp: (record: string, path: string): Localized => ({
    en: `To look up ${record} records by name, use ${path}.`,
    es: `Para buscar registros de ${record} por nombre, usa ${path}.`,
  }),
  codeIsNotId: ({ record, id, field, code, name, path }: CodeForId): Localized => ({
    en: `There is no ${record} with id ${id}, but ${code} is the ${field} of ${name === '' ? `another ${record}` : name}, at ${path}.`,
    es: `No hay un registro de ${record} con id ${id}, pero ${code} es el ${field} de ${name === '' ? `otro registro de ${record}` : name}, en ${path}.`,
  }),
};
