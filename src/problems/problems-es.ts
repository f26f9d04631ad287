// The texts of the problems in Spanish. The compiler sees to it that none is missing.
import type { ProblemKind, ProblemName } from './problems.js';

export const spanishProblems: Readonly<Record<ProblemName, Pick<ProblemKind, 'title' | 'when' | 'remedy'>>> =
  {
    'bad-parameter': {
      title: 'Un parámetro no es válido',
      when: 'Un valor de la ruta o de la consulta no se puede usar: un id que no es un entero positivo, una página que falta, un campo por el que no se puede ordenar, una palabra de búsqueda vacía, el mismo parámetro con dos valores.',
      remedy:
        'Lee `errors`: cada entrada nombra el parámetro, el valor que llegó, qué tiene de malo y, si hay una lista, los valores que servirían.',
    },
    'bad-encoding': {
      title: 'La dirección no está bien codificada',
      when: 'La ruta tiene un signo de porcentaje que no comienza la codificación de un carácter UTF-8, o un carácter que debe codificarse y no lo está.',
      remedy:
        'Codifica cada valor de la ruta con `encodeURIComponent` o con lo que tu lenguaje tenga para eso.',
    },
    'bad-request': {
      title: 'La solicitud no se puede leer',
      when: 'Lo que llegó no es una solicitud HTTP bien formada, o una solicitud que solo lee vino con un cuerpo.',
      remedy: 'Envía una solicitud GET sencilla, sin cuerpo.',
    },
    'unknown-path': {
      title: 'No hay nada en esta ruta',
      when: 'La ruta no es ninguna de las del servicio.',
      remedy: 'Sigue `nearest` si viene en la respuesta, o busca la ruta en `/openapi.json` o en `/api/v1`.',
    },
    'unknown-record': {
      title: 'No hay un registro con este id',
      when: 'El id está bien formado, pero ningún registro lo tiene, o no existe el registro del que cuelga la lista.',
      remedy: 'Sigue `nearest`, o lista la familia para ver sus ids.',
    },
    'retired-record': {
      title: 'Este registro ya no se sirve',
      when: 'El id nombró alguna vez un registro cuyo lugar tomó otro.',
      remedy: 'Usa el registro al que lleva `retired.by`; `retired.reason` dice por qué.',
    },
    'method-not-allowed': {
      title: 'El método no se permite aquí',
      when: 'La ruta existe, pero el servicio solo lee: GET, HEAD y OPTIONS.',
      remedy: 'Usa uno de los métodos del encabezado `Allow`.',
    },
    'request-timeout': {
      title: 'La solicitud tardó demasiado en llegar',
      when: 'La línea de la solicitud y los encabezados no llegaron en el tiempo que el servicio los espera.',
      remedy: 'Envía la solicitud de nuevo, completa y de una vez.',
    },
    'value-too-long': {
      title: 'Un valor de la ruta es demasiado largo',
      when: 'Un valor de la ruta tiene más de 1.000 caracteres, o toda la dirección más de 13.000.',
      remedy: 'Acorta la palabra o el nombre; una parte también coincide.',
    },
    'too-many-requests': {
      title: 'Demasiadas solicitudes',
      when: 'Un cliente gastó las solicitudes de su ventana de tiempo.',
      remedy: 'Espera tantos segundos como diga `Retry-After`.',
    },
    'headers-too-large': {
      title: 'Los encabezados de la solicitud son demasiado grandes',
      when: 'La línea de la solicitud y los encabezados suman más de lo que el servicio lee.',
      remedy: 'Envía menos encabezados o más cortos, sobre todo cookies: el servicio no necesita ninguna.',
    },
    'internal-error': {
      title: 'El servicio falló',
      when: 'Algo salió mal, y no por culpa de la solicitud.',
      remedy: 'Intenta otra vez; si sigue, repórtalo con la ruta.',
    },
    unavailable: {
      title: 'El servicio no está disponible',
      when: 'El servicio está arrancando, deteniéndose o al límite de su capacidad.',
      remedy: 'Intenta otra vez después de tantos segundos como diga `Retry-After`.',
    },
  };
