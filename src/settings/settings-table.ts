// All settings, as a table: variables, flags, help, the reference page and checks derive from it.
import type { Localized } from '../engine/text/localized.js';
import { connectionSettings } from './connection-settings.js';
import { contactSettings } from './contact-settings.js';
import {
  choice,
  databaseUrl,
  folder,
  integer,
  listeningHost,
  networks,
  origin,
  origins,
  path,
  processes,
  proxies,
  redisUrl,
  share,
} from './kinds.js';
import { SECONDS, setting, type ValuesOf } from './setting.js';

const NOBODY: readonly string[] = Object.freeze([]);
const LOOPBACK: readonly string[] = Object.freeze(['127.0.0.0/8', '::1']);

const settingGroups = {
  listening: { en: 'Listening', es: 'Dónde escucha' },
  processes: { en: 'Processes', es: 'Procesos' },
  dataAndMemory: { en: 'Data and memory', es: 'Datos y memoria' },
  editions: { en: 'Editions', es: 'Ediciones' },
  rateLimit: { en: 'Rate limit', es: 'Límite de solicitudes' },
  trust: { en: 'Trust', es: 'Confianza' },
  log: { en: 'Log', es: 'Bitácora' },
} satisfies Record<string, Localized>;

export const settingsTable = {
  host: setting({
    group: settingGroups.listening,
    variable: 'HOST',
    kind: listeningHost,
    fallback: '127.0.0.1',
    help: { en: 'the address to listen on', es: 'la dirección en la que escucha' },
  }),
  port: setting({
    group: settingGroups.listening,
    variable: 'PORT',
    kind: integer(0, 65_535),
    fallback: 3000,
    help: { en: 'the port to listen on', es: 'el puerto en el que escucha' },
    note: { en: '0 picks any free port', es: '0 elige cualquier puerto libre' },
  }),
  publicOrigin: setting({
    group: settingGroups.listening,
    variable: 'PUBLIC_ORIGIN',
    kind: origin,
    fallback: undefined,
    help: {
      en: 'the public origin of the site, for the URLs in search engines, link previews and guides',
      es: 'el origen público del sitio, para las URL en los buscadores, las vistas previas y las guías',
    },
    note: {
      en: 'without it, pages have no canonical URL and no preview picture, the sitemap uses the host of the request, and /mcp returns 403 behind a proxy on the same machine',
      es: 'sin él, las páginas no tienen URL canónica ni imagen de vista previa, el mapa del sitio usa el host de la solicitud y /mcp devuelve 403 detrás de un proxy en la misma máquina',
    },
  }),
  workers: setting({
    group: settingGroups.processes,
    variable: 'WORKERS',
    kind: processes(128),
    fallback: 1,
    help: {
      en: 'the number of worker processes that serve requests',
      es: 'el número de procesos trabajadores que atienden solicitudes',
    },
    note: {
      en: 'with two or more, SIGHUP replaces them one at a time',
      es: 'con dos o más, SIGHUP los reemplaza uno por uno',
    },
  }),
  dataFolder: setting({
    group: settingGroups.dataAndMemory,
    variable: 'DATA_FOLDER',
    kind: folder,
    fallback: undefined,
    help: {
      en: 'the folder to read the records from, instead of the data that comes with the service',
      es: 'la carpeta de donde se leen los registros, en lugar de los datos que vienen con el servicio',
    },
  }),
  databaseUrl: setting({
    group: settingGroups.editions,
    variable: 'DATABASE_URL',
    kind: databaseUrl,
    fallback: undefined,
    help: {
      en: 'the PostgreSQL database that contains the editions to serve, instead of the data files',
      es: 'la base de datos PostgreSQL con las ediciones que se sirven, en lugar de los archivos de datos',
    },
    secret: true,
  }),
  editionPoll: setting({
    group: settingGroups.editions,
    variable: 'EDITION_POLL',
    kind: integer(1, 3600),
    fallback: 5,
    help: {
      en: 'how often to check the database for a new edition',
      es: 'cada cuánto se consulta si hay una edición nueva en la base de datos',
    },
    unit: SECONDS,
    note: {
      en: 'the interval varies by ±20 %, so that servers do not poll together',
      es: 'el intervalo varía ±20 %, para que los servidores no consulten todos al tiempo',
    },
  }),
  editionFolder: setting({
    group: settingGroups.editions,
    variable: 'EDITION_FOLDER',
    kind: path,
    fallback: undefined,
    help: {
      en: 'the folder that keeps the last good edition, for starts without the database',
      es: 'la carpeta que guarda la última edición buena, para arrancar sin la base de datos',
    },
    note: {
      en: 'if not set, .edition in the project folder is used, or in the current folder for an installed package, and a missing folder is created',
      es: 'si no se define, se usa .edition en la carpeta del proyecto, o en la carpeta actual si es un paquete instalado, y si la carpeta no existe, se crea',
    },
  }),
  bundleFolder: setting({
    group: settingGroups.editions,
    variable: 'BUNDLE_FOLDER',
    kind: path,
    fallback: undefined,
    help: {
      en: 'the folder with the files of editions, which npx atlas bundle makes and /downloads serves',
      es: 'la carpeta con los archivos de las ediciones, que crea npx atlas bundle y sirve /downloads',
    },
    note: {
      en: 'if not set, bundles in the project folder is used, or in the current folder for an installed package; a bundle that is added there is served without a restart',
      es: 'si no se define, se usa bundles en la carpeta del proyecto, o en la carpeta actual si es un paquete instalado; un paquete que se agrega allí se sirve sin reiniciar',
    },
  }),
  bundles: setting({
    group: settingGroups.editions,
    variable: 'BUNDLES',
    kind: choice('on', 'off'),
    fallback: 'on',
    help: {
      en: 'whether npm start makes the missing files of /downloads after the start',
      es: 'si npm start crea los archivos que faltan en /downloads después de arrancar',
    },
    note: {
      en: 'they are made in a process of the lowest priority, once on a machine; an image, a unit and an installed package make none',
      es: 'se crean en un proceso de la prioridad más baja, uno por máquina; una imagen, una unidad de systemd y un paquete instalado no crean ninguno',
    },
  }),
  cacheMegabytes: setting({
    group: settingGroups.dataAndMemory,
    variable: 'CACHE_MEGABYTES',
    shared: 'amounts',
    formerly: 'KEPT_MEGABYTES',
    kind: integer(0, 4096),
    fallback: 128,
    help: {
      en: 'the memory for cached responses, divided among the workers',
      es: 'la memoria para respuestas en caché, repartida entre los trabajadores',
    },
    unit: { en: 'megabytes', es: 'megabytes' },
    note: {
      en: 'the former name, KEPT_MEGABYTES, still works',
      es: 'el nombre anterior, KEPT_MEGABYTES, todavía funciona',
    },
  }),
  warmUp: setting({
    group: settingGroups.dataAndMemory,
    variable: 'WARM_UP',
    kind: choice('on', 'off'),
    fallback: 'on',
    help: {
      en: 'whether to build indexes and lists right after the start instead of on the first request',
      es: 'si los índices y las listas se construyen justo después del arranque, y no con la primera solicitud',
    },
    note: {
      en: 'the value off saves memory and processor time at the start, but the first searches take longer',
      es: 'el valor off ahorra memoria y procesador en el arranque, pero las primeras búsquedas tardan más',
    },
  }),
  rateLimit: setting({
    group: settingGroups.rateLimit,
    variable: 'RATE_LIMIT',
    kind: integer(0, 1_000_000),
    fallback: 600,
    help: {
      en: 'the number of requests that a client may send per window',
      es: 'el número de solicitudes que puede hacer un cliente por ventana',
    },
    note: { en: '0 means no limit', es: '0 significa sin límite' },
  }),
  rateWindow: setting({
    group: settingGroups.rateLimit,
    variable: 'RATE_LIMIT_WINDOW',
    kind: integer(1, 86_400),
    fallback: 60,
    help: { en: 'the length of a rate limit window', es: 'la duración de una ventana del límite' },
    unit: SECONDS,
  }),
  rateExempt: setting({
    group: settingGroups.rateLimit,
    variable: 'RATE_LIMIT_EXEMPT',
    kind: networks,
    fallback: LOOPBACK,
    help: {
      en: 'the clients whose requests are not counted',
      es: 'los clientes cuyas solicitudes no se cuentan',
    },
    note: {
      en: 'loopback is exempt only for requests without forwarding headers',
      es: 'loopback está exento solo en solicitudes sin encabezados de reenvío',
    },
  }),
  redisUrl: setting({
    group: settingGroups.rateLimit,
    variable: 'REDIS_URL',
    kind: redisUrl,
    fallback: undefined,
    help: {
      en: 'the Redis server that lets several servers share one rate limit per client',
      es: 'el servidor Redis con el que varios servidores comparten un solo límite por cliente',
    },
    secret: true,
  }),
  trustProxy: setting({
    group: settingGroups.trust,
    variable: 'TRUST_PROXY',
    kind: proxies,
    fallback: NOBODY,
    help: {
      en: 'the proxies whose Forwarded and X-Forwarded-For headers are trusted',
      es: 'los proxies en cuyos encabezados Forwarded y X-Forwarded-For se confía',
    },
  }),
  adminNetworks: setting({
    group: settingGroups.trust,
    variable: 'ADMIN_NETWORKS',
    kind: networks,
    fallback: LOOPBACK,
    help: {
      en: 'the clients that may read /metrics and the details of /health/ready',
      es: 'los clientes que pueden leer /metrics y los detalles de /health/ready',
    },
  }),
  mcpOrigins: setting({
    group: settingGroups.trust,
    variable: 'MCP_ORIGINS',
    kind: origins,
    fallback: NOBODY,
    help: {
      en: 'the origins of other sites whose pages may use /mcp in a browser',
      es: 'los orígenes de otros sitios cuyas páginas pueden usar /mcp en un navegador',
    },
    note: {
      en: 'PUBLIC_ORIGIN is always allowed',
      es: 'PUBLIC_ORIGIN siempre está permitido',
    },
  }),
  ...contactSettings,
  logLevel: setting({
    group: settingGroups.log,
    variable: 'LOG_LEVEL',
    kind: choice('silent', 'error', 'warn', 'info', 'debug'),
    fallback: 'info',
    help: { en: 'how much to log', es: 'cuánto se anota en la bitácora' },
  }),
  logSample: setting({
    group: settingGroups.log,
    variable: 'LOG_SAMPLE',
    kind: share,
    fallback: 0,
    help: {
      en: 'the share of responses to log, in addition to failures',
      es: 'la proporción de respuestas que se anota en la bitácora, además de las fallas',
    },
  }),
  ...connectionSettings,
};

export type Settings = ValuesOf<typeof settingsTable>;
