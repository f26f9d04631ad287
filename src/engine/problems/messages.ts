// Every message of the service in each language, about faults of a request and about matched rows.
import type { Localized } from '../text/localized.js';
import { bodyMessages } from './body-messages.js';
import { matchMessages } from './match-messages.js';
import { counted, followedBy, seconds, valueMessages } from './value-messages.js';

/** Messages about the names in a query and their targets. */
const nameMessages = {
  unknownParameter: (name: string, hint: Localized | undefined): Localized => ({
    en: `"${name}" is not a parameter of this operation.${followedBy(hint, 'en')}`,
    es: `"${name}" no es un parámetro de esta operación.${followedBy(hint, 'es')}`,
  }),
  standsInPath: (name: string): Localized => ({
    en: `${name} is part of the path.`,
    es: `${name} hace parte de la ruta.`,
  }),
  noCoordinates: (record: string): Localized => ({
    en: `${record} has no coordinates.`,
    es: `${record} no tiene coordenadas.`,
  }),
  hasOnePlace: (record: string): Localized => ({
    en: `${record} does not have two places.`,
    es: `${record} no tiene dos lugares.`,
  }),
  answersOneRecord: (): Localized => ({
    en: `This operation returns a single record; filters only apply to lists.`,
    es: `Esta operación devuelve un solo registro; los filtros solo se aplican a listas.`,
  }),
  filtersOf: (field: string, filters: readonly string[], hint: Localized | undefined): Localized => ({
    en: `${field} supports these filters: ${filters.join(', ')}.${followedBy(hint, 'en')}`,
    es: `${field} admite estos filtros: ${filters.join(', ')}.${followedBy(hint, 'es')}`,
  }),
  inList: (parameter: string, fault: Localized): Localized => ({
    en: `${parameter}: ${fault.en}`,
    es: `${parameter}: ${fault.es}`,
  }),
  inPath: (path: string, fault: Localized): Localized => ({
    en: `"${path}": ${fault.en}`,
    es: `"${path}": ${fault.es}`,
  }),
  fieldBetweenCommas: (): Localized => ({
    en: `a field is missing before or after a comma.`,
    es: `falta un campo antes o después de una coma.`,
  }),
  relationBetweenCommas: (): Localized => ({
    en: `a relation is missing before or after a comma.`,
    es: `falta una relación antes o después de una coma.`,
  }),
  noField: (record: string, name: string, hint: Localized | undefined): Localized => ({
    en: `${record} has no field "${name}".${followedBy(hint, 'en')}`,
    es: `${record} no tiene ningún campo "${name}".${followedBy(hint, 'es')}`,
  }),
  noRelation: (record: string, name: string, hint: Localized | undefined): Localized => ({
    en: `${record} has no relation "${name}".${followedBy(hint, 'en')}`,
    es: `${record} no tiene ninguna relación "${name}".${followedBy(hint, 'es')}`,
  }),
  noGroup: (parameter: string, record: string, name: string, hint: Localized | undefined): Localized => ({
    en: `${parameter}: ${record} cannot be counted by "${name}".${followedBy(hint, 'en')}`,
    es: `${parameter}: ${record} no se puede contar por "${name}".${followedBy(hint, 'es')}`,
  }),
  holdsSeveral: (parameter: string, field: string): Localized => ({
    en: `${parameter}: ${field} contains a list. Records can only be counted by a field with a single value.`,
    es: `${parameter}: ${field} contiene una lista. Solo se puede contar por un campo con un solo valor.`,
  }),
  notNumeric: (record: string, name: string): Localized => ({
    en: `"${name}" is not a numeric field of ${record}.`,
    es: `"${name}" no es un campo numérico de ${record}.`,
  }),
  noFieldsWithin: (record: string, name: string): Localized => ({
    en: `"${name}" is a field of ${record}, not a relation, so it has no fields.`,
    es: `"${name}" es un campo de ${record}, no una relación, y por eso no tiene campos.`,
  }),
  tooDeep: (path: string, deepest: number): Localized => ({
    en: `"${path}" follows more than ${deepest} relations.`,
    es: `"${path}" pasa por más de ${deepest} relaciones.`,
  }),
  tooManyEmbedded: (parameter: string, count: number, most: number): Localized => ({
    en: `${parameter} would embed ${count} records; a response can embed at most ${most}. Request a page, add a filter, or expand less.`,
    es: `${parameter} incluiría ${count} registros; una respuesta puede incluir ${most} como máximo. Pide una página, agrega un filtro o expande menos.`,
  }),
  noCellForRecord: (path: string, example: string): Localized => ({
    en: `"${path}" is a record and does not fit in a table cell; name its fields instead, such as ${example}.`,
    es: `"${path}" es un registro y no cabe en una celda de la tabla; nombra más bien sus campos, por ejemplo ${example}.`,
  }),
  noCellForMany: (path: string, record: string): Localized => ({
    en: `"${path}" contains many records, which do not fit in a table cell; remove it, use format=ndjson, or request the ${record} records themselves.`,
    es: `"${path}" contiene muchos registros, que no caben en una celda de la tabla; quítalo, usa format=ndjson o pide directamente los registros de ${record}.`,
  }),
};

/** Messages about a request as a whole. */
interface SpentBudget {
  readonly client: string;
  readonly requests: number;
  /** In seconds, as the next one. */
  readonly window: number;
  readonly wait: number;
}

const requestMessages = {
  tooManyRequests: ({ client, requests, window, wait }: SpentBudget): Localized => ({
    en: `Rate limit reached for ${client}: ${counted(requests, 'request', 'requests')} per ${seconds.en(window)}. Try again in ${seconds.en(wait)}.`,
    es: `Límite de solicitudes alcanzado para ${client}: ${counted(requests, 'solicitud', 'solicitudes')} cada ${seconds.es(window)}. Intenta de nuevo en ${seconds.es(wait)}.`,
  }),
  tooMuchUnsent: (wait: number): Localized => ({
    en: `Earlier responses have not been read yet. Try again in ${seconds.en(wait)}, and read each response before you request the next.`,
    es: `Hay respuestas anteriores sin leer. Intenta de nuevo en ${seconds.es(wait)}, y lee cada respuesta antes de pedir la siguiente.`,
  }),
  diskIsBusy: (wait: number): Localized => ({
    en: `The disk with the files does not respond. Try again in ${seconds.en(wait)}.`,
    es: `El disco con los archivos no responde. Intenta de nuevo en ${seconds.es(wait)}.`,
  }),
  tooManyFields: (most: number): Localized => ({
    en: `The request has more than ${most} headers.`,
    es: `La solicitud tiene más de ${most} encabezados.`,
  }),
  twoHosts: (): Localized => ({
    en: `The request has more than one Host header.`,
    es: `La solicitud tiene más de un encabezado Host.`,
  }),
  needsHost: (): Localized => ({
    en: `An HTTP/1.1 request must have a Host header.`,
    es: `Una solicitud HTTP/1.1 debe tener un encabezado Host.`,
  }),
  addressTooLong: (length: number, longest: number): Localized => ({
    en: `The URL has ${length} characters; the limit is ${longest}.`,
    es: `La URL tiene ${length} caracteres; el límite es ${longest}.`,
  }),
  valueTooLong: (name: string, longest: number): Localized => ({
    en: `${name} is longer than ${longest} characters.`,
    es: `${name} tiene más de ${longest} caracteres.`,
  }),
  badPercentSign: (): Localized => ({
    en: `The path contains a percent sign that does not start an encoded UTF-8 character; write a literal percent sign as %25.`,
    es: `La ruta contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; el signo de porcentaje literal se escribe %25.`,
  }),
  badPercentSignIn: (name: string): Localized => ({
    en: `${name} contains a percent sign that does not start an encoded UTF-8 character; encode the value as UTF-8 and write a literal percent sign as %25.`,
    es: `${name} contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; codifica el valor en UTF-8 y escribe el signo de porcentaje literal como %25.`,
  }),
  methodNotAllowed: (method: string, path: string, allowed: string): Localized => ({
    en: `${method} is not allowed at ${path}. Allowed methods: ${allowed}.`,
    es: `${method} no está permitido en ${path}. Métodos permitidos: ${allowed}.`,
  }),
  rangeBeyondEnd: (size: number): Localized => ({
    en: `The file has ${size} bytes, and the range begins after its end.`,
    es: `El archivo tiene ${size} bytes, y el rango empieza después de su final.`,
  }),
  noBundle: (): Localized => ({
    en: `This server has no files of any edition. Its operator can make them with npx atlas bundle.`,
    es: `Este servidor no tiene archivos de ninguna edición. Quien lo opera puede crearlos con npx atlas bundle.`,
  }),
  filesAreListed: (at: string): Localized => ({
    en: `${at} lists all files.`,
    es: `${at} presenta la lista de todos los archivos.`,
  }),
  nothingAt: (path: string, hint?: Localized): Localized => ({
    en: `Nothing is available at ${path}.${followedBy(hint, 'en')}`,
    es: `No hay nada en ${path}.${followedBy(hint, 'es')}`,
  }),
  pathsAreListed: (at: string): Localized => ({
    en: `GET ${at} lists all paths.`,
    es: `GET ${at} lista todas las rutas.`,
  }),
  didYouMean: (name: string): Localized => ({ en: `Did you mean ${name}?`, es: `¿Quisiste decir ${name}?` }),
  failed: (): Localized => ({
    en: `The service failed while preparing the response; the request itself may be valid.`,
    es: `El servicio falló al preparar la respuesta; puede que la solicitud sea válida.`,
  }),
};

/** Messages about missing records, with suggestions. */
interface CodeForId {
  readonly record: string;
  readonly id: number;
  readonly field: string;
  readonly code: string;
  /** Empty if the record has none. */
  readonly name: string;
  readonly path: string;
}

const recordMessages = {
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
  codeInFilter: (kind: Localized, code: string, name: string, id: number): Localized => ({
    en: `${code} is the ${kind.en} of ${name}, whose id is ${id}.`,
    es: `${code} es el ${kind.es} de ${name}, cuyo id es ${id}.`,
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

export const messages = {
  ...requestMessages,
  ...bodyMessages,
  ...valueMessages,
  ...nameMessages,
  ...recordMessages,
  ...matchMessages,
};
