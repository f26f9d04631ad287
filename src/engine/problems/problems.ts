// The closed table of failures. Nothing else is ever answered; each has a page that a test compares with this table.
import type { Localized } from '../text/localized.js';

export interface ProblemKind {
  readonly status: number;
  readonly title: Localized;
  /** When it is answered. */
  readonly when: Localized;
  /** The remedy for the client. */
  readonly remedy: Localized;
  /** Sent to a connection that never finished its request, so that no operation can have it. */
  readonly beforeAnyPath?: true;
}

export const problems = {
  'bad-parameter': {
    status: 400,
    title: { en: 'A parameter is not valid', es: 'Un parámetro no es válido' },
    when: {
      en: 'A value in the path or the query is not valid: an id that is not a positive integer, a missing page, a field that cannot be sorted by, an empty keyword, the same parameter with two values. A request that uses a query option (`fields`, a filter...) also gets this answer if its query contains a name that the operation does not know.',
      es: 'Un valor de la ruta o de la consulta no es válido: un id que no es un entero positivo, una página que falta, un campo por el que no se puede ordenar, una palabra de búsqueda vacía, el mismo parámetro con dos valores. Una solicitud que usa una opción de consulta (`fields`, un filtro...) también recibe esta respuesta si su consulta contiene un nombre que la operación no conoce.',
    },
    remedy: {
      en: 'Read `errors`: each entry names the parameter, the value received, what is wrong with it and, where there is a list, the values allowed.',
      es: 'Lee `errors`: cada entrada nombra el parámetro, el valor recibido, qué tiene de malo y, si hay una lista, los valores permitidos.',
    },
  },
  'bad-encoding': {
    status: 400,
    title: { en: 'The URL is not encoded correctly', es: 'La URL no está bien codificada' },
    when: {
      en: 'The path or a value in the query contains a percent sign that does not start an encoded UTF-8 character, or the URL contains a character that must be encoded and is not.',
      es: 'La ruta o un valor de la consulta contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado, o la URL contiene un carácter que debe codificarse y no lo está.',
    },
    remedy: {
      en: 'Encode each value in the path and the query with `encodeURIComponent` or the equivalent in your language.',
      es: 'Codifica cada valor de la ruta y de la consulta con `encodeURIComponent` o con el equivalente en tu lenguaje.',
    },
  },
  'bad-request': {
    status: 400,
    title: { en: 'The request cannot be read', es: 'La solicitud no se puede leer' },
    when: {
      en: 'The request is not well-formed HTTP, or it has a body where none is accepted.',
      es: 'La solicitud no es HTTP bien formado, o trae un cuerpo donde no se acepta ninguno.',
    },
    remedy: {
      en: 'Send a plain GET request without a body.',
      es: 'Envía una solicitud GET sencilla y sin cuerpo.',
    },
  },
  'unknown-path': {
    status: 404,
    title: { en: 'Nothing found at this path', es: 'No hay nada en esta ruta' },
    when: { en: 'No endpoint matches this path.', es: 'Ningún endpoint coincide con esta ruta.' },
    remedy: {
      en: 'Follow `nearest` if the response has it, or look the path up in `/openapi.json` or `/api/v1`.',
      es: 'Sigue `nearest` si viene en la respuesta, o busca la ruta en `/openapi.json` o en `/api/v1`.',
    },
  },
  'unknown-record': {
    status: 404,
    title: { en: 'No record has this id', es: 'Ningún registro tiene este id' },
    when: {
      en: 'The id is well-formed, but no record has it, or the parent record of a related list does not exist.',
      es: 'El id está bien formado, pero ningún registro lo tiene, o no existe el registro al que pertenece la lista relacionada.',
    },
    remedy: {
      en: 'Follow `nearest`, or list the family to see its ids.',
      es: 'Sigue `nearest`, o lista la familia para ver sus ids.',
    },
  },
  'retired-record': {
    status: 404,
    title: { en: 'This record is no longer available', es: 'Este registro ya no está disponible' },
    when: {
      en: 'The id belonged to a record that has since been replaced by another one or withdrawn.',
      es: 'El id perteneció a un registro que fue reemplazado por otro o retirado.',
    },
    remedy: {
      en: 'Use the record at `retired.by`, or none where it is null; `retired.reason` says why this one is gone.',
      es: 'Usa el registro que está en `retired.by`, o ninguno si es null; `retired.reason` dice por qué ya no está este.',
    },
  },
  'method-not-allowed': {
    status: 405,
    title: { en: 'Method not allowed', es: 'Método no permitido' },
    when: {
      en: 'The path exists, but the service is read-only: it accepts GET, HEAD and OPTIONS.',
      es: 'La ruta existe, pero el servicio es de solo lectura: acepta GET, HEAD y OPTIONS.',
    },
    remedy: {
      en: 'Use one of the methods in the `Allow` header.',
      es: 'Usa uno de los métodos del encabezado `Allow`.',
    },
  },
  'request-timeout': {
    status: 408,
    title: { en: 'The request took too long to arrive', es: 'La solicitud tardó demasiado en llegar' },
    when: {
      en: 'The request line and headers did not arrive in time.',
      es: 'La línea de la solicitud y los encabezados no llegaron a tiempo.',
    },
    remedy: {
      en: 'Send the request again, complete and without pauses.',
      es: 'Envía la solicitud de nuevo, completa y sin pausas.',
    },
    beforeAnyPath: true,
  },
  'body-too-large': {
    status: 413,
    title: { en: 'The request body is too large', es: 'El cuerpo de la solicitud es demasiado grande' },
    when: {
      en: 'The path accepts a body, but not one of this size.',
      es: 'La ruta acepta un cuerpo, pero no de este tamaño.',
    },
    remedy: {
      en: 'Send less at once: split the body over several requests.',
      es: 'Envía menos a la vez: reparte el cuerpo en varias solicitudes.',
    },
  },
  'value-too-long': {
    status: 414,
    title: {
      en: 'The URL or one of its values is too long',
      es: 'La URL o uno de sus valores es demasiado largo',
    },
    when: {
      en: 'A value in the path or the query has more than 1,000 characters, or the whole URL more than 13,000.',
      es: 'Un valor de la ruta o de la consulta tiene más de 1.000 caracteres, o toda la URL más de 13.000.',
    },
    remedy: {
      en: 'Shorten the value. To find a record by name or keyword, a part of it is enough.',
      es: 'Acorta el valor. Para encontrar un registro por nombre o palabra clave basta una parte.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    title: { en: 'Unsupported media type', es: 'Tipo de contenido no admitido' },
    when: {
      en: 'The path accepts a body, but not one of this `Content-Type`.',
      es: 'La ruta acepta un cuerpo, pero no con este `Content-Type`.',
    },
    remedy: {
      en: 'Send the body in the media type that the path accepts, and name it in `Content-Type`.',
      es: 'Envía el cuerpo en el tipo de contenido que la ruta acepta e indícalo en `Content-Type`.',
    },
  },
  'too-many-requests': {
    status: 429,
    title: { en: 'Too many requests', es: 'Demasiadas solicitudes' },
    when: {
      en: 'The client has used up its requests for the current time window.',
      es: 'El cliente agotó sus solicitudes de la ventana de tiempo actual.',
    },
    remedy: {
      en: 'Wait the number of seconds in `Retry-After`, then try again.',
      es: 'Espera los segundos que indica `Retry-After` e intenta de nuevo.',
    },
  },
  'headers-too-large': {
    status: 431,
    title: {
      en: 'The request headers are too large',
      es: 'Los encabezados de la solicitud son demasiado grandes',
    },
    when: {
      en: 'The request line and headers together exceed the size that the service accepts, or there are more than 100 header fields.',
      es: 'La línea de la solicitud y los encabezados superan juntos el tamaño que el servicio acepta, o hay más de 100 encabezados.',
    },
    remedy: {
      en: 'Send fewer or shorter headers, especially cookies: the service does not need any.',
      es: 'Envía menos encabezados o más cortos, sobre todo cookies: el servicio no necesita ninguna.',
    },
  },
  'internal-error': {
    status: 500,
    title: { en: 'The service failed', es: 'El servicio falló' },
    when: {
      en: 'Something went wrong in the service; the request is not to blame.',
      es: 'Algo salió mal en el servicio; no es culpa de la solicitud.',
    },
    remedy: {
      en: 'Try again; if it keeps happening, report it and include the path.',
      es: 'Intenta de nuevo; si sigue pasando, repórtalo e incluye la ruta.',
    },
  },
  unavailable: {
    status: 503,
    title: { en: 'The service is unavailable', es: 'El servicio no está disponible' },
    when: {
      en: 'The service is starting, stopping or out of capacity.',
      es: 'El servicio está arrancando, deteniéndose o al límite de su capacidad.',
    },
    remedy: {
      en: 'Try again after the number of seconds in `Retry-After`.',
      es: 'Intenta de nuevo después de los segundos que indica `Retry-After`.',
    },
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problems;
