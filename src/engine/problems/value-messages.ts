// Messages about the value of a parameter.
import type { Language, Localized } from '../text/localized.js';

/** The form of a counted word. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const seconds = {
  en: (count: number) => counted(count, 'second', 'seconds'),
  es: (count: number) => counted(count, 'segundo', 'segundos'),
};

/** Adds a further sentence, if there is one. */
export const followedBy = (further: Localized | undefined, language: Language): string =>
  further === undefined ? '' : ` ${further[language]}`;

export const joinedSentences = (sentences: readonly Localized[]): Localized => ({
  en: sentences.map(({ en }) => en).join(' '),
  es: sentences.map(({ es }) => es).join(' '),
});

const expected = {
  en: {
    integer: { one: 'an integer', many: 'integers', form: '' },
    number: { one: 'a number', many: 'numbers', form: ' (as in JSON)' },
    text: { one: 'a non-empty text', many: 'non-empty texts', form: '' },
    texts: { one: 'a non-empty text', many: 'non-empty texts', form: '' },
    boolean: { one: 'true or false', many: 'booleans', form: '' },
    date: { one: 'a date', many: 'dates', form: ' (YYYY-MM-DD)' },
    midnight: { one: 'a date', many: 'dates', form: ' (YYYY-MM-DD or YYYY-MM-DDT00:00:00)' },
  },
  es: {
    integer: { one: 'un entero', many: 'enteros', form: '' },
    number: { one: 'un número', many: 'números', form: ' (como en JSON)' },
    text: { one: 'un texto no vacío', many: 'textos no vacíos', form: '' },
    texts: { one: 'un texto no vacío', many: 'textos no vacíos', form: '' },
    boolean: { one: 'true o false', many: 'booleanos', form: '' },
    date: { one: 'una fecha', many: 'fechas', form: ' (YYYY-MM-DD)' },
    midnight: { one: 'una fecha', many: 'fechas', form: ' (YYYY-MM-DD o YYYY-MM-DDT00:00:00)' },
  },
};
type Expected = keyof typeof expected.en;

interface Range {
  readonly min: number;
  readonly max: number;
}

export const valueMessages = {
  missing: (name: string, about: Localized): Localized => ({
    en: `${name} is required: ${about.en}`,
    es: `${name} es obligatorio: ${about.es}`,
  }),
  givenTwice: (name: string, values: readonly string[]): Localized => ({
    en: `${name} is given more than once, as ${values.map((value) => `"${value}"`).join(' and ')}; send it only once.`,
    es: `${name} aparece más de una vez, como ${values.map((value) => `"${value}"`).join(' y ')}; envíalo una sola vez.`,
  }),
  goesWith: (name: string, needs: string): Localized => ({
    en: `${name} can only be used together with ${needs}.`,
    es: `${name} solo se puede usar junto con ${needs}.`,
  }),
  distanceNeedsNear: (parameter: string, field: string): Localized => ({
    en: `${parameter}: ${field} requires near, because it is the distance to that point.`,
    es: `${parameter}: ${field} requiere near, porque es la distancia a ese punto.`,
  }),
  empty: (name: string): Localized => ({
    en: `${name} must not be empty.`,
    es: `${name} no puede estar vacío.`,
  }),
  notInteger: (name: string, { min, max }: Range, raw: string): Localized => ({
    en: `${name} must be an integer from ${min} to ${max}, not "${raw}".`,
    es: `${name} debe ser un entero de ${min} a ${max}, no "${raw}".`,
  }),
  outside: (name: string, { min, max }: Range, raw: string, why: Localized | undefined): Localized => ({
    en: `${name} must be an integer from ${min} to ${max}, not ${raw}.${followedBy(why, 'en')}`,
    es: `${name} debe ser un entero de ${min} a ${max}, no ${raw}.${followedBy(why, 'es')}`,
  }),
  noneOf: (name: string, values: readonly string[], raw: string, hint?: Localized): Localized => ({
    en: `${name} must be one of ${values.join(', ')}; "${raw}" is not one of them.${followedBy(hint, 'en')}`,
    es: `${name} debe ser uno de estos valores: ${values.join(', ')}. "${raw}" no es uno de ellos.${followedBy(hint, 'es')}`,
  }),
  formatIsFor: (format: string, records: readonly string[]): Localized => ({
    en: `The format ${format} is available for ${records.join(', ')}.`,
    es: `El formato ${format} está disponible para ${records.join(', ')}.`,
  }),
  notSwitch: (name: string, raw: string): Localized => ({
    en: `${name} must be true or false, not "${raw}".`,
    es: `${name} debe ser true o false, no "${raw}".`,
  }),
  notOfKind: (name: string, kind: Expected, raw: string): Localized => ({
    en: `${name} must be ${expected.en[kind].one}${expected.en[kind].form}, not "${raw}".`,
    es: `${name} debe ser ${expected.es[kind].one}${expected.es[kind].form}, no "${raw}".`,
  }),
  notAllOfKind: (name: string, kind: Expected, part: string): Localized => ({
    en: `${name} must be a comma-separated list of ${expected.en[kind].many}${expected.en[kind].form}; "${part}" is not ${expected.en[kind].one}. A value cannot contain a comma.`,
    es: `${name} debe ser una lista separada por comas de ${expected.es[kind].many}${expected.es[kind].form}; "${part}" no es ${expected.es[kind].one}. Un valor no puede contener comas.`,
  }),
  notPoint: (name: string, raw: string): Localized => ({
    en: `${name} must be latitude,longitude in degrees, such as 4.65,-74.1 (-90 to 90, -180 to 180), not "${raw}".`,
    es: `${name} debe ser latitud,longitud en grados, por ejemplo 4.65,-74.1 (de -90 a 90, de -180 a 180), no "${raw}".`,
  }),
  notCoordinate: (name: string, most: number, raw: string): Localized => ({
    en: `${name} must be a number of degrees from -${most} to ${most}, not "${raw}".`,
    es: `${name} debe ser un número de grados de -${most} a ${most}, no "${raw}".`,
  }),
  decimalComma: (name: string, raw: string, meant: string): Localized => ({
    en: `${name} must have a decimal point: write ${meant}, not "${raw}".`,
    es: `${name} debe llevar punto decimal: escribe ${meant}, no "${raw}".`,
  }),
  planeCoordinates: (name: string, raw: string, plane: string): Localized => ({
    en: `${name} is in metres: "${raw}" belongs to a plane, such as those of ${plane}. Convert it to degrees of latitude and longitude first.`,
    es: `${name} está en metros: "${raw}" pertenece a un plano, como los de ${plane}. Conviértelo primero a grados de latitud y longitud.`,
  }),
  lostMinus: (latitude: number, longitude: number): Localized => ({
    en: `A minus sign seems to be missing: ${latitude}, ${longitude} is in the country. Longitudes to the west of Greenwich are negative.`,
    es: `Parece que falta un signo menos: ${latitude}, ${longitude} está en el país. Las longitudes al occidente de Greenwich son negativas.`,
  }),
  swappedCoordinates: (latitude: number, longitude: number): Localized => ({
    en: `Latitude and longitude seem to be swapped: ${longitude}, ${latitude} is in the country. Latitude comes first.`,
    es: `La latitud y la longitud parecen estar cambiadas: ${longitude}, ${latitude} está en el país. La latitud va primero.`,
  }),
  needsPoint: (example: string): Localized => ({
    en: `A point is required. Send lat and lon, such as ${example}.`,
    es: `Falta un punto. Envía lat y lon, por ejemplo ${example}.`,
  }),
  pointTwice: (): Localized => ({
    en: `Send either lat and lon or point, not both.`,
    es: `Envía lat y lon, o point, pero no ambos.`,
  }),
  noFigures: (
    year: number,
    spans: readonly (readonly [number, number])[],
    isElsewhere: boolean,
  ): Localized => {
    const years = (joint: string, and: string) =>
      spans.map(([from, to]) => (from === to ? from : `${from} ${joint} ${to}`)).join(` ${and} `);
    return {
      en: `This series has figures for ${years('to', 'and')}, not for ${year}.${isElsewhere ? ` \`series=all\` has figures for ${year}.` : ''}`,
      es: `Esta serie tiene cifras de ${years('a', 'y')}, y no de ${year}.${isElsewhere ? ` Con \`series=all\` hay cifras de ${year}.` : ''}`,
    };
  },
  notArea: (name: string, paths: readonly string[], raw: string): Localized => ({
    en: `${name} must be one of ${paths.join(', ')} with an id, such as ${paths[0] ?? ''}/1, not "${raw}".`,
    es: `${name} debe ser uno de ${paths.join(', ')} con un id, por ejemplo ${paths[0] ?? ''}/1, no "${raw}".`,
  }),
  notDate: (name: string, raw: string, example: string): Localized => ({
    en: `${name} must be a date (YYYY-MM-DD), such as ${example}, not "${raw}".`,
    es: `${name} debe ser una fecha (YYYY-MM-DD), por ejemplo ${example}, no "${raw}".`,
  }),
  noSuchMonth: (name: string, raw: string): Localized => ({
    en: `${name} must be a date (YYYY-MM-DD) with a month from 01 to 12, not "${raw}".`,
    es: `${name} debe ser una fecha (YYYY-MM-DD) con un mes de 01 a 12, no "${raw}".`,
  }),
  noSuchDay: (name: string, raw: string, days: number): Localized => ({
    en: `${name} must be a date that exists; there is no ${raw}, because that month has ${days} days.`,
    es: `${name} debe ser una fecha que exista; no hay ${raw}, porque ese mes tiene ${days} días.`,
  }),
  dateOutside: (
    name: string,
    [first, last]: readonly [string, string],
    raw: string,
    why: Localized,
  ): Localized => ({
    en: `${name} must be a date from ${first} to ${last}, not ${raw}.${followedBy(why, 'en')}`,
    es: `${name} debe ser una fecha de ${first} a ${last}, no ${raw}.${followedBy(why, 'es')}`,
  }),
  daysTooMany: (name: string, days: number, [first, last]: readonly [string, string]): Localized => ({
    en: `${name} must give a date from ${first} to ${last}; ${days} is outside that range.`,
    es: `${name} debe dar una fecha de ${first} a ${last}; con ${days} se sale de ese rango.`,
  }),
  missingCell: (name: string): Localized => ({
    en: `The row has no ${name}.`,
    es: `La fila no tiene ${name}.`,
  }),
  notBox: (name: string, raw: string): Localized => ({
    en: `${name} must be west,south,east,north in degrees, such as -75,4,-74,5 (-180 to 180, -90 to 90), not "${raw}".`,
    es: `${name} debe ser oeste,sur,este,norte en grados, por ejemplo -75,4,-74,5 (de -180 a 180, de -90 a 90), no "${raw}".`,
  }),
  boxUpsideDown: (name: string, south: number, north: number): Localized => ({
    en: `${name} must be west,south,east,north; its south, ${south}, is north of its north, ${north}.`,
    es: `${name} debe ser oeste,sur,este,norte; su sur, ${south}, queda al norte de su norte, ${north}.`,
  }),
  notMeasure: (name: string, max: number, raw: string): Localized => ({
    en: `${name} must be a number greater than 0 and at most ${max}, not "${raw}".`,
    es: `${name} debe ser un número mayor que 0 y de ${max} como máximo, no "${raw}".`,
  }),
  tooManySortKeys: (name: string, most: number, count: number): Localized => ({
    en: `${name} accepts at most ${most} fields, not ${count}.`,
    es: `${name} acepta ${most} campos como máximo, no ${count}.`,
  }),
  notSortKey: (name: string, example: string, key: string, hint: Localized | undefined): Localized => ({
    en: `${name} must be a comma-separated list of sortable fields, such as ${example}; "${key}" is not one of them.${followedBy(hint, 'en')}`,
    es: `${name} debe ser una lista de campos ordenables separados por comas, por ejemplo ${example}; "${key}" no es uno de ellos.${followedBy(hint, 'es')}`,
  }),
};
