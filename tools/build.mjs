// Builds dist/: the compiled program, the console's script from its package, and the pages of the site.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

execFileSync(
  process.execPath,
  [require.resolve('typescript/bin/tsc'), '-p', join(root, 'tsconfig.build.json')],
  {
    cwd: root,
    stdio: 'inherit',
  },
);

const reference = join(dirname(require.resolve('@scalar/fastify-api-reference')), 'js', 'standalone.js');
mkdirSync(join(root, 'dist', 'console'), { recursive: true });
copyFileSync(reference, join(root, 'dist', 'console', 'api-reference.js'));

execFileSync(process.execPath, [join(root, 'dist', 'tools', 'build-site.js')], {
  cwd: root,
  stdio: 'inherit',
});
