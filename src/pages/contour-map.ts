// The picture of the front page: lines of equal height and a dot for each municipal seat, as paths that the stylesheet colours.
import { type Html, html } from './html.js';

export interface ContourMap {
  readonly width: number;
  readonly height: number;
  /** The lines of each height, from the lowest to the highest. */
  readonly lines: readonly string[];
  readonly dots: string;
  /** How many seats have a known height, and how many there are. */
  readonly heights: number;
  readonly seats: number;
}

export function contourMapFigure({ width, height, lines, dots }: ContourMap, caption: string): Html {
  return html`<figure class="contour-map">
<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
<g class="lines">${lines.map((line) => html`<path d="${line}"/>`)}</g>
<path class="dots" d="${dots}"/>
</svg>
<figcaption>${caption}</figcaption>
</figure>`;
}
