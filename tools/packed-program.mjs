// Packages contain no links, and dist/ is one. While npm packs, lib/ is a copy of the bundled programs and pages, and --remove deletes it.
import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from './build-stamps.mjs';
import { bundledPaths } from './bundled-programs.mjs';

const packed = join(root, 'lib');

rmSync(packed, { recursive: true, force: true });
if (!process.argv.includes('--remove'))
  for (const each of [...bundledPaths, 'site'])
    cpSync(join(realpathSync(dist), each), join(packed, each), { recursive: true });
