// Bundles the scripts and the stylesheet of the site from their parts.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Bundle } from '../../src/site/pages/site.js';
import { fontFace, tokensAsCss } from '../../src/site/pages/tokens.js';

export async function bundleScript(root: string, name: Bundle): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'src', 'site', 'browser', `${name}.ts`),
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { target: 'es2022' },
    tsconfig: false,
  });
  const { output } = await bundle.generate({ format: 'iife', name, minify: true });
  await bundle.close();
  return output[0].code;
}

/** Tokens first; print styles last, because they override the rest. */
const PARTS = [
  ...['base', 'layout', 'code', 'tables', 'docs', 'front'],
  ...['atlas', 'table', 'explore', 'tools', 'try', 'print'],
];

export async function bundleStyle(root: string, font: string): Promise<string> {
  const folder = join(root, 'src', 'site', 'pages', 'style');
  const there = (await readdir(folder)).map((name) => name.replace(/\.css$/, ''));
  const forgotten = there.filter((name) => !PARTS.includes(name));
  if (forgotten.length > 0)
    throw new Error(`src/site/pages/style/${forgotten[0]}.css is not in any list of parts.`);
  const parts = await Promise.all(PARTS.map((name) => readFile(join(folder, `${name}.css`), 'utf8')));
  return [fontFace(font), tokensAsCss(), ...parts].map(squeezed).join('');
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
