// The texts of the problems in Spanish. The compiler checks that none is missing.
import type { ProblemKind, ProblemName } from './problems.js';

export const spanishProblems: Readonly<Record<ProblemName, Pick<ProblemKind, 'title' | 'when' | 'remedy'>>> =
  {
    'bad-parameter': {
      title: 'Un parámetro no es válido',
      when: 'Un valor de la ruta o de la consulta no es válido: un id que no es un entero positivo, una página que falta, un campo por el que no se puede ordenar, una palabra de búsqueda vacía, el mismo parámetro con dos valores. Una solicitud que usa una opción de consulta (`fields`, un filtro...) también recibe esta respuesta si su consulta contiene un nombre que la operación no conoce.',
      remedy:
        'Lee `errors`: cada entrada nombra el parámetro, el valor recibido, qué tiene de malo y, si hay una lista, los valores permitidos.',
    },
    'bad-encoding': {
      title: 'La URL no está bien codificada',
      when: 'La ruta o un valor de la consulta contiene un signo de porcentaje que no inicia un carácter UTF-8 codificado, o la URL contiene un carácter que debe codificarse y no lo está.',
      remedy:
        'Codifica cada valor de la ruta y de la consulta con `encodeURIComponent` o con el equivalente en tu lenguaje.',
    },
    'bad-request': {
      title: 'La solicitud no se puede leer',
      when: 'La solicitud no es HTTP bien formado, o trae un cuerpo donde no se acepta ninguno.',
      remedy: 'Envía una solicitud GET sencilla y sin cuerpo.',
    },
    'unknown-path': {
      title: 'No hay nada en esta ruta',
      when: 'Ningún endpoint coincide con esta ruta.',
      remedy: 'Sigue `nearest` si viene en la respuesta, o busca la ruta en `/openapi.json` o en `/api/v1`.',
    },
    'unknown-record': {
      title: 'Ningún registro tiene este id',
      when: 'El id está bien formado, pero ningún registro lo tiene, o no existe el registro al que pertenece la lista relacionada.',
      remedy: 'Sigue `nearest`, o lista la familia para ver sus ids.',
    },
    'retired-record': {
      title: 'Este registro ya no está disponible',
      when: 'El id perteneció a un registro que fue reemplazado por otro o retirado.',
      remedy:
        'Usa el registro que está en `retired.by`, o ninguno si es null; `retired.reason` dice por qué ya no está este.',
    },
    'method-not-allowed': {
      title: 'Método no permitido',
      when: 'La ruta existe, pero el servicio es de solo lectura: acepta GET, HEAD y OPTIONS.',
      remedy: 'Usa uno de los métodos del encabezado `Allow`.',
    },
    'request-timeout': {
      title: 'La solicitud tardó demasiado en llegar',
      when: 'La línea de la solicitud y los encabezados no llegaron a tiempo.',
      remedy: 'Envía la solicitud de nuevo, completa y sin pausas.',
    },
    'body-too-large': {
      title: 'El cuerpo de la solicitud es demasiado grande',
      when: 'La ruta acepta un cuerpo, pero no de este tamaño.',
      remedy: 'Envía menos a la vez: reparte el cuerpo en varias solicitudes.',
    },
    'value-too-long': {
      title: 'La URL o uno de sus valores es demasiado largo',
      when: 'Un valor de la ruta o de la consulta tiene más de 1.000 caracteres, o toda la URL más de 13.000.',
      remedy: 'Acorta el valor. Para encontrar un registro por nombre o palabra clave basta una parte.',
    },
    'unsupported-media-type': {
      title: 'Tipo de contenido no admitido',
      when: 'La ruta acepta un cuerpo, pero no con este `Content-Type`.',
      remedy: 'Envía el cuerpo en el tipo de contenido que la ruta acepta e indícalo en `Content-Type`.',
    },
    'too-many-requests': {
      title: 'Demasiadas solicitudes',
      when: 'El cliente agotó sus solicitudes de la ventana de tiempo actual.',
      remedy: 'Espera los segundos que indica `Retry-After` e intenta de nuevo.',
    },
    'headers-too-large': {
      title: 'Los encabezados de la solicitud son demasiado grandes',
      when: 'La línea de la solicitud y los encabezados superan juntos el tamaño que el servicio acepta, o hay más de 100 encabezados.',
      remedy: 'Envía menos encabezados o más cortos, sobre todo cookies: el servicio no necesita ninguna.',
    },
    'internal-error': {
      title: 'El servicio falló',
      when: 'Algo salió mal en el servicio; no es culpa de la solicitud.',
      remedy: 'Intenta de nuevo; si sigue pasando, repórtalo e incluye la ruta.',
    },
    unavailable: {
      title: 'El servicio no está disponible',
      when: 'El servicio está arrancando, deteniéndose o al límite de su capacidad.',
      remedy: 'Intenta de nuevo después de los segundos que indica `Retry-After`.',
    },
  };
