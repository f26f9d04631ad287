// Lets Node.js load the project's TypeScript itself: `--import` this file, and an import of `x.js` finds `x.ts`, without its types.
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformSync } from 'rolldown/utils';
import { typescriptOptions } from '../../tools/typescript-options.mjs';

/** @param {string} url */
const isOurs = (url) => url.startsWith('file:') && !url.includes('/node_modules/');

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL !== undefined && isOurs(context.parentURL)) {
    const url = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts') || !isOurs(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    ...typescriptOptions,
    tsconfig: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { format: 'module', source: code, shortCircuit: true };
}

// Node.js runs the hooks in a thread of their own, which loads this file again.
if (isMainThread) register(import.meta.url);
