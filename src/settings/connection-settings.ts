// What an operator can set about connections: how many there are, and how long each may take.
import { integer } from './kinds.js';
import { SECONDS, setting } from './setting.js';

const group = { en: 'Connections', es: 'Conexiones' };

export const connectionSettings = {
  maxConnections: setting({
    group,
    variable: 'MAX_CONNECTIONS',
    shared: 'counts',
    kind: integer(1, 1_000_000),
    fallback: 10_000,
    help: {
      en: 'how many connections may be open at once, shared among the workers',
      es: 'cuántas conexiones pueden estar abiertas a la vez, repartidas entre los procesos',
    },
  }),
  clientConnections: setting({
    group,
    variable: 'CLIENT_CONNECTIONS',
    shared: 'counts',
    kind: integer(1, 1_000_000),
    fallback: 500,
    help: {
      en: 'how many connections a client may have open, shared among the workers',
      es: 'cuántas conexiones puede tener abiertas un cliente, repartidas entre los procesos',
    },
    note: {
      en: 'trusted proxies and clients exempt from the rate limit may have more',
      es: 'los proxies de confianza y los clientes exentos del límite de solicitudes pueden tener más',
    },
  }),
  unsentMegabytes: setting({
    group,
    variable: 'UNSENT_MEGABYTES',
    shared: 'amounts',
    kind: integer(1, 4096),
    fallback: 128,
    help: {
      en: 'the memory for responses that clients have not read yet, shared among the workers',
      es: 'la memoria para respuestas que los clientes aún no han leído, repartida entre los procesos',
    },
    unit: { en: 'megabytes', es: 'megabytes' },
    note: { en: 'a client may use a quarter of it', es: 'un cliente puede usar una cuarta parte' },
  }),
  headersTimeout: setting({
    group,
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
    group,
    variable: 'REQUEST_TIMEOUT',
    kind: integer(1, 600),
    fallback: 30,
    help: {
      en: 'how long a whole request may take to arrive',
      es: 'cuánto puede tardar en llegar una solicitud completa',
    },
    unit: SECONDS,
    note: { en: 'at least HEADERS_TIMEOUT', es: 'por lo menos HEADERS_TIMEOUT' },
  }),
  keepAliveTimeout: setting({
    group,
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
    group,
    variable: 'STOP_DELAY',
    kind: integer(0, 600),
    fallback: 0,
    help: {
      en: 'how long a stop serves on before it closes the port, while /health/ready answers 503',
      es: 'cuánto sigue atendiendo el servicio, al detenerse, antes de cerrar el puerto, mientras /health/ready responde 503',
    },
    unit: SECONDS,
    note: {
      en: 'for load balancers that check /health/ready: longer than they take to notice',
      es: 'para balanceadores que consultan /health/ready: más de lo que tardan en notarlo',
    },
  }),
  sendTimeout: setting({
    group,
    variable: 'SEND_TIMEOUT',
    kind: integer(1, 600),
    fallback: 60,
    help: {
      en: 'how long a client may read nothing of a response',
      es: 'cuánto puede pasar un cliente sin leer nada de una respuesta',
    },
    unit: SECONDS,
  }),
  stopTimeout: setting({
    group,
    variable: 'STOP_TIMEOUT',
    kind: integer(0, 600),
    fallback: 10,
    help: {
      en: 'how long a stop waits for responses in progress',
      es: 'cuánto espera el servicio, al detenerse, a que terminen las respuestas en curso',
    },
    unit: SECONDS,
  }),
};
