// Bundles programs that start often, directly from TypeScript. Loading a few files saves Node.js half a second against hundreds, and
// bundling the packages saves another fifth.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './build-stamps.mjs';
import { bundles } from './bundled-programs.mjs';
import { typescriptOptions } from './typescript-options.mjs';
import { writeLicences } from './write-licences.mjs';

/** Packages that are loaded on demand stay where they are installed. */
const LOADED_LATER = /^(pg|@redis\/client|@modelcontextprotocol\/[^/]+|node-sqlite3-wasm)($|\/)/;

export async function bundlePrograms(folder) {
  for (const { programs, parts } of bundles) await bundleInto(folder, programs, parts);
}

/** Parts are as deep in the build as most modules, because some look for files relative to themselves. */
async function bundleInto(folder, programs, parts) {
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: Object.fromEntries(programs.map((name) => [name, `./${name}.ts`])),
    external: LOADED_LATER,
    // Imports name the files that Node.js loads.
    resolve: { extensionAlias: { '.js': ['.ts'] } },
    transform: typescriptOptions,
    tsconfig: false,
  });
  const { output } = await bundle.write({
    dir: folder,
    minify: false,
    entryFileNames: '[name].js',
    chunkFileNames: `${parts}/[name]-[hash].js`,
  });
  await bundle.close();
  const moduleIds = output.flatMap((chunk) => chunk.moduleIds ?? []);
  await writeLicences(moduleIds, join(folder, parts, 'licences.txt'));
}
