// The status page shows the results of the probes. No cache stores it, because it is true only now.
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { SurfaceContext } from '../../server/http/surface.js';
import { packageVersion } from '../../settings/project-folder.js';
import { addresses } from '../shell/addresses.js';
import { codeBlock } from '../shell/code.js';
import type { Feature } from '../shell/feature.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { sendPage, serveLocalized } from '../shell/localized-routes.js';
import type { Site } from '../shell/site.js';
import { sitesOf } from '../shell/site-files.js';

/** The load since the start, from the metrics: requests, latency, errors, connections and memory. */
interface ShownLoad {
  readonly requests: number;
  /** Responses with a status of 500 or more. */
  readonly failures: number;
  /** Responses to clients over their limit. */
  readonly limited: number;
  /** The time in seconds that this share of requests did not exceed. Undefined before the first request or above the last bucket. */
  readonly median: number | undefined;
  readonly slow: number | undefined;
  readonly connections: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

/** The share of requests within `slow`. */
const SLOW_SHARE = 0.95;

interface Sample {
  readonly name: string;
  readonly labels: string;
  readonly value: number;
}

/** Reads the OpenMetrics text of `/metrics`. Unknown lines are ignored. */
export function readLoad(text: string): ShownLoad {
  const samples = [...text.matchAll(/^(\w+)(?:\{([^}]*)\})? (\S+)/gm)].map(
    ([, name, labels, value]): Sample => ({
      name: name as string,
      labels: labels ?? '',
      value: Number(value),
    }),
  );
  const sum = (wanted: string, label = '') =>
    samples
      .filter(({ name, labels }) => name === wanted && labels.includes(label))
      .reduce((total, { value }) => total + value, 0);
  const within = bucketsOf(samples);
  return {
    requests: sum('atlas_requests_total'),
    failures: sum('atlas_requests_total', 'status="5xx"'),
    limited: sum('atlas_limited_requests_total'),
    median: boundOf(within, 0.5),
    slow: boundOf(within, SLOW_SHARE),
    connections: sum('atlas_connections'),
    memory: sum('process_resident_memory_bytes'),
  };
}

/** The number of requests up to each bound in seconds, over all operations, the smallest first. */
function bucketsOf(samples: readonly Sample[]): readonly (readonly [number, number])[] {
  const within = new Map<number, number>();
  for (const { name, labels, value } of samples) {
    const bound = name === 'atlas_request_duration_seconds_bucket' && /le="([^"]+)"/.exec(labels)?.[1];
    if (!bound) continue;
    const seconds = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
    within.set(seconds, (within.get(seconds) ?? 0) + value);
  }
  return [...within].sort(([a], [b]) => a - b);
}

function boundOf(within: readonly (readonly [number, number])[], share: number): number | undefined {
  const all = within.at(-1)?.[1] ?? 0;
  const bound = within.find(([, count]) => all > 0 && count >= all * share)?.[0];
  return bound === Number.POSITIVE_INFINITY ? undefined : bound;
}

const en = {
  lead: 'The state, uptime and edition of this server.',
  starting: 'The service has just started and is building its search index. It already handles requests.',
  ready: 'The service is ready.',
  stopping: 'This server is about to stop.',
  edition: 'Edition',
  records: 'Records',
  version: 'Program version',
  uptime: 'Running for',
  load: 'Load since the start',
  operatorOnly: 'Only the networks of the operator see this part.',
  requests: 'Requests',
  rate: 'Requests per minute',
  median: 'Half of the requests took',
  slow: (share: string) => `${share} of the requests took`,
  atMost: (time: string) => `at most ${time}`,
  failures: 'Server errors (5xx)',
  limited: 'Requests over the limit (429)',
  connections: 'Open connections',
  memory: 'Memory',
  more: 'The data on this server',
  details: 'Other details for the operator',
  machines: 'This status for programs:',
};

const es: typeof en = {
  lead: 'El estado, el tiempo en marcha y la edición de este servidor.',
  starting: 'El servicio acaba de iniciar y está construyendo su índice de búsqueda. Ya atiende solicitudes.',
  ready: 'El servicio está listo.',
  stopping: 'Este servidor está por detenerse.',
  edition: 'Edición',
  records: 'Registros',
  version: 'Versión del programa',
  uptime: 'En marcha hace',
  load: 'Carga desde el inicio',
  operatorOnly: 'Solo las redes de quien opera el servicio ven esta parte.',
  requests: 'Solicitudes',
  rate: 'Solicitudes por minuto',
  median: 'La mitad de las solicitudes tardó',
  slow: (share) => `El ${share} de las solicitudes tardó`,
  atMost: (time) => `como máximo ${time}`,
  failures: 'Errores del servidor (5xx)',
  limited: 'Solicitudes por encima del límite (429)',
  connections: 'Conexiones abiertas',
  memory: 'Memoria',
  more: 'Los datos de este servidor',
  details: 'Otros detalles para quien lo opera',
  machines: 'Este estado para programas:',
};

/** The texts of the status page, in each language. */
const statusStrings = { en, es };

/** The state of the service: the results of its probes, for people. */
function statusPage(
  site: Site,
  { model, catalog }: Engine,
  readiness: 'starting' | 'ready' | 'stopping',
  version: string,
  operator: Html | undefined,
): string {
  const { number, day } = site;
  const status = statusStrings[site.language];
  const { edition } = catalog;
  const stored = model.families.filter(({ file }) => file !== undefined);
  const records = stored.reduce((sum, family) => sum + catalog.table(family).rows.length, 0);
  const rows: readonly StatusRow[] = [
    [status.edition, html`<code>${editionName(edition)}</code> (${day(editionTime(edition))})`],
    [status.records, number(records)],
    [status.version, version],
    [status.uptime, duration(site, process.uptime())],
  ];
  return layout(site, {
    path: addresses.status,
    title: site.strings.titles.status,
    description: status.lead,
    kind: 'data',
    body: html`<h1>${site.strings.titles.status}</h1>
<p class="lead"><span class="state ${readiness}"></span>${status[readiness]}</p>
${table(site.strings.titles.status, rows)}
${operator}
<h2 id="more">${status.more}</h2>
<ul>
<li><a href="${site.at(addresses.changes)}">${site.strings.titles.changes}</a></li>
<li><a href="${site.at(addresses.sources)}">${site.strings.titles.sources}</a></li>
<li><a href="${site.at(addresses.data)}">${site.strings.titles.data}</a></li>
</ul>
<p class="note">${status.machines} ${joined(
      ['/health/live', '/health/ready', ...(operator ? ['/metrics'] : [])].map(
        (path) => html`<a href="${path}"><code>${path}</code></a>`,
      ),
      ', ',
    )}.</p>`,
  });
}

type StatusRow = readonly [string, Html | string];

const table = (caption: string, rows: readonly StatusRow[]): Html => html`<table class="wide">
<caption class="said">${caption}</caption>
<tbody>
${rows.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`)}</tbody>
</table>`;

/** The load and further probes such as the database, for the operator's networks only. */
function operatorPart(site: Site, load: ShownLoad, health: Readonly<Record<string, unknown>>): Html {
  // The probes without those that the page shows to everyone.
  const { status: _, edition: __, rows: ___, ...details } = health;
  const { number } = site;
  const status = statusStrings[site.language];
  const atMost = (seconds: number | undefined) =>
    seconds === undefined ? site.strings.unknown : status.atMost(`${number(seconds * 1000)} ms`);
  const rows: readonly StatusRow[] = [
    [status.requests, number(load.requests)],
    [status.rate, number(Math.round((load.requests / Math.max(process.uptime(), 1)) * 600) / 10)],
    [status.median, atMost(load.median)],
    [status.slow(site.percent(SLOW_SHARE)), atMost(load.slow)],
    [status.failures, number(load.failures)],
    [status.limited, number(load.limited)],
    [status.connections, number(load.connections)],
    [status.memory, `${number(Math.round(load.memory / 1_000_000))} MB`],
  ];
  return html`<h2 id="load">${status.load}</h2>
<p class="note">${status.operatorOnly}</p>
${table(status.load, rows)}
${Object.keys(details).length > 0 && html`<h2 id="details">${status.details}</h2>\n${codeBlock('json', JSON.stringify(details, undefined, 2))}`}`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in the largest unit with at least two, or in a smaller one. */
function duration({ strings: { locale } }: Site, seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each) ?? UNITS[3];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}

export const status: Feature = {
  name: 'status',
  serve: serveStatus,
  pages: () => [{ name: 'status', count: 1, address: () => addresses.status }],
};

async function serveStatus(
  server: FastifyInstance,
  { status: { readiness, health, metrics } }: SurfaceContext,
): Promise<void> {
  const version = await packageVersion();

  serveLocalized(server, {
    address: addresses.status,
    get: async (language, request, reply) => {
      const isAdmin = request.response.from?.isAdmin === true;
      const site = sitesOf(request.edition)[language];
      const operator = isAdmin ? operatorPart(site, readLoad(await metrics.write()), health()) : undefined;
      const page = statusPage(site, request.edition.engine, readiness(), version, operator);
      return sendPage(reply, language, page, readiness() === 'ready' ? 200 : 503);
    },
  });
}
