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
  'where the records are read from, in place of the data that comes with the service':
    'de dónde se leen los registros, en lugar de los datos que vienen con el servicio',
  'the memory for finished answers, shared out among the workers':
    'la memoria para respuestas ya terminadas, repartida entre los procesos',
  'how many processes answer requests': 'cuántos procesos responden solicitudes',
  'the PostgreSQL database whose current edition is served, in place of the files':
    'la base de datos PostgreSQL cuya edición vigente se sirve, en lugar de los archivos',
  'how often the database is asked for a new edition':
    'cada cuánto se le pregunta a la base de datos por una edición nueva',
  'where the last good edition is kept for a start without the database':
    'dónde se guarda la última edición buena, para un arranque sin la base de datos',
  'the Redis over which several servers share one budget for each client':
    'el Redis con el que varios servidores comparten un solo presupuesto por cliente',
  'how many requests a client may make in a window':
    'cuántas solicitudes puede hacer un cliente en una ventana',
  'the length of a window': 'cuánto dura una ventana',
  'the clients whose requests are not counted': 'los clientes cuyas solicitudes no se cuentan',
  'the proxies whose Forwarded and X-Forwarded-For are believed':
    'los proxies a los que se les cree Forwarded y X-Forwarded-For',
  'who may read /metrics and the details of /health/ready':
    'quién puede leer /metrics y los detalles de /health/ready',
  'where weaknesses are reported, as /.well-known/security.txt says it':
    'dónde se reportan debilidades, como lo dice /.well-known/security.txt',
  'how much is logged': 'cuánto se registra',
  'the share of plain successes that are logged': 'la parte de las respuestas corrientes que se registra',
  'how many connections may be open at once, shared out among the workers':
    'cuántas conexiones pueden estar abiertas a la vez, repartidas entre los procesos',
  'how long the headers of a request may take to arrive':
    'cuánto pueden tardar en llegar los encabezados de una solicitud',
  'how long a whole request may take to arrive': 'cuánto puede tardar en llegar una solicitud completa',
  'how long an idle connection is kept for another request':
    'cuánto se conserva una conexión en reposo para otra solicitud',
  'how long a stop waits for answers under way': 'cuánto espera una detención a las respuestas en curso',

  '0 takes any free one': '0 toma cualquiera que esté libre',
  '0 means no limit': '0 es sin límite',
  'loopback is exempt only for requests without forwarding headers':
    'la propia máquina está exenta solo en solicitudes sin encabezados de reenvío',
  'with two or more, SIGHUP replaces them one after the other':
    'con dos o más, SIGHUP los reemplaza uno tras otro',
  'a fifth more or less, so that a fleet does not ask together':
    'un quinto más o menos, para que una flota no pregunte al tiempo',
  'made if it is not there; .edition in the folder of the project where it is not set':
    'se crea si no está; si no se da, .edition en la carpeta del proyecto',
  'not less than HEADERS_TIMEOUT': 'no menos que HEADERS_TIMEOUT',

  megabytes: 'megabytes',
  seconds: 'segundos',

  'an integer from {1} to {2}': 'un entero de {1} a {2}',
  'a number from 0 to 1, such as 0.05': 'un número de 0 a 1, como 0.05',
  'one of {1} and {2}': 'uno de {1} y {2}',
  'an address such as 127.0.0.1, 0.0.0.0 or ::, or the name of a host, without scheme and port':
    'una dirección como 127.0.0.1, 0.0.0.0 o ::, o el nombre de un equipo, sin esquema ni puerto',
  'the path of a folder, whether it exists or not': 'la ruta de una carpeta, exista o no',
  'an address such as postgres://user:password@host:5432/name; characters such as / ? # @ % in the password are written as %2F %3F %23 %40 %25':
    'una dirección como postgres://user:password@host:5432/name; caracteres como / ? # @ % en la contraseña se escriben %2F %3F %23 %40 %25',
  'an address such as redis://host:6379 or rediss://user:password@host:6380/0, with characters such as / ? # @ % in a password written as %2F %3F %23 %40 %25':
    'una dirección como redis://host:6379 o rediss://user:password@host:6380/0, con caracteres como / ? # @ % de la contraseña escritos %2F %3F %23 %40 %25',
  'the path of a folder that exists': 'la ruta de una carpeta que existe',
  'a list of addresses and networks with commas between them, such as 10.0.0.0/8,::1, or the word none':
    'una lista de direcciones y redes separadas por comas, como 10.0.0.0/8,::1, o la palabra none',
  'a URI that begins with mailto: or https:, such as mailto:security@example.org':
    'un URI que comienza por mailto: o https:, como mailto:security@example.org',
};
