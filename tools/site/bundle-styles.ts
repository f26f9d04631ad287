// Bundles the stylesheets of the site from their parts.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FontAddresses, fontFaces, tokensAsCss } from '../../src/site/shell/tokens.js';
import { features } from '../../src/site/site.js';

const SITE = join('src', 'site');
const STYLE_ENDING = '.style.css';

/** Tokens come first and print styles last, because they override the rest. */
const OF_SHELL = ['base', 'layout', 'code', 'tables', 'points'].map((name) =>
  join('shell', 'style', `${name}.css`),
);
const LAST = join('shell', 'style', 'print.css');

/** The style of all pages. */
export async function bundleStyle(root: string, fonts: FontAddresses): Promise<string> {
  const files = await readdir(join(root, SITE), { recursive: true });
  const styles = files.filter((file) => file.endsWith('.css') && !file.endsWith(STYLE_ENDING)).sort();
  const ofFeatures = features.flatMap(({ name }) =>
    styles.filter((file) => file.startsWith(join(name, '/'))),
  );
  const ordered = [...OF_SHELL, ...ofFeatures, LAST];
  const forgotten = styles.find((file) => !ordered.includes(file));
  if (forgotten !== undefined) throw new Error(`src/site/${forgotten} is missing from the list of styles.`);
  const parts = await Promise.all(ordered.map((file) => readFile(join(root, SITE, file), 'utf8')));
  return [fontFaces(fonts), tokensAsCss(), ...parts].map(squeezed).join('');
}

/** Every `*.style.css` of the site, by its name: the styles that only a few pages need. */
export async function bundleOwnStyles(
  root: string,
): Promise<readonly (readonly [name: string, css: string])[]> {
  const files = await readdir(join(root, SITE), { recursive: true });
  const entries = files.filter((file) => file.endsWith(STYLE_ENDING)).sort();
  return Promise.all(
    entries.map(async (file) => {
      const css = await readFile(join(root, SITE, file), 'utf8');
      return [basename(file, STYLE_ENDING), squeezed(css)] as const;
    }),
  );
}

/** Without comments and unnecessary whitespace. */
function squeezed(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}
