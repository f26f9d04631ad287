// The mark: the three ranges of the Andes, which part in the south and run north side by side.
import { type Html, raw } from './html.js';
import { tokens } from './tokens.js';

const ranges = [
  'M9 29C7.5 22 6.5 13 8 4',
  'M9 29C11 21.5 13 13.5 16 5.5',
  'M9 29C14.5 22.5 20 15.5 26.5 3.5',
];

/** Drawn by the stylesheet, so that it follows the theme. */
export const mark: Html = raw(
  `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${ranges
    .map((d) => `<path d="${d}"/>`)
    .join('')}</svg>`,
);

/** The mark as a file, for the tab of the browser: it brings its colours along. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${tokens.light.accent}" stroke-width="3.4" stroke-linecap="round"><style>@media (prefers-color-scheme:dark){svg{stroke:${tokens.dark.accent}}path:last-child{stroke:${tokens.dark.signal}}}</style><path d="${ranges[0]}"/><path d="${ranges[1]}"/><path d="${ranges[2]}" stroke="${tokens.light.signal}"/></svg>
`;
