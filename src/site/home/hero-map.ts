// The picture of the front page: the country, its largest places by name, and dots that lead to the pages of records.

import type { Localized } from '../../engine/text/localized.js';
import type { ViewBox } from '../drawing/map-places.js';
import { type Html, html } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import type { Site } from '../shell/site.js';
import { homeStrings } from './strings.js';

export interface HeroMap {
  readonly width: number;
  readonly height: number;
  /** The areas, as one path each. */
  readonly areas: readonly string[];
  readonly insets: readonly ViewBox[];
  readonly dots: readonly HeroDot[];
  /** The kinds of the dots, in the order of their colours. */
  readonly kinds: readonly Localized[];
  /** How far from a dot one may tap it. */
  readonly reach: number;
}

export interface HeroDot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly address: Address;
  /** From 1: which of the kinds. */
  readonly kind: number;
  /** Written beside it, to its left or to its right. */
  readonly label: { readonly text: string; readonly side: 'left' | 'right' } | undefined;
}

export function heroMap({ at, language }: Site, map: HeroMap): Html {
  const home = homeStrings[language];
  const { width, height, areas, insets, dots, kinds, reach } = map;
  return html`<figure class="hero-map">
<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="${home.map}">
<g class="land" aria-hidden="true">${areas.map((d) => html`<path d="${d}"/>`)}</g>
<g class="insets" aria-hidden="true">${insets.map(
    ([x, y, wide, tall]) => html`<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`,
  )}</g>
${dots.map(
  ({ x, y, name, address, kind, label }) =>
    html`<a href="${at(address)}" aria-label="${name} (${kinds[kind - 1]?.[language]})">${label === undefined && html`<title>${name}</title>`}<circle class="reach" cx="${x}" cy="${y}" r="${reach}"/><circle class="dot p${kind}" cx="${x}" cy="${y}" r="${label === undefined ? 8 : 11}"/>${label !== undefined && html`<text class="${label.side}" x="${label.side === 'left' ? x - 20 : x + 20}" y="${y}">${label.text}</text>`}</a>
`,
)}</svg>
<figcaption>${home.mapAbout}
<ul>${kinds.map((kind, index) => html`<li><span class="dot p${index + 1}"></span>${kind[language]}</li>`)}</ul></figcaption>
</figure>`;
}
