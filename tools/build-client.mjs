// Builds the package of the client into client/dist: one module per entry point, and its declarations.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { buildOffline } from './build-offline.mjs';
import { root } from './build-stamps.mjs';
import { typescriptOptions } from './typescript-options.mjs';

const client = join(root, 'client');
const dist = join(client, 'dist');

/** Entry points by the names of the built modules. */
const entries = { index: './src/index.ts' };

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: client,
  platform: 'neutral',
  input: entries,
  // Imports name the files that Node.js loads.
  resolve: { extensionAlias: { '.js': ['.ts'] } },
  transform: typescriptOptions,
  tsconfig: false,
});
// Names stay readable in a stack, and the source map has the rest.
const minify = { compress: true, mangle: false, codegen: { removeWhitespace: true } };
await bundle.write({ dir: dist, minify, sourcemap: true, comments: false, entryFileNames: '[name].js' });
await bundle.close();
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
execFileSync(process.execPath, [compiler, '-p', client, '--emitDeclarationOnly'], { stdio: 'inherit' });
await buildOffline(dist);
cpSync(join(client, 'embed', 'place-select.d.ts'), join(dist, 'place-select.d.ts'));
cpSync(join(root, 'LICENSE'), join(client, 'LICENSE'));
