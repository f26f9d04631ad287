// The closed table of failures. The service returns no others, and a test compares each with its page.
import type { Localized } from '../text/localized.js';

export interface ProblemKind {
  readonly status: number;
  readonly title: Localized;
  /** When it is returned. */
  readonly when: Localized;
  readonly remedy: Localized;
  /** Sent to a connection that never finished its request, so no operation lists it. */
  readonly beforeAnyPath?: true;
}

export const problems = {
  'bad-parameter': {
    status: 400,
    title: { en: 'A parameter is not valid', es: 'Un parámetro no es válido' },
    when: {
      en: 'A value in the path or the query is not valid: an id that is not a positive integer, a missing page, a field that cannot be sorted by, an empty keyword, the same parameter with two values. A request that uses a query option, such as `fields` or a filter, also returns this problem if its query contains an unknown name.',
      es: 'Un valor de la ruta o de la consulta no es válido: un id que no es un entero positivo, una página que falta, un campo por el que no se puede ordenar, una palabra de búsqueda vacía, el mismo parámetro con dos valores. Una solicitud que usa una opción de consulta, como `fields` o un filtro, también devuelve este problema si su consulta contiene un nombre desconocido.',
    },
    remedy: {
      en: 'Read `errors`. Each entry contains the parameter, the value received, the reason and, if there is a fixed list, the allowed values.',
      es: 'Lee `errors`. Cada entrada contiene el parámetro, el valor recibido, el motivo y, si hay una lista fija, los valores permitidos.',
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
      en: 'The request is not well-formed HTTP, it has a body that its method does not accept, or its body is not valid JSON or CSV or has too many rows.',
      es: 'La solicitud no es HTTP bien formado, trae un cuerpo que su método no acepta, o su cuerpo no es JSON o CSV válido o tiene demasiadas filas.',
    },
    remedy: {
      en: 'Read `detail`, which names the error. Send GET requests without a body, and batch requests with a body of rows in JSON or CSV.',
      es: 'Lee `detail`, que indica el error. Envía las solicitudes GET sin cuerpo, y las solicitudes por lotes con un cuerpo de filas en JSON o CSV.',
    },
  },
  'unknown-path': {
    status: 404,
    title: { en: 'Nothing found at this path', es: 'No hay nada en esta ruta' },
    when: { en: 'The service does not have this path.', es: 'El servicio no tiene esta ruta.' },
    remedy: {
      en: 'Use the path in `nearest` if the response contains one, or look the path up in `/openapi.json` or `/api/v1`.',
      es: 'Usa la ruta de `nearest` si la respuesta la trae, o busca la ruta en `/openapi.json` o en `/api/v1`.',
    },
  },
  'unknown-record': {
    status: 404,
    title: {
      en: 'Nothing found for this id or code',
      es: 'No se encontró nada con este id o código',
    },
    when: {
      en: 'No record has this id or code, the record that a related list belongs to does not exist, or the record has no boundary.',
      es: 'Ningún registro tiene este id o código, no existe el registro al que pertenece la lista relacionada, o el registro no tiene límites propios.',
    },
    remedy: {
      en: 'Use the path in `nearest` if the response contains one, or list the family to see its ids.',
      es: 'Usa la ruta de `nearest` si la respuesta la trae, o lista la familia para ver sus ids.',
    },
  },
  'retired-record': {
    status: 404,
    title: { en: 'This record is no longer available', es: 'Este registro ya no está disponible' },
    when: {
      en: 'The id belonged to a record that was replaced by another one or withdrawn.',
      es: 'El id perteneció a un registro que fue reemplazado por otro o retirado.',
    },
    remedy: {
      en: 'Use the record at `retired.by`; if it is null, no record replaces this one. `retired.reason` contains the reason.',
      es: 'Usa el registro que está en `retired.by`; si es null, ningún registro reemplaza a este. `retired.reason` contiene el motivo.',
    },
  },
  'method-not-allowed': {
    status: 405,
    title: { en: 'Method not allowed', es: 'Método no permitido' },
    when: {
      en: 'The path exists, but it does not support this method. Most paths support GET, HEAD and OPTIONS; paths for batches support POST and QUERY, and `/mcp` supports POST.',
      es: 'La ruta existe, pero no admite este método. La mayoría de las rutas admite GET, HEAD y OPTIONS; las rutas por lotes admiten POST y QUERY, y `/mcp` admite POST.',
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
      en: 'The headers or the body of the request did not arrive in time.',
      es: 'Los encabezados o el cuerpo de la solicitud no llegaron a tiempo.',
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
      en: 'The path accepts a body, but not of this size.',
      es: 'La ruta acepta un cuerpo, pero no de este tamaño.',
    },
    remedy: {
      en: 'Split the body into several smaller requests.',
      es: 'Reparte el cuerpo en varias solicitudes más pequeñas.',
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
      en: 'Shorten the value. To find a record by name or keyword, part of it is enough.',
      es: 'Acorta el valor. Para encontrar un registro por nombre o palabra clave basta una parte.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    title: { en: 'Unsupported media type', es: 'Tipo de contenido no admitido' },
    when: {
      en: 'The path accepts a body, but not with this `Content-Type`, charset or `Content-Encoding`.',
      es: 'La ruta acepta un cuerpo, pero no con este `Content-Type`, charset o `Content-Encoding`.',
    },
    remedy: {
      en: 'Send the body uncompressed, in a media type and charset that the path accepts, and declare both in `Content-Type`.',
      es: 'Envía el cuerpo sin comprimir, en un tipo de contenido y un charset que la ruta acepte, e indica ambos en `Content-Type`.',
    },
  },
  'range-not-satisfiable': {
    status: 416,
    title: {
      en: 'The range is beyond the end of the file',
      es: 'El rango está después del final del archivo',
    },
    when: {
      en: 'The `Range` header of a download begins after the last byte of the file.',
      es: 'El encabezado `Range` de una descarga empieza después del último byte del archivo.',
    },
    remedy: {
      en: 'Read the size of the file from `Content-Range` in the response, and request a range that begins before it.',
      es: 'Lee el tamaño del archivo en `Content-Range` de la respuesta y pide un rango que empiece antes.',
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
      en: 'The request line and headers together exceed the size that the service accepts, or there are more than 100 headers.',
      es: 'La línea de la solicitud y los encabezados superan juntos el tamaño que el servicio acepta, o hay más de 100 encabezados.',
    },
    remedy: {
      en: 'Send fewer or shorter headers. The service needs no cookies.',
      es: 'Envía menos encabezados o más cortos. El servicio no necesita cookies.',
    },
  },
  'internal-error': {
    status: 500,
    title: { en: 'The service failed', es: 'El servicio falló' },
    when: {
      en: 'An error occurred in the service. The request itself may be valid.',
      es: 'Hubo un error en el servicio. Puede que la solicitud sea válida.',
    },
    remedy: {
      en: 'Try again; if it keeps happening, report it with the path and the `X-Request-Id` of the response.',
      es: 'Intenta de nuevo; si sigue pasando, repórtalo con la ruta y el `X-Request-Id` de la respuesta.',
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
