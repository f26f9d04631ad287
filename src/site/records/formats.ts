// The same record for programs: its codes, its formats, and the request behind the page.

import type { Row } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { type Html, html } from '../shell/html.js';
import { snippetTabs } from '../shell/snippets.js';
import { codes } from './facts.js';
import type { RecordView } from './record-view.js';

const en = {
  title: 'For programs',
  summary: (formats: string) => `${formats}, codes and API request`,
  about: 'Free to use, without a key.',
  boundary: 'Boundary (GeoJSON)',
  request: 'API request for this page',
};

const es: typeof en = {
  title: 'Para programas',
  summary: (formats) => `${formats}, códigos y solicitud a la API`,
  about: 'De uso libre, sin clave.',
  boundary: 'Límites (GeoJSON)',
  request: 'Solicitud a la API de esta página',
};

const strings = { en, es };

/** One line until it is opened: few readers of a page are programmers. */
export function formats(record: RecordView): Html {
  const { site, shown, row } = record;
  const { operations, fields } = shown;
  const words = strings[site.language];
  const path = operations.one === undefined ? '' : pathFor(operations.one, row);
  // Of two formats that lay records out alike, one is enough for people.
  const each = shown.formats.filter(
    ({ layout }, index) => shown.formats.findIndex((other) => other.layout === layout) === index,
  );
  const allFields = `fields=${fields.map(({ field }) => field.name).join(',')}`;
  const isExtended = fields.some(({ field }) => field.extended);
  return html`<details class="fold">
<summary><h2 id="formats">${words.title}</h2> <span>${words.summary(each.map(({ title }) => title).join(', '))}</span></summary>
${codes(record)}
<ul class="formats">
${each.map(({ name, title }, index) => html`<li><a href="${index === 0 ? path : `${path}?format=${name}&${allFields}`}">${title}</a></li>\n`)}${operations.boundary !== undefined && html`<li><a href="${pathFor(operations.boundary, row)}">${words.boundary}</a></li>\n`}</ul>
<p class="note">${words.about}</p>
<h3>${words.request}</h3>
${snippetTabs(site, isExtended ? `${path}?${allFields}` : path)}
</details>`;
}

/** The one record of a family is requested without its id. */
const pathFor = ({ path, parameters }: Operation, { id }: Row) =>
  requestPath(path, parameters.some(({ idOf }) => idOf !== undefined) ? { id } : {});
