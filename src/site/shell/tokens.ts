// The design tokens, which are every colour, size and typeface of the site. The palette is warm paper, a green so dark that it is nearly
// black, the green of a wooded range, and burnt clay as a rare signal.

import { areaColours, unknownColour } from '../../engine/maps/area-paths.js';

const light = {
  paper: '#faf8f3',
  surface: '#fffefb',
  sunken: '#f2eee4',
  ink: '#16231e',
  soft: '#4d5b55',
  line: '#ddd7c9',
  /** The shadow at the side of a box that scrolls. */
  shade: '#16231e38',
  /** The borders of controls, which must contrast with the paper. */
  edge: '#8b8e82',
  accent: '#0d5c49',
  onAccent: '#ffffff',
  accentWash: '#e3eee8',
  signal: '#a5441c',
  signalWash: '#f8e9e0',
  /** The areas of a map in increasing order, and the colour of unknown values. */
  ...areaTokens('light'),
  /** The line between areas. */
  border: '#8fae98',
  /** Points on a map, which contrast with all of the area colours. */
  point1: '#b4512a',
  point2: '#2b5f9e',
  point3: '#7b3f98',
  point4: '#96690a',
  point5: '#a62a6b',
  point6: '#37474f',
  point7: '#0b7285',
  point8: '#7a1f1f',
  /** The colour around the country on a map. */
  sea: '#eef1f1',
  land: '#dfded7',
  codeKey: '#0d5c49',
  codeText: '#7a4a12',
  codeNumber: '#8a3416',
  codeWord: '#51407e',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: '#111917',
  surface: '#18221f',
  sunken: '#0c1311',
  ink: '#e8ece6',
  soft: '#a5b3ac',
  line: '#2b3833',
  shade: '#000000a0',
  edge: '#6f8078',
  accent: '#74d0b0',
  onAccent: '#07241b',
  accentWash: '#17322a',
  signal: '#f0a079',
  signalWash: '#3a2219',
  ...areaTokens('dark'),
  border: '#0c1311',
  point1: '#f0a079',
  point2: '#8ab8ef',
  point3: '#cfa0e8',
  point4: '#e8c468',
  point5: '#f29ac4',
  point6: '#cfd8dc',
  point7: '#5fd3e3',
  point8: '#ff8f8f',
  sea: '#0d1517',
  land: '#232b29',
  codeKey: '#74d0b0',
  codeText: '#e2c08d',
  codeNumber: '#f0a079',
  codeWord: '#bfb0ee',
};

function areaTokens(theme: keyof typeof areaColours) {
  const [area1, area2, area3, area4, area5] = areaColours[theme];
  return { area1, area2, area3, area4, area5, area0: unknownColour[theme] };
}

const serif =
  '"Iowan Old Style", Charter, "Bitstream Charter", "Source Serif 4", "Sitka Text", Cambria, Georgia, "Noto Serif", "Liberation Serif", serif';

/** System typefaces apply until the site's own have loaded. */
const type = {
  heading: `"Atlas Headings", ${serif}`,
  sans: '"Atlas Text", "Atlas Text Fallback", -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace',
} as const;

/** Steps of about a fifth, from notes to the title of the front page. */
const size = {
  note: '0.8125rem',
  small: '0.9rem',
  body: '1.0625rem',
  lead: '1.25rem',
  heading: '1.45rem',
  title: 'clamp(1.8rem, 1.35rem + 2vw, 2.5rem)',
  display: 'clamp(2.15rem, 1.3rem + 3.6vw, 3.5rem)',
} as const;

/** Multiples of a quarter of a line. */
const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
} as const;

const radius = { small: '0.25rem', large: '0.5rem' } as const;

/** The widest text and the widest page. */
const measure = { text: '43rem', page: '76rem' } as const;

export const tokens = { light, dark, type, size, space, radius, measure } as const;

export interface FontAddresses {
  readonly headings: string;
  readonly text: string;
}

/**
 * The headings have one weight. A typeface is used only if it loads before the first paint, so that nothing moves. Otherwise it is cached
 * for the next page, and a common typeface with the same width and line height is used.
 */
export const fontFaces = ({ headings, text }: FontAddresses): string =>
  `@font-face{font-family:"Atlas Headings";src:url("${headings}") format("woff2");font-weight:600;font-display:optional}
@font-face{font-family:"Atlas Text";src:url("${text}") format("woff2");font-weight:400 600;font-display:optional}
@font-face{font-family:"Atlas Text Fallback";src:local("Arial"),local("Helvetica Neue"),local("Helvetica"),local("Liberation Sans");size-adjust:93.4%;ascent-override:109.7%;descent-override:42.8%;line-gap-override:0%}`;

/** The tokens as custom properties for the light and the dark theme, by the system or the reader's choice. */
export function tokensAsCss(): string {
  const rest = Object.entries({ type, size, space, radius, measure })
    .map(([group, values]) => declarations(values, group === 'type' ? 'font-' : `${group}-`))
    .join('\n');
  return `:root {
  color-scheme: light;
${declarations(light)}
${rest}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
    color-scheme: dark;
${declarations(dark)}
  }
}
:root[data-theme='dark'] {
  color-scheme: dark;
${declarations(dark)}
}
`;
}

function declarations(values: Readonly<Record<string, string>>, prefix = ''): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(values)
    .map(([name, value]) => `  --${prefix}${kebab(name)}: ${value};`)
    .join('\n');
}
