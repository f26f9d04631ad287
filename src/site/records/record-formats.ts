// The same record for programs: its formats, the request behind the page, and a text to report an error.

import { codeBlock } from '../shell/code.js';
import { type Html, html } from '../shell/html.js';
import { ORIGIN } from '../shell/origin.js';
import type { Site } from '../shell/site.js';
import { snippetTabs } from '../shell/snippets.js';
import { recordStrings } from './strings.js';

export interface RecordFormats {
  /** Of the API, by the names of the formats. */
  readonly formats: readonly { readonly name: string; readonly path: string }[];
  readonly boundary: string | undefined;
  /** The one for all values of the page. */
  readonly request: string;
}

export interface ErrorReport {
  readonly record: string;
  /** Of the page. */
  readonly path: string;
  readonly edition: string;
}

export function recordFormats(site: Site, { formats, boundary, request }: RecordFormats): Html {
  const { records } = recordStrings[site.language];
  return html`<section aria-labelledby="formats">
<h2 id="formats">${records.formats}</h2>
<p>${records.formatsAbout}</p>
<ul class="formats">
${formats.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>\n`)}${boundary !== undefined && html`<li><a href="${boundary}">${records.boundary}</a></li>\n`}</ul>
<h3>${records.request}</h3>
${snippetTabs(site, request)}
</section>`;
}

export function errorReport({ language }: Site, { record, path, edition }: ErrorReport): Html {
  const { report } = recordStrings[language].records;
  return html`<section class="report" aria-labelledby="report">
<h2 id="report">${report.title}</h2>
<details><summary>${report.summary}</summary>
<p>${report.about}</p>
${codeBlock(
  '',
  html`${report.record}: ${record}
${report.page}: <span class="origin">${ORIGIN}</span>${path}
${report.edition}: ${edition}
${report.field}: 
${report.says}: 
${report.right}: 
${report.source}: 
`,
)}
</details>
</section>`;
}
