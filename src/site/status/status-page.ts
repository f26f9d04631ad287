// The state of the service: the results of its probes, for people.

import { addresses } from '../shell/addresses.js';
import { codeBlock } from '../shell/code.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { statusStrings } from './strings.js';

export interface StatusModel {
  readonly readiness: 'starting' | 'ready' | 'stopping';
  readonly edition: string;
  readonly day: Date;
  /** Of the program. */
  readonly version: string;
  /** In seconds. */
  readonly uptime: number;
  readonly records: number;
  /** The operator's part of the probe; undefined for other readers. */
  readonly health: Readonly<Record<string, unknown>> | undefined;
}

export function statusPage(site: Site, model: StatusModel): string {
  const { number, day } = site;
  const status = statusStrings[site.language];
  const state = status[model.readiness];
  const rows: readonly (readonly [string, Html | string])[] = [
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
<table class="wide">
<caption class="said">${site.strings.titles.status}</caption>
<tbody>
${rows.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`)}</tbody>
</table>
${model.health && html`<h2 id="details">${status.details}</h2>\n${codeBlock('json', JSON.stringify(model.health, undefined, 2))}`}
<p class="note">${status.machines} <a href="/health/live"><code>/health/live</code></a>, <a href="/health/ready"><code>/health/ready</code></a>.</p>`,
  });
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
