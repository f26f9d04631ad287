// The same record for programs: its codes, its formats, and the request behind the page.

import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { snippetTabs } from '../shell/snippets.js';
import { factList, type ShownFact } from './fact-list.js';
import { recordStrings } from './strings.js';

export interface RecordFormats {
  /** Of the API, by the names of the formats. */
  readonly formats: readonly { readonly name: string; readonly path: string }[];
  readonly boundary: string | undefined;
  /** The one for all values of the page. */
  readonly request: string;
}

/** One line until it is opened: few readers of a page are programmers. */
export function recordFormats(
  site: Site,
  { formats, boundary, request }: RecordFormats,
  codes: readonly ShownFact[],
): Html {
  const { records } = recordStrings[site.language];
  return html`<details class="fold">
<summary><h2 id="formats">${records.formats}</h2> <span>${records.formatsHave(formats.map(({ name }) => name).join(', '))}</span></summary>
${factList(site, codes, 'values codes')}
<ul class="formats">
${formats.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>\n`)}${boundary !== undefined && html`<li><a href="${boundary}">${records.boundary}</a></li>\n`}</ul>
<p class="note">${records.formatsAbout}</p>
<h3>${records.request}</h3>
${snippetTabs(site, request)}
</details>`;
}
