// Builds the parts of the client that work without a server, for browsers and Node.js, each in its folder. They are the engine with the
// families but without documentation, and the holidays alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { isolatedDeclaration } from 'rolldown/experimental';
import { root } from './build-stamps.mjs';
import { typescriptOptions } from './typescript-options.mjs';
import { withoutDocumentation } from './without-documentation.mjs';
import { writeLicences } from './write-licences.mjs';

const client = join(root, 'client');
const bytes = join(client, 'offline', 'bytes.ts');

/** The entry points of each part, and the modules whose types they export. */
const parts = {
  offline: {
    entries: ['index', 'folder'],
    types: ['index', 'folder', 'create-offline', 'files-at', 'read-file'],
  },
  holidays: { entries: ['index'], types: ['index'] },
};

export async function buildOffline(folder) {
  for (const [part, { entries, types }] of Object.entries(parts)) {
    const into = join(folder, part);
    const modules = [];
    for (const entry of entries) modules.push(...(await build(join(client, part, `${entry}.ts`), into)));
    if (modules.some((id) => id.includes('node_modules')))
      await writeLicences(modules, join(into, 'licences.txt'));
    for (const name of types) await declare(join(client, part, `${name}.ts`), join(into, `${name}.d.ts`));
  }
}

async function build(input, into) {
  const bundle = await rolldown({
    cwd: root,
    platform: 'neutral',
    input,
    external: /^node:/,
    // Imports name the files that Node.js loads.
    resolve: { extensionAlias: { '.js': ['.ts'] }, mainFields: ['module', 'main'] },
    transform: { ...typescriptOptions, inject: { Buffer: [bytes, 'Buffer'] } },
    tsconfig: false,
    plugins: [withoutDocumentation(root)],
  });
  const { output } = await bundle.write({
    dir: into,
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
  });
  await bundle.close();
  return output.flatMap((chunk) => chunk.moduleIds ?? []);
}

async function declare(module, file) {
  const { code, errors } = await isolatedDeclaration(module, readFileSync(module, 'utf8'));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${module}: ${message}`).join('\n'));
  writeFileSync(file, code);
}
