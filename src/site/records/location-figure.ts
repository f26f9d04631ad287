// Where a record lies, as two small maps: the area around it, and where that is in the whole.

import { type Html, html } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import type { RecordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { recordStrings } from './strings.js';

/** Paths of an SVG; styles are those of the page. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly area: string | undefined;
  readonly insets: string;
  readonly point: { readonly x: number; readonly y: number } | undefined;
}

export interface LocationModel {
  readonly near: Drawing | undefined;
  readonly far: Drawing;
  /** The area that the near map shows. */
  readonly inside: RecordLink | undefined;
  /** The related record that lies there, if it is not the record itself. */
  readonly of: RecordLink | undefined;
  /** The map page with the record marked; undefined for the whole country. */
  readonly onMap: Address | undefined;
  /** The source of the borders. */
  readonly attribution: string;
}

export function locationFigure(
  site: Site,
  title: string,
  { near, far, inside, of, onMap, attribution }: LocationModel,
): Html {
  const { records } = recordStrings[site.language];
  const subject = of?.title ?? title;
  const link = ({ address, title: name }: RecordLink) =>
    html`<a href="${site.at(address)}" lang="es">${name}</a>`;
  return html`<figure class="place">
<div class="maps">
${near && drawing(near, records.mapOf(subject, inside?.title), 'near')}
${drawing(far, near === undefined ? records.mapOf(subject) : records.mapOf(inside?.title ?? subject), near === undefined ? 'near' : 'far')}
</div>
<figcaption>${of && html`${records.shownOnMap} ${link(of)}${inside && ', '}`}${inside && html`${of === undefined && records.inside} ${link(inside)}`}${(of ?? inside) && '. '}<small>${records.bordersBy} ${attribution}</small></figcaption>
${onMap && html`<p class="on-map"><a href="${site.at(onMap)}">${records.seeOnMap}</a></p>\n`}</figure>`;
}

function drawing({ width, height, ground, area, insets, point }: Drawing, label: string, name: string): Html {
  return html`<svg class="map ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<path class="ground" d="${ground}"/>
${area !== undefined && html`<path class="area" d="${area}"/>\n`}${insets !== '' && html`<path class="inset" d="${insets}"/>\n`}${point && html`<circle class="point" cx="${point.x}" cy="${point.y}" r="6"/>\n`}</svg>`;
}
