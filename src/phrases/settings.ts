// What the settings say of themselves, in Spanish.
import type { Phrases } from './translator.js';

export const settingPhrases: Phrases = {
  Listening: 'Dónde escucha',
  'Data and memory': 'Datos y memoria',
  'Rate limit': 'Límite de solicitudes',
  Processes: 'Procesos',
  Editions: 'Ediciones',
  Trust: 'Confianza',
  Log: 'Registro de eventos',
  Connections: 'Conexiones',

  'the address to listen on': 'la dirección en la que escucha',
  'the port to listen on': 'el puerto en el que escucha',
  'the folder to read the records from, instead of the data that comes with the service':
    'la carpeta de donde se leen los registros, en lugar de los datos que vienen con el servicio',
  'the memory for cached responses, shared among the workers':
    'la memoria para respuestas en caché, repartida entre los procesos',
  'how many processes answer requests': 'cuántos procesos responden solicitudes',
  'the PostgreSQL database whose current edition is served, instead of the files':
    'la base de datos PostgreSQL cuya edición vigente se sirve, en lugar de los archivos',
  'how often to check the database for a new edition':
    'cada cuánto se revisa si hay una edición nueva en la base de datos',
  'where to keep the last good edition, for a start without the database':
    'dónde se guarda la última edición buena, para un arranque sin la base de datos',
  'the Redis server through which several servers share one budget per client':
    'el servidor Redis con el que varios servidores comparten un solo presupuesto por cliente',
  'how many requests a client may make per window': 'cuántas solicitudes puede hacer un cliente por ventana',
  'the length of a window': 'cuánto dura una ventana',
  'the clients whose requests are not counted': 'los clientes cuyas solicitudes no se cuentan',
  'the proxies whose Forwarded and X-Forwarded-For headers are trusted':
    'los proxies en cuyos encabezados Forwarded y X-Forwarded-For se confía',
  'who may read /metrics and the details of /health/ready':
    'quién puede leer /metrics y los detalles de /health/ready',
  'where to report vulnerabilities, published in /.well-known/security.txt':
    'dónde reportar vulnerabilidades, publicado en /.well-known/security.txt',
  'how much to log': 'cuánto se registra',
  'the share of ordinary responses to log': 'la proporción de respuestas corrientes que se registra',
  'how many connections may be open at once, shared among the workers':
    'cuántas conexiones pueden estar abiertas a la vez, repartidas entre los procesos',
  'how long the headers of a request may take to arrive':
    'cuánto pueden tardar en llegar los encabezados de una solicitud',
  'how long a whole request may take to arrive': 'cuánto puede tardar en llegar una solicitud completa',
  'how long to keep an idle connection open for another request':
    'cuánto se mantiene abierta una conexión inactiva a la espera de otra solicitud',
  'how long a stop waits for responses in progress':
    'cuánto espera el servicio, al detenerse, a que terminen las respuestas en curso',

  'formerly KEPT_MEGABYTES, which still works': 'antes KEPT_MEGABYTES, que todavía funciona',
  '0 picks any free port': '0 elige cualquier puerto libre',
  '0 means no limit': '0 significa sin límite',
  'loopback is exempt only for requests without forwarding headers':
    'loopback está exento solo en solicitudes sin encabezados de reenvío',
  'with two or more, SIGHUP replaces them one at a time': 'con dos o más, SIGHUP los reemplaza de a uno',
  'give or take a fifth, so that the servers of a fleet do not check all at once':
    'un quinto más o menos, para que los servidores de una flota no revisen todos al tiempo',
  'created if missing; .edition in the project folder if not set':
    'se crea si no existe; si no se define, .edition en la carpeta del proyecto',
  'at least HEADERS_TIMEOUT': 'por lo menos HEADERS_TIMEOUT',

  megabytes: 'megabytes',
  seconds: 'segundos',

  'an integer from {1} to {2}': 'un entero de {1} a {2}',
  'auto, for one per processor, or an integer from {1} to {2}':
    'auto, para uno por procesador, o un entero de {1} a {2}',
  'a number from 0 to 1, such as 0.05': 'un número de 0 a 1, como 0.05',
  'one of {1} or {2}': 'uno de {1} o {2}',
  'an address such as 127.0.0.1, 0.0.0.0 or ::, or a host name, without scheme or port':
    'una dirección como 127.0.0.1, 0.0.0.0 o ::, o un nombre de host, sin esquema ni puerto',
  'the path of a folder, existing or not': 'la ruta de una carpeta, exista o no',
  'a URL such as postgres://user:password@host:5432/name; write characters such as / ? # @ % in the password as %2F %3F %23 %40 %25':
    'una URL como postgres://user:password@host:5432/name; escribe caracteres como / ? # @ % de la contraseña como %2F %3F %23 %40 %25',
  'a URL such as redis://host:6379 or rediss://user:password@host:6380/0; write characters such as / ? # @ % in the password as %2F %3F %23 %40 %25':
    'una URL como redis://host:6379 o rediss://user:password@host:6380/0; escribe caracteres como / ? # @ % de la contraseña como %2F %3F %23 %40 %25',
  'the path of an existing folder': 'la ruta de una carpeta que ya existe',
  'none, or a comma-separated list of addresses and networks such as 10.0.0.0/8,::1':
    'none, o una lista de direcciones y redes separadas por comas, como 10.0.0.0/8,::1',
  'a mailto: or https: URI such as mailto:security@example.org':
    'un URI mailto: o https:, como mailto:security@example.org',
};
