// Bundles the programs that are started again and again out of their compiled modules: Node.js takes half a second less to load a few
// files than to load hundreds. Packages stay where they are installed.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './build-stamps.mjs';

/** Each in the place of the module it is made from. */
const programs = ['main', 'stdio', 'process/worker', 'database/edition-thread'];
/** As deep below the build as the modules are, since some look for files from where they are. */
const PARTS = 'src/parts/[name]-[hash].js';

export function bundleProgram(folder) {
  return build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(programs.map((name) => [`src/${name}`, join(folder, 'src', `${name}.js`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: PARTS },
      },
    },
  });
}
