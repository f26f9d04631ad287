// The state of the service: the results of its probes, for people.
import { addresses } from '../shell/addresses.js';
import { codeBlock } from '../shell/code.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { type Load, SLOW_SHARE } from './read-load.js';

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

interface StatusModel {
  readonly readiness: 'starting' | 'ready' | 'stopping';
  readonly edition: string;
  readonly day: Date;
  /** Of the program. */
  readonly version: string;
  /** In seconds. */
  readonly uptime: number;
  readonly records: number;
  /** Undefined for other readers. */
  readonly operator: OperatorPart | undefined;
}

interface OperatorPart {
  readonly load: Load;
  /** The rest of the probe, such as the database. */
  readonly details: Readonly<Record<string, unknown>>;
}

export function statusPage(site: Site, model: StatusModel): string {
  const { number, day } = site;
  const status = statusStrings[site.language];
  const state = status[model.readiness];
  const rows: readonly StatusRow[] = [
    [status.edition, html`<code>${model.edition}</code> (${day(model.day)})`],
    [status.records, number(model.records)],
    [status.version, model.version],
    [status.uptime, duration(site, model.uptime)],
  ];
  return layout(site, {
    path: addresses.status,
    title: site.strings.titles.status,
    description: status.lead,
    kind: 'data',
    body: html`<h1>${site.strings.titles.status}</h1>
<p class="lead"><span class="state ${model.readiness}"></span>${state}</p>
${table(site.strings.titles.status, rows)}
${model.operator && operatorPart(site, model, model.operator)}
<h2 id="more">${status.more}</h2>
<ul>
<li><a href="${site.at(addresses.changes)}">${site.strings.titles.changes}</a></li>
<li><a href="${site.at(addresses.sources)}">${site.strings.titles.sources}</a></li>
<li><a href="${site.at(addresses.data)}">${site.strings.titles.data}</a></li>
</ul>
<p class="note">${status.machines} ${joined(
      ['/health/live', '/health/ready', ...(model.operator ? ['/metrics'] : [])].map(
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

function operatorPart(site: Site, { uptime }: StatusModel, { load, details }: OperatorPart): Html {
  const { number } = site;
  const status = statusStrings[site.language];
  const atMost = (seconds: number | undefined) =>
    seconds === undefined ? site.strings.unknown : status.atMost(`${number(seconds * 1000)} ms`);
  const rows: readonly StatusRow[] = [
    [status.requests, number(load.requests)],
    [status.rate, number(Math.round((load.requests / Math.max(uptime, 1)) * 600) / 10)],
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

/** In the largest unit of at least two, or one of the smallest. */
function duration({ strings: { locale } }: Site, seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each) ?? UNITS[3];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}
