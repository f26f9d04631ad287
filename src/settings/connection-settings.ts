// Settings of connections, for their number and time limits.
import { integer } from './kinds.js';
import { SECONDS, setting } from './setting.js';

const connectionGroup = { en: 'Connections', es: 'Conexiones' };

export const connectionSettings = {
  maxConnections: setting({
    group: connectionGroup,
    variable: 'MAX_CONNECTIONS',
    shared: 'counts',
    kind: integer(1, 1_000_000),
    fallback: 10_000,
    help: {
      en: 'the maximum number of open connections, divided among the workers',
      es: 'el número máximo de conexiones abiertas, repartidas entre los trabajadores',
    },
  }),
  clientConnections: setting({
    group: connectionGroup,
    variable: 'CLIENT_CONNECTIONS',
    shared: 'counts',
    kind: integer(1, 1_000_000),
    fallback: 500,
    help: {
      en: 'the maximum number of open connections per client, divided among the workers',
      es: 'el número máximo de conexiones abiertas por cliente, repartidas entre los trabajadores',
    },
    note: {
      en: 'trusted proxies and clients exempt from the rate limit may have more',
      es: 'los proxies de confianza y los clientes exentos del límite de solicitudes pueden tener más',
    },
  }),
  unsentMegabytes: setting({
    group: connectionGroup,
    variable: 'UNSENT_MEGABYTES',
    shared: 'amounts',
    kind: integer(1, 4096),
    fallback: 128,
    help: {
      en: 'the memory for responses that clients have not read yet, divided among the workers',
      es: 'la memoria para respuestas que los clientes aún no han leído, repartida entre los trabajadores',
    },
    unit: { en: 'megabytes', es: 'megabytes' },
    note: { en: 'a client may use a quarter of it', es: 'un cliente puede usar una cuarta parte' },
  }),
  headersTimeout: setting({
    group: connectionGroup,
    variable: 'HEADERS_TIMEOUT',
    kind: integer(1, 600),
    fallback: 10,
    help: {
      en: 'how long the headers of a request may take to arrive',
      es: 'cuánto pueden tardar en llegar los encabezados de una solicitud',
    },
    unit: SECONDS,
  }),
  requestTimeout: setting({
    group: connectionGroup,
    variable: 'REQUEST_TIMEOUT',
    kind: integer(1, 600),
    fallback: 30,
    help: {
      en: 'how long a whole request may take to arrive',
      es: 'cuánto puede tardar en llegar una solicitud completa',
    },
    unit: SECONDS,
    note: { en: 'it must be at least HEADERS_TIMEOUT', es: 'debe ser por lo menos HEADERS_TIMEOUT' },
  }),
  keepAliveTimeout: setting({
    group: connectionGroup,
    variable: 'KEEP_ALIVE_TIMEOUT',
    kind: integer(1, 600),
    fallback: 65,
    help: {
      en: 'how long to keep an idle connection open for another request',
      es: 'cuánto se mantiene abierta una conexión inactiva a la espera de otra solicitud',
    },
    unit: SECONDS,
  }),
  stopDelay: setting({
    group: connectionGroup,
    variable: 'STOP_DELAY',
    kind: integer(0, 600),
    fallback: 0,
    help: {
      en: 'how long to keep serving after a stop signal before closing the port, while /health/ready returns 503',
      es: 'cuánto sigue atendiendo el servicio después de la señal de parada y antes de cerrar el puerto, mientras /health/ready devuelve 503',
    },
    unit: SECONDS,
    note: {
      en: 'set it above the time that your load balancer takes to notice the 503',
      es: 'debe ser mayor que el tiempo que tu balanceador tarda en notar el 503',
    },
  }),
  sendTimeout: setting({
    group: connectionGroup,
    variable: 'SEND_TIMEOUT',
    kind: integer(1, 600),
    fallback: 60,
    help: {
      en: 'how long a client may stop reading a response before its connection is closed',
      es: 'cuánto puede pasar un cliente sin leer una respuesta antes de que se cierre su conexión',
    },
    unit: SECONDS,
  }),
  stopTimeout: setting({
    group: connectionGroup,
    variable: 'STOP_TIMEOUT',
    kind: integer(0, 600),
    fallback: 10,
    help: {
      en: 'how long to wait for responses in progress after closing the port',
      es: 'cuánto se espera a que terminen las respuestas en curso después de cerrar el puerto',
    },
    unit: SECONDS,
  }),
};
